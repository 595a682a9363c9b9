// Every word of the app in German.
import type { Words } from './en.ts';

const plural = new Intl.PluralRules('de');
const count = (n: number, one: string, other: string) => `${n} ${plural.select(n) === 'one' ? one : other}`;
const you = 'Du';

const de: Words = {
  you,
  languageName: 'Deutsch',
  games: {
    'space-bowl': {
      name: 'Space Bowl',
      line: 'Alle suchen gleichzeitig am selben Himmel. Wer findet das Ziel zuerst?',
      facts: '2–8 Personen · 30 Minuten · in Echtzeit',
    },
    'gravity-superstar': {
      name: 'Gravity Superstar',
      line: 'Alle fallen in eine andere Richtung. Wer sammelt die meisten Sterne auf Planeten ohne Rand?',
      facts: '2–6 Personen · 30 Minuten · Zug um Zug',
    },
  },
  home: {
    tagline: 'Weltraumspiele für den Tisch, den Zug und Freunde in der Ferne.',
    playNow: 'Jetzt spielen',
    playNowNote: (bots: number) =>
      ['allein', 'gegen einen leichten Bot', 'gegen zwei leichte Bots'][bots] ?? `gegen ${bots} leichte Bots`,
    choose: 'Spieler und Regeln wählen',
    learn: 'So wird gespielt',
    continue: 'Weiterspielen',
    finished: 'Beendet',
    settings: 'Einstellungen',
    about: 'Über Starboard',
    back: 'Zurück zur Startseite',
    open: (names: string) => `Partie fortsetzen: ${names}`,
    lookBack: (names: string) => `Rückschau auf die Partie: ${names}`,
    delete: 'Löschen',
    deleteSure: 'Endgültig löschen?',
    keep: 'Behalten',
    scores: (scores: string) => `Punkte: ${scores}`,
    unreadable: (many: number) =>
      `${many === 1 ? 'Eine Partie hier lässt' : `${many} Partien hier lassen`} sich nicht lesen. Nichts davon ist verloren: In den Einstellungen lässt sich alles exportieren.`,
    notBegun: 'noch nicht begonnen',
    install: 'App installieren',
    installNote: 'Starboard startet dann vom Home-Bildschirm und läuft ohne Netz.',
    iosTitle: 'Hol dir Starboard auf den Home-Bildschirm',
    iosSteps: ['Tippe in Safari auf „Teilen“.', 'Wähle „Zum Home-Bildschirm“.', 'Tippe auf „Hinzufügen“.'],
    close: 'Schließen',
    offline: 'Hier läuft alles auch ohne Netz.',
  },
  daily: {
    title: (number: number) => `Galaxie des Tages\u00a0${number}`,
    line: 'Sechs Würfe, heute für alle dieselben.',
    plain: 'Schlichte Galaxie',
    solve: 'Lösen',
    goOn: 'Weiter',
    seeResult: 'Zum Ergebnis',
    begun: (answered: number) => `Begonnen: ${count(answered, 'Antwort', 'Antworten')} gegeben.`,
    solved: (score: number, of: number, time: string) => `${score} von ${of} in ${time}`,
    streak: (days: number) => `${count(days, 'Tag', 'Tage')} in Folge`,
    next: (time: string) => `Nächste Galaxie in ${time}`,
  },
  table: {
    seats: 'Mitspielende',
    rules: 'Regeln',
    wins: (names, many) =>
      many > 1 ? `Gemeinsamer Sieg: ${names}!` : names === you ? 'Du gewinnst!' : `${names} gewinnt!`,
    again: 'Noch einmal',
    replay: 'Rückschau',
    home: 'Startseite',
    leave: 'Tisch verlassen; die Partie bleibt gespeichert',
    pause: 'Anhalten',
    paused: 'Pause',
    pausedNote: 'Die Uhr steht still und die Galaxie ist verdeckt. Die Partie ist gespeichert.',
    resume: 'Weiter',
    refused: 'Das geht gerade nicht.',
    playHere: 'Hier spielen',
  },
  seatColours: [
    'himmelblauer Kreis',
    'oranges Quadrat',
    'jadegrünes Dreieck',
    'gelbe Raute',
    'rosa Fünfeck',
    'zinnoberrotes Sechseck',
    'violetter Stern',
    'silbernes Herz',
  ],
  notices: {
    update: 'Eine neue Version ist bereit.',
    reload: 'Jetzt aktualisieren',
    troubles: {
      full: 'Dieses Gerät ist voll: Die Partie geht weiter, wird aber nicht gespeichert. Schaff etwas Platz, dann wird von selbst wieder gespeichert.',
      blocked: 'In einem anderen Tab ist ein älteres Starboard offen. Schließ ihn, dann geht es hier weiter.',
      upgraded: 'Starboard wurde in einem anderen Tab aktualisiert. Lade diese Seite neu, um weiterzumachen.',
      unavailable:
        'Dieser Browser behält hier nichts (ein privates Fenster?). Du kannst spielen, aber beim Schließen der Seite geht die Partie verloren.',
      newer:
        'Deine Daten stammen aus einem neueren Starboard. Sie sind sicher; lade neu, um die neue Version zu bekommen.',
    },
    reloadPage: 'Neu laden',
    dismiss: 'Verstanden',
  },
  trouble: {
    export: 'Alles exportieren',
    stumbledTitle: 'Da ging etwas schief',
    stumbled:
      'Deine Partien sind gespeichert. Lade die Seite neu, um weiterzumachen; passiert es noch einmal, exportiere deine Daten und geh zurück zur Startseite.',
    notFetched: {
      title: 'Diese Seite ließ sich nicht laden',
      note: 'Vielleicht ist die Verbindung weg. Verloren ist nichts.',
      again: 'Noch einmal versuchen',
      action: 'Das ließ sich nicht laden. Prüfe deine Verbindung und versuch es noch einmal.',
      part: 'Nicht geladen. Noch einmal versuchen',
    },
    notFoundTitle: 'Hier ist nichts',
    notFound: 'Vielleicht ist der Link vertippt, oder er gehört zu einem Spiel, das es nicht gibt.',
    match: {
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
  },
  spaceBowl: {
    galaxy: 'Galaxie',
    box: 'Schiffscomputer',
    emptyBox: 'leer',
    rolling: 'Die Murmeln rollen …',
    captain: 'Captain',
    points: 'Punkte',
    pointsCount: (n: number) => count(n, 'Punkt', 'Punkte'),
    stock: (n: number) => count(n, 'Karte', 'Karten'),
    track: 'Punkteübersicht',
    scoreOf: (name: string, points: number) => `${name} ${points}`,
    round: (round: number, of: number) => `Runde ${round} von ${of}`,
    pile: (left: number, card: string) =>
      `„Bis zur Unendlichkeit“-Stapel, ${count(left, 'Karte', 'Karten')}. Oben: ${card}`,
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
    go: 'Los!',
    claimed: 'Angesagt …',
    doom: 'Wir werden alle sterben!',
    follow: 'Ich bestätige!',
    followDoom: 'Ich bestätige: rot',
    followDoomShort: 'Roter Knopf',
    joker: 'Joker',
    jokerCancel: 'Doch kein Joker',
    confirm: 'Festlegen',
    point: 'Zeigen',
    pointing: 'Karte wählen',
    throwMarbles: 'Murmeln werfen',
    nextRound: 'Nächste Runde',
    saidGo: 'Los!',
    saidDoom: 'Sterben!',
    saidRed: 'rot',
    saidFollow: 'dabei',
    secondsLeft: (seconds: number) => `noch ${count(seconds, 'Sekunde', 'Sekunden')}`,
    calledGo: (name: string) => `${name}: „Los!“ Zehn Sekunden.`,
    calledDoom: (name: string) => `${name}: „Wir werden alle sterben!“ Zehn Sekunden.`,
    jokerPut: (name: string, place: string) => `${name}: Joker in ${place}.`,
    zero: 'Null.',
    searchLeft: 'Restliche Suchzeit',
    marks: {
      pending: 'unterwegs',
      picked: 'deine Wahl',
      confirmed: 'deine Wahl, festgelegt',
      joker: 'Joker',
      answer: 'gültiges Ziel',
      missed: 'Ziel, das niemand gefunden hat',
      jokerAnswer: 'mit Joker gültiges Ziel',
      wrong: 'kein Ziel',
      fault: 'hier hakt es',
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
    options: {
      plain: 'Das einfache Spiel, ohne Varianten.',
      with: (rule: string, choice: string) => `${rule}: ${choice}`,
      variants: {
        blackHole: {
          name: 'Schwarzes Loch',
          note: 'Wo sein Plättchen landet, sagen die Murmeln, welche Planeten dort nicht sein dürfen.',
        },
        noJoker: { name: 'Ohne Joker', note: 'Weniger Wege, richtig zu liegen.' },
        void: { name: 'Leere des Weltalls', note: 'Drei der Karten liegen verdeckt und zeigen nichts.' },
        larger: { name: 'Größere Galaxie', note: '6 × 6 Karten: mehr zu suchen, mehr zu finden.' },
        rotation: { name: 'Gedachtes Drehen', note: 'Du darfst das Muster im Kopf drehen.' },
        ring: { name: 'Ringförmige Galaxie', note: 'Gegenüberliegende Ränder berühren sich.' },
        training: { name: 'Übung', note: 'Das Ziel-Plättchen liegt immer in der Mitte.' },
      },
      search: 'Suchzeit',
      limit: (seconds: number) => (seconds === 0 ? 'ohne Limit' : `${seconds / 60} Min.`),
      grace: 'Zeit zum Zeigen nach null',
      seconds: (n: number) => `${n} s`,
    },
  },
};

export default de;
