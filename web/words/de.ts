// Every word of the app in German.
import type { Words } from './en.ts';

const plural = new Intl.PluralRules('de');
const count = (n: number, one: string, other: string) => `${n} ${plural.select(n) === 'one' ? one : other}`;
const you = 'Du';

const de: Words = {
  you,
  home: {
    tagline: 'Weltraumspiele für zu Hause, den Zug und Freunde in der Ferne.',
    playNow: 'Jetzt spielen',
    playNowNote: (bots: number) =>
      ['allein', 'gegen einen leichten Bot', 'gegen zwei leichte Bots'][bots] ?? `gegen ${bots} leichte Bots`,
    choose: 'Spieler und Regeln wählen',
    learn: 'So wird gespielt',
    continue: 'Weiterspielen',
    finished: 'Beendet',
    statistics: 'Statistik',
    settings: 'Einstellungen',
    about: 'Über Starboard',
    back: 'Zurück zur Startseite',
    open: (names: string) => `Weiterspielen: ${names}`,
    lookBack: (names: string) => `Rückschau auf die Partie: ${names}`,
    delete: 'Löschen',
    deleteSure: 'Endgültig löschen?',
    keep: 'Behalten',
    unreadable: (many: number) =>
      `${many === 1 ? 'Eine Partie hier lässt' : `${many} Partien hier lassen`} sich nicht lesen. Verloren ist nichts: In den Einstellungen kannst du alles exportieren.`,
    notBegun: 'noch nicht gestartet',
    justNow: 'gerade eben',
    install: 'App installieren',
    installNote: 'Starboard startet dann vom Home-Bildschirm, auch offline.',
    iosTitle: 'Hol dir Starboard auf den Home-Bildschirm',
    iosSteps: ['Tippe in Safari auf „Teilen“.', 'Wähle „Zum Home-Bildschirm“.', 'Tippe auf „Hinzufügen“.'],
    close: 'Schließen',
    offline: 'Spielen geht auch offline.',
  },
  daily: {
    title: (number: number) => `Galaxie des Tages\u00a0${number}`,
    line: 'Sechs Würfe, heute für alle dieselben.',
    plain: 'Schlichte Galaxie',
    solve: 'Lösen',
    goOn: 'Weiter',
    seeResult: 'Zum Ergebnis',
    begun: (answered: number) => `Gestartet: ${count(answered, 'Antwort', 'Antworten')} gegeben.`,
    solved: (score: number, of: number, time: string) => `${score} von ${of} in ${time}`,
    streak: (days: number) => `${count(days, 'Tag', 'Tage')} in Folge`,
    next: (time: string) => `Nächste Galaxie in ${time}`,
  },
  opening: {
    withFriends: 'Mit Freunden spielen',
    opening: 'Raum wird geöffnet …',
    gotLink: 'Hast du einen Link oder Code?',
    link: 'Link oder Code des Raums',
    linkNote: 'Öffnet sich der Link im Browser? Füg ihn hier ein.',
    toRoom: 'Zum Raum',
    badLink: 'Das ist kein Raum-Link: Der endet mit /r/ und zehn Buchstaben und Ziffern.',
    failures: {
      offline: 'Keine Verbindung. Ein Raum braucht eine, das Spielen hier nicht.',
      tooMany: 'Zu viele Räume auf einmal. Warte eine Minute und versuch es noch einmal.',
      outdated: 'Diese Seite ist veraltet. Lade sie neu, um die neueste Version zu bekommen.',
      other: 'Der Server hatte einen Aussetzer. Warte eine Minute und versuch es noch einmal.',
    },
    again: 'Noch einmal versuchen',
  },
  table: {
    seats: 'Mitspielende',
    rules: 'Regeln',
    wins: (names, many) =>
      many > 1 ? `Gemeinsamer Sieg: ${names}!` : names === you ? 'Du gewinnst!' : `${names} gewinnt!`,
    again: 'Noch einmal',
    sameAgain: 'Gleicher Aufbau noch einmal',
    replay: 'Rückschau',
    home: 'Startseite',
    leave: 'Tisch verlassen; die Partie bleibt gespeichert',
    pause: 'Pause',
    paused: 'Pause',
    pausedNote: 'Die Uhr ist angehalten und der Tisch verdeckt. Die Partie ist gespeichert.',
    resume: 'Weiter',
    playHere: 'Hier spielen',
  },
  seatColours: [
    'himmelblauer Kreis',
    'oranges Quadrat',
    'jadegrünes Dreieck',
    'gelbe Raute',
    'rosa Fünfeck',
    'zinnoberrotes Sechseck',
    'violettes Kreuz',
    'silbernes Herz',
  ],
  notices: {
    update: 'Eine neue Version ist bereit.',
    reload: 'Jetzt aktualisieren',
    troubles: {
      full: 'Dieses Gerät ist voll: Die Partie geht weiter, wird aber nicht gespeichert. Schaff etwas Platz, dann wird wieder gespeichert.',
      blocked: 'In einem anderen Tab ist ein älteres Starboard offen. Schließ ihn, dann geht es hier weiter.',
      upgraded: 'Starboard wurde in einem anderen Tab aktualisiert. Lade diese Seite neu, um weiterzumachen.',
      unavailable:
        'Dieser Browser speichert hier nichts (ein privates Fenster?). Du kannst spielen, aber beim Schließen der Seite geht die Partie verloren.',
      newer:
        'Deine Daten stammen aus einem neueren Starboard. Sie sind sicher: Lade neu, um zu aktualisieren.',
    },
    reloadPage: 'Neu laden',
    dismiss: 'Verstanden',
  },
  trouble: {
    export: 'Alles exportieren',
    stumbledTitle: 'Da ist etwas schiefgegangen',
    stumbled:
      'Deine Partien sind gespeichert. Lade die Seite neu, um weiterzumachen; passiert es noch einmal, exportiere deine Daten und geh zurück zur Startseite.',
    notFetched: {
      title: 'Diese Seite ließ sich nicht laden',
      note: 'Vielleicht bist du offline. Verloren ist nichts.',
      again: 'Noch einmal versuchen',
      action: 'Das ließ sich nicht laden. Prüfe deine Verbindung und versuch es noch einmal.',
      part: 'Nicht geladen. Noch einmal versuchen',
    },
    notFoundTitle: 'Hier ist nichts',
    notFound: 'Vielleicht ist im Link ein Tippfehler, oder er gehört zu einem Spiel, das es nicht gibt.',
  },
  spaceBowl: {
    galaxy: 'Galaxie',
    box: 'Box',
    emptyBox: 'leer',
    rolling: 'Die Murmeln rollen …',
    place: (row: number, column: number) => `Zeile ${row}, Spalte ${column}`,
    shortPlace: (row: number, column: number) => `Zeile ${row}, Spalte ${column}`,
    // Each takes the ending “en” in the sentences below.
    planets: ['beringt', 'gestreift', 'verkratert', 'zweifarbig', 'gefleckt', 'vereist'],
    blackHole: 'Schwarzes Loch',
    blackHoleDisc: 'Schwarzes-Loch-Plättchen',
    destination: 'Ziel-Plättchen',
    faceDown: 'verdeckt',
    cells: [
      'oben links',
      'oben in der Mitte',
      'oben rechts',
      'links in der Mitte',
      'in der Mitte',
      'rechts in der Mitte',
      'unten links',
      'unten in der Mitte',
      'unten rechts',
    ],
    confirm: 'Festlegen',
    marks: {
      pending: 'unterwegs',
      picked: 'deine Wahl',
      confirmed: 'deine Wahl, festgelegt',
      joker: 'Joker',
      answer: 'gültiges Ziel',
      missed: 'Ziel, das niemand gefunden hat',
      jokerAnswer: 'mit Joker gültiges Ziel',
      wrong: 'kein Ziel',
      fault: 'passt hier nicht',
      pickOf: (name: string) => `Wahl: ${name}`,
    },
    faults: {
      outside: (cell: string, _planet: string, _card: string) =>
        `Die Murmeln im Feld ${cell} lägen außerhalb der Galaxie.`,
      missing: (cell: string, planet: string, card: string) =>
        `Das Feld ${cell} braucht den ${planet}en Planeten; die Karte in ${card} zeigt ihn nicht.`,
      forbidden: (cell: string, planet: string, card: string) =>
        `Das Schwarze Loch verbietet den ${planet}en Planeten im Feld ${cell}; die Karte in ${card} zeigt ihn.`,
      faceDown: (_cell: string, _planet: string, _card: string) =>
        'Eine verdeckte Karte kann nie ein Ziel sein.',
    },
    variants: {
      blackHole: 'Schwarzes Loch',
      noJoker: 'Ohne Joker',
      void: 'Leerer Raum',
      larger: 'Größere Galaxie',
      rotation: 'Drehen im Kopf',
      ring: 'Ringgalaxie',
      training: 'Übung',
    },
  },
};

export default de;
