// The German words of the daily galaxy.

import { regional } from '#web/words/region.ts';
import type { DailyWords } from './en.ts';

const plural = new Intl.PluralRules('de');
const digits = new Intl.NumberFormat(regional('de'));
const count = (n: number, one: string, other: string) =>
  `${digits.format(n)} ${plural.select(n) === 'one' ? one : other}`;

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
    pause: 'Gehst du mittendrin, bleiben deine Antworten, aber die Uhr läuft weiter.',
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
    picked: 'Tippe sie noch einmal an oder leg dich fest: ein Versuch.',
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
  truth: {
    found: 'Gefunden!',
    rightlyNone: 'Richtig, es gibt keins!',
    wrong: 'Nicht diese Karte.',
    wrongNone: 'Nicht der rote Knopf.',
    noneThere: 'Es gab keins.',
    time: (time) => `in ${time}`,
    answers: (n) =>
      n === 0 ? 'Der rote Knopf war richtig.' : `${count(n, 'Ziel', 'Ziele')}, markiert mit ✓.`,
    why: 'Warum, oder warum nicht',
    tap: 'Tippe eine Karte an: Du siehst, warum oder warum nicht.',
    fits: (place) => `${place}: ein Ziel.`,
    fails: (place) => `${place}: kein Ziel.`,
    turned: (degrees) => `Das Muster ist um ${degrees}° gedreht.`,
    closest: (degrees) => `Am nächsten kommt es um ${degrees}° gedreht:`,
  },
  over: {
    score: (score, of) => `${score} von ${of}`,
    praise: [
      'Der Himmel war heute störrisch.',
      'Ein schwerer Himmel. Morgen ist ein anderer.',
      'Ein schwerer Himmel. Morgen ist ein anderer.',
      'Der halbe Himmel gehört dir.',
      'Gut gesucht!',
      'Fast der ganze Himmel!',
      'Der ganze Himmel gehört dir!',
    ],
    time: 'Gesamtzeit',
    timing: {
      serverTimed: 'Vom Server gestoppt.',
      selfTimed: 'Von diesem Gerät gestoppt: Es zählt für dich und deine Ligen.',
      unranked:
        'Schneller oder gleichmäßiger, als Menschen spielen: Es bleibt deins, aber niemand wird daran gemessen.',
    },
    delivery: {
      kept: 'Es bleibt auf diesem Gerät.',
      waiting: 'Es wird von selbst gesendet, sobald Netz da ist.',
      delivered: 'Es ist angekommen.',
      refused: 'Der Server hat es nicht angenommen.',
    },
    spans: 'Wurf für Wurf',
    slower: (time) => `${time} langsamer als dein Schnitt`,
    faster: (time) => `${time} schneller als dein Schnitt`,
    reserves: (n) => count(n, 'Reserve', 'Reserven'),
    next: (time) => `Die nächste Galaxie beginnt in ${time}.`,
    lookBack: 'Rückschau',
    lookAt: (at) => `Wurf ${at} ansehen`,
    standing: 'Dein Platz',
    toBoard: 'Zur Rangliste',
  },
};

export default de;
