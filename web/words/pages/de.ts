// The German words of settings, of a new match, of looking back, of statistics, and of matches that cannot be shown.
import type { PagesWords } from './en.ts';

const plural = new Intl.PluralRules('de');
const count = (n: number, one: string, other: string) => `${n} ${plural.select(n) === 'one' ? one : other}`;

const de: PagesWords = {
  newMatch: {
    title: (game: string) => `Neue Partie: ${game}`,
    players: 'Am Tisch',
    person: 'Person',
    bot: 'Bot',
    name: 'Name',
    level: 'Stufe',
    levels: { 1: 'leicht', 2: 'mittel', 3: 'schwer' },
    addPerson: 'Person hinzufügen',
    addBot: 'Bot hinzufügen',
    playAlone: 'Allein spielen',
    playAgainstClock: 'Allein, gegen die Uhr',
    remove: (name: string) => `Entfernen: ${name}`,
    colourOf: (name: string) => `Marker wechseln: ${name}`,
    sharing: {
      corners: 'Alle bekommen eine eigene Ecke dieses Bildschirms, mit eigenen Knöpfen.',
      turns: 'Ihr spielt reihum an diesem Bildschirm.',
      curtain: 'Das Gerät geht von Hand zu Hand; deine Karten sieht sonst niemand.',
      none: 'Alle spielen gleichzeitig, also braucht jede Person ein eigenes Gerät. Mit Freunden geht’s in einem Raum.',
    },
    rules: 'Regeln für diese Partie',
    start: 'Partie starten',
    tooFew: (min: number) =>
      `Mindestens ${min === 1 ? 'eine Person muss' : `${min} müssen`} am Tisch sitzen: Füg eine Person oder einen Bot hinzu.`,
    noName: 'Gib allen einen Namen.',
  },
  challenge: {
    title: (game) => `Herausforderung: ${game}`,
    toBeat: (result) => `Zu schlagen: ${result}`,
    note: 'Du spielst allein, mit demselben Aufbau wie die Person, die dich herausfordert. Nur dein erster Versuch zählt.',
    unproven: 'So steht es im Link; geprüft hat es niemand.',
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
    play: 'Abspielen',
    pause: 'Pause',
    speed: 'Tempo',
    speeds: { slow: 'Langsam', normal: 'Normal', fast: 'Schnell' },
    jumpBack: 'Zur vorigen Runde oder Wende',
    jumpForward: 'Zur nächsten Runde oder Wende',
    moments: 'Höhepunkte',
    rounds: 'Runden',
    round: (round: number) => `Runde ${round}`,
    turns: 'Wendepunkte',
    takesLead: (name: string) => `${name} geht in Führung`,
    gains: (name: string, points: number) => `${name} holt ${count(points, 'Punkt', 'Punkte')} auf einmal`,
    lastRound: 'Die letzte Runde',
    missed: 'Was niemand gefunden hat',
    close: 'Schließen',
    atTable: (names: string) => `Am Tisch: ${names}.`,
    share: 'Teilen',
    copied: 'Link kopiert. Er enthält die ganze Partie.',
    notCopied: 'Der Link ließ sich nicht kopieren. Hier ist er:',
  },
  statistics: {
    here: 'Alles hier stammt aus den Partien auf diesem Gerät und bleibt darauf.',
    empty: {
      title: 'Noch keine Partie zu Ende gespielt',
      note: 'Sobald du gespielt hast, siehst du hier, wie oft du gegen wen gewonnen hast, deine besten Ergebnisse und wie du dich machst.',
      play: 'Space Bowl, gegen zwei leichte Bots',
    },
    unplayed: (games) => `Noch nicht gespielt: ${games}.`,
    play: (game) => `${game} spielen`,
    daily: 'Die Galaxie des Tages: deine Tage und deine besten Ergebnisse',
    against: 'Gegner',
    matches: 'Partien',
    wins: 'Siege',
    best: 'Rekord',
    rivals: {
      alone: 'Allein',
      1: 'Leichte Bots',
      2: 'Mittlere Bots',
      3: 'Schwere Bots',
      mixed: 'Gemischte Bots',
      people: 'Andere an diesem Bildschirm',
    },
    another: (label, place) => `${label} (${place})`,
    won: 'gewonnen',
    lost: 'nicht gewonnen',
    mean: (many) => `Schnitt der letzten ${many}`,
    curve: (many, days, best) => `${count(many, 'Partie', 'Partien')}, ${days}, Rekord ${best}.`,
    when: 'Wann',
    points: 'Ergebnis',
    outcome: 'Ausgang',
    bestEver: 'Bestes Ergebnis',
    clearest: 'Höchster Sieg',
    ahead: (points) => `${count(points, 'Punkt', 'Punkte')} Vorsprung`,
    longest: 'Siege in Folge',
    inRow: (now) => `(gerade ${now})`,
  },
  notShown: {
    missing: {
      title: 'Diese Partie ist nicht hier',
      note: 'Vielleicht wurde sie gelöscht, oder sie ist auf einem anderen Gerät. Partien bleiben auf dem Gerät, auf dem sie gespielt wurden.',
    },
    unknownGame: {
      title: 'Unbekanntes Spiel',
      note: 'Diese Version von Starboard kennt das Spiel dieser Partie nicht. Die Partie bleibt unverändert gespeichert.',
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
      note: 'Ihre Züge passen nicht mehr zusammen, darum lässt sie sich nicht anzeigen. Sie bleibt unverändert gespeichert und lässt sich exportieren.',
    },
    noMemory: {
      title: 'Kein Zugriff auf deine Partien',
      note: 'Dieser Browser lässt Starboard sie gerade nicht lesen. Schließ andere Tabs mit Starboard und lade neu.',
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
      note: 'Die Partie in diesem Link lässt sich nicht lesen. Vielleicht wurde er beim Kopieren abgeschnitten.',
    },
    unfinished: {
      title: 'Noch nicht zu Ende',
      note: 'Die Rückschau gibt es, sobald die Partie zu Ende ist.',
    },
  },
  settings: {
    title: 'Einstellungen',
    language: 'Sprache',
    system: 'Wie auf dem Gerät',
    languageMissing: 'Diese Sprache ließ sich nicht laden. Wähle sie noch einmal, sobald du online bist.',
    name: 'Dein Name',
    token: 'Dein Marker',
    tokenName: (name: string) => `Marker: ${name}`,
    theme: 'Darstellung',
    themes: { system: 'Wie auf dem Gerät', dark: 'Nacht', light: 'Tag' },
    motion: 'Animationen',
    motions: { system: 'Wie auf dem Gerät', full: 'Alle', reduced: 'Weniger' },
    volume: 'Lautstärke',
    silent: 'Aus',
    vibration: 'Vibration',
    notify: 'Bescheid geben, wenn ich dran bin',
    notifyNote: 'Mit einer Benachrichtigung, solange ein Raum im Hintergrund offen ist.',
    notifyBlocked:
      'Dein Browser blockiert Benachrichtigungen von Starboard: Erlaube sie zuerst in seinen Einstellungen.',
    letters: 'Buchstaben auf Planeten',
    lettersNote: 'Ein Buchstabe auf jedem Planeten, zusätzlich zu Form und Farbe.',
    distractors: 'Sterne und Kometen auf Karten',
    distractorsNote: 'Nur Dekoration: Sie haben im Spiel keine Bedeutung.',
    bigger: 'Größere Planeten',
    data: 'Deine Daten',
    dataNote:
      'Deine Daten liegen auf diesem Gerät. Exportiere sie, um sie mitzunehmen oder zu sichern; ein Import ergänzt, was schon da ist. Behalt die Datei für dich: Wer sie hat, kann sich in den Ranglisten als du ausgeben.',
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
        'Diese Datei lässt sich nicht lesen. Wähle eine, die du aus Starboard exportiert hast; es wurde nichts geändert.',
      notOurs: 'Diese Datei stammt nicht aus Starboard. Es wurde nichts geändert.',
      newer:
        'Diese Datei stammt aus einem neueren Starboard. Aktualisiere erst dieses hier; es wurde nichts geändert.',
      damaged: 'Diese Datei ist beschädigt. Es wurde nichts geändert.',
      notStored: 'Für diese Datei ist kein Platz. Es wurde nichts geändert.',
    },
    version: (version: string) => `Version ${version}`,
    check: 'Nach Updates suchen',
    checked: {
      found: 'Eine neue Version ist unterwegs.',
      none: 'Du hast die neueste Version.',
      failed: 'Das ging nicht. Versuch es noch einmal, wenn du online bist.',
    },
  },
  about: {
    title: 'Über Starboard',
    text: [
      'Starboard ist ein inoffizielles Projekt von Leuten, die diese Spiele lieben. Autoren und Verlage sind nicht beteiligt und haben es nicht freigegeben. Zeichnungen, Texte und Kartenlisten sind von uns.',
      'Partien bleiben auf deinem Gerät; die aus einem Raum liegen auch auf dem Server, bis der Raum schließt. Von der Galaxie des Tages gehen deine Antworten und Zeiten an die Ranglisten und an die Ligen, denen du beigetreten bist, mit Namen nur, wo du einen angegeben hast; dort kannst du sie zurückziehen. Keine Konten, keine Werbung, keine Tracker.',
      'Dir gefällt ein Spiel? Kauf die Schachtel: An einem Tisch ist es noch schöner.',
    ],
    creditsTitle: 'Die Originalspiele',
    credit: (game: string, authors: string, illustrators: string, publisher: string) =>
      `${game}: von ${authors}${illustrators && `, illustriert von ${illustrators}`}${publisher && `, erschienen bei ${publisher}`}`,
    licence:
      'Starboard ist freie Software unter der MIT-Lizenz. Die Schrift ist Jost von den Jost Project Authors, unter der SIL Open Font License 1.1.',
  },
};

export default de;
