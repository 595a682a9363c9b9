// The German words of settings, of a new match, of looking back, and of matches that cannot be shown.
import type { PagesWords } from './en.ts';

const plural = new Intl.PluralRules('de');
const count = (n: number, one: string, other: string) => `${n} ${plural.select(n) === 'one' ? one : other}`;

const de: PagesWords = {
  newMatch: {
    title: (game: string) => `Neue Partie: ${game}`,
    players: 'Am Tisch',
    person: 'Mensch',
    bot: 'Bot',
    name: 'Name',
    level: 'Stärke',
    levels: { 1: 'leicht', 2: 'gut', 3: 'stark' },
    addPerson: 'Mensch dazu',
    addBot: 'Bot dazu',
    playAlone: 'Allein spielen',
    playAgainstClock: 'Allein, gegen die Uhr',
    remove: (name: string) => `Entfernen: ${name}`,
    colourOf: (name: string) => `Marker wechseln: ${name}`,
    sharing: {
      corners: 'An diesem Bildschirm bekommen alle eine eigene Ecke mit eigenen Knöpfen.',
      turns: 'Ihr spielt reihum an diesem Bildschirm.',
      curtain: 'Der Bildschirm geht von Hand zu Hand: Niemand sieht, was dir gehört.',
      none: 'Hier spielen alle gleichzeitig, also braucht jeder Mensch ein eigenes Gerät. Mit Freunden geht’s in einem Raum.',
    },
    rules: 'Regeln für diese Partie',
    start: 'Partie starten',
    tooFew: (min: number) =>
      `Es fehlt noch jemand: Mindestens ${min === 1 ? 'eine Person muss' : `${min} müssen`} am Tisch sitzen, ob Mensch oder Bot.`,
    noName: 'Gib allen einen Namen.',
  },
  challenge: {
    title: (game) => `Eine Herausforderung: ${game}`,
    toBeat: (result) => `Zu schlagen: ${result}`,
    note: 'Du spielst allein, mit demselben Aufbau wie die Person, die dich herausfordert. Dein erster Versuch zählt.',
    unproven: 'Das Ergebnis steht so im Link: Niemand hat es geprüft.',
    takeOn: 'Annehmen',
    learn: 'So wird gespielt',
  },
  replay: {
    title: 'Rückschau',
    player: (place: number) => `Spieler ${place}`,
    step: 'Schritt',
    stepOf: (step: number, of: number) => `Schritt ${step} von ${of}`,
    back: 'Einen Schritt zurück',
    forward: 'Einen Schritt weiter',
    share: 'Teilen',
    copied: 'Der Link ist kopiert. Er enthält die ganze Partie.',
    notCopied: 'Der Link ließ sich nicht kopieren. Hier ist er:',
  },
  notShown: {
    missing: {
      title: 'Diese Partie ist nicht hier',
      note: 'Vielleicht wurde sie gelöscht, oder sie ist auf einem anderen Gerät. Partien bleiben auf dem Gerät, auf dem sie gespielt werden.',
    },
    unknownGame: {
      title: 'Ein unbekanntes Spiel',
      note: 'Das Spiel dieser Partie kennt diese Version von Starboard nicht. Die Partie bleibt unverändert gespeichert.',
    },
    newerRules: {
      title: 'Aus einem neueren Starboard',
      note: 'Für diese Partie gelten neuere Regeln. Aktualisiere Starboard, um weiterzuspielen; sie bleibt unverändert gespeichert.',
    },
    olderRules: {
      title: 'Aus einem älteren Starboard',
      note: 'Für diese Partie gelten ältere Regeln, die es hier nicht mehr gibt. Sie bleibt unverändert gespeichert und lässt sich exportieren.',
    },
    damaged: {
      title: 'Diese Partie ist beschädigt',
      note: 'Ihre Züge passen nicht mehr zusammen, darum lässt sie sich nicht zeigen. Sie bleibt unverändert gespeichert und lässt sich exportieren.',
    },
    noMemory: {
      title: 'Kein Zugriff auf Partien',
      note: 'Dieser Browser lässt Starboard die gespeicherten Partien gerade nicht lesen. Schließ andere Tabs von Starboard und lade neu.',
    },
    failed: {
      title: 'In dieser Partie ist etwas schiefgegangen',
      note: 'Sie ist so gespeichert, wie sie vor dem letzten Schritt war. Lade neu, um weiterzuspielen; passiert es wieder, exportiere sie oder geh zurück zur Startseite.',
    },
    elsewhere: {
      title: 'In einem anderen Tab offen',
      note: 'Diese Partie wird gerade in einem anderen Tab oder Fenster gespielt.',
    },
    moved: {
      title: 'In einem anderen Tab fortgesetzt',
      note: 'Diese Partie wird jetzt in einem anderen Tab oder Fenster gespielt.',
    },
    badLink: {
      title: 'Dieser Link ist unvollständig',
      note: 'Die Partie in diesem Link ist nicht lesbar. Vielleicht wurde er beim Kopieren abgeschnitten.',
    },
    unfinished: {
      title: 'Noch nicht zu Ende',
      note: 'Eine Rückschau gibt es nur auf beendete Partien.',
    },
  },
  settings: {
    title: 'Einstellungen',
    language: 'Sprache',
    system: 'Wie das Gerät',
    languageMissing: 'Diese Sprache ließ sich nicht laden. Wähle sie noch einmal, sobald du online bist.',
    name: 'Dein Name',
    token: 'Dein Marker',
    tokenName: (name: string) => `Marker: ${name}`,
    theme: 'Aussehen',
    themes: { system: 'Wie das Gerät', dark: 'Nacht', light: 'Tag' },
    motion: 'Bewegung',
    motions: { system: 'Wie das Gerät', full: 'Voll', reduced: 'Reduziert' },
    sound: 'Ton',
    vibration: 'Vibration',
    notify: 'Bescheid geben, wenn ich dran bin',
    notifyNote: 'Mit einer Benachrichtigung, solange ein Raum im Hintergrund offen ist.',
    notifyBlocked: 'Dein Browser blockiert Benachrichtigungen von Starboard: Erlaube sie zuerst dort.',
    letters: 'Buchstaben auf Planeten',
    lettersNote: 'Ein Buchstabe auf jedem Planeten, zusätzlich zu Form und Farbe.',
    distractors: 'Sterne und Kometen auf Karten',
    distractorsNote: 'Sie haben im Spiel keine Bedeutung.',
    bigger: 'Größere Planeten',
    data: 'Deine Daten',
    dataNote:
      'Alles bleibt auf diesem Gerät. Exportiere es, um es mitzunehmen oder als Kopie aufzuheben; ein Import ergänzt, was schon da ist. Behalte die Datei für dich: Wer sie hat, kann in den Ranglisten als du auftreten.',
    export: 'Alles exportieren',
    import: 'Datei importieren',
    imported: (added: number, known: number, inPlay: number, days: number, unreadable: number) =>
      [
        `${count(added, 'Partie', 'Partien')} hinzugefügt`,
        `${known} schon da`,
        ...(inPlay
          ? [
              `${inPlay} ausgelassen, weil in einem anderen Tab gespielt wird: schließe ihn und importiere noch einmal`,
            ]
          : []),
        ...(days ? [`${count(days, 'Galaxie', 'Galaxien')} des Tages hinzugefügt`] : []),
        ...(unreadable ? [`${unreadable} unlesbar und ausgelassen`] : []),
      ].join(', '),
    importFaults: {
      notJson:
        'Diese Datei ist nicht lesbar. Wähle eine Datei, die Starboard exportiert hat; es wurde nichts geändert.',
      notOurs: 'Diese Datei stammt aus einem anderen Programm. Es wurde nichts geändert.',
      newer:
        'Diese Datei stammt aus einem neueren Starboard. Aktualisiere zuerst dieses hier; es wurde nichts geändert.',
      damaged: 'Diese Datei ist beschädigt. Es wurde nichts geändert.',
      notStored: 'Für diese Datei ist kein Platz. Es wurde nichts geändert.',
    },
    version: (version: string) => `Version ${version}`,
    check: 'Nach neuer Version suchen',
    checked: {
      found: 'Eine neue Version ist unterwegs.',
      none: 'Das ist die neueste Version.',
      failed: 'Die Suche ging nicht. Versuch es noch einmal, wenn du Netz hast.',
    },
  },
  about: {
    title: 'Über Starboard',
    text: [
      'Starboard ist ein inoffizielles Projekt von Leuten, die diese Spiele mögen. Autoren und Verlage haben es weder gemacht noch abgesegnet. Zeichnungen, Texte und Kartenlisten sind von uns.',
      'Partien bleiben auf deinem Gerät. Von der Tagesgalaxie gehen deine Antworten und deine Zeit an die Ranglisten und die Ligen, denen du beigetreten bist, ein Name nur, wo du einen angegeben hast; dort kannst du alles zurückziehen. Keine Konten, keine Werbung, keine Tracker.',
      'Dir gefällt ein Spiel? Kauf die Schachtel: An einem Tisch ist es noch schöner.',
    ],
    creditsTitle: 'Die Originalspiele',
    credit: (game: string, authors: string, illustrators: string, publisher: string) =>
      `${game}: von ${authors}${illustrators && `, illustriert von ${illustrators}`}${publisher && `, erschienen bei ${publisher}`}`,
    licence: 'Das Programm ist freie Software unter der MIT-Lizenz.',
  },
};

export default de;
