// The German words of the daily galaxy.

import type { DailyWords } from './en.ts';

const de: DailyWords = {
  shapes: {
    plain: '5 × 5 Karten und nichts Besonderes: Lies die Box, durchsuche den Himmel.',
    blackHole:
      'In manchen Würfen verschluckt ein Schwarzes Loch ein Feld der Box: Seine Murmeln sagen, welche Planeten dort nicht sein dürfen.',
    ring: 'Gegenüberliegende Ränder berühren sich: Was auf der einen Seite hinausragt, kommt auf der anderen herein.',
    rotation: 'Das Muster der Box darf gedreht werden: um eine viertel, halbe oder dreiviertel Drehung.',
    void: 'Drei Karten liegen verdeckt: Sie zeigen keine Planeten und sind nie ein Ziel.',
    larger:
      '6 × 6 Karten und manchmal ein Schwarzes Loch, dessen Murmeln sagen, welche Planeten dort nicht sein dürfen.',
  },
  intro: {
    steps: [
      'Ein Plättchen und Murmeln rollen in die Box. Finde das Ziel: die Karte für das Plättchen, auf der und um die herum die Planeten der Murmeln liegen, genau wie in der Box.',
      'Sechs Würfe, je ein Versuch. Gibt es kein Ziel, ist der rote Knopf richtig.',
      'Die Uhr läuft, sobald alles still liegt, bis du antwortest.',
    ],
    box: 'In der Box liegt die Murmel rechts vom Plättchen …',
    fits: '… also muss ihr Planet rechts vom Ziel liegen.',
    start: 'Los geht’s',
    wait: 'Einen Moment …',
    archive: 'Aus dem Archiv: Sie füllt deinen Kalender, zählt aber nicht für Rangliste und Serie.',
    pause: 'Steigst du mittendrin aus, bleiben deine Antworten, aber die Uhr läuft weiter.',
    calendar: 'Kalender',
    board: 'Rangliste',
    leagues: 'Ligen',
    more: 'Rund um die Galaxie des Tages',
  },
  notYet: {
    title: 'Noch nicht begonnen',
    note: (number, date) => `Galaxie ${number} beginnt am ${date}.`,
    clock: 'Zeigt dein Gerät das richtige Datum?',
    toToday: 'Zur heutigen Galaxie',
  },
  elsewhere: {
    title: 'In einem anderen Tab offen',
    note: 'Du löst diese Galaxie gerade in einem anderen Tab oder Fenster. Mach dort weiter, oder schließ es und komm zurück.',
  },
  play: {
    leave: 'Gehen; deine Antworten bleiben und die Uhr läuft weiter',
    throws: 'Deine Würfe',
    throwOf: (at, of) => `Wurf ${at} von ${of}`,
    clock: 'Zeit dieses Wurfs',
    still: 'Alles liegt still.',
    search: 'Tippe das Ziel an: die Karte für das Plättchen.',
    picked: 'Noch einmal antippen oder festlegen: ein Versuch.',
    pickedNone: 'Du sagst, es gibt keins. Leg dich fest: ein Versuch.',
    none: 'Kein Ziel',
    next: 'Nächster Wurf',
    end: 'Zum Ergebnis',
  },
  marks: {
    found: 'gefunden',
    rightlyNone: 'zu Recht keins',
    wrong: 'falsch',
    now: 'jetzt',
    open: 'kommt noch',
    looked: 'angesehen',
    mine: 'deine Antwort',
  },
};

export default de;
