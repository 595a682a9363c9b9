// The German words of online rooms.
import type { Level } from '#shared/engine/game.ts';
import type { RoomsWords } from './en.ts';

const plural = new Intl.PluralRules('de');
const count = (n: number, one: string, other: string) => `${n} ${plural.select(n) === 'one' ? one : other}`;
const levels: Record<Level, string> = { 1: 'leicht', 2: 'gut', 3: 'stark' };

const de: RoomsWords = {
  closed: {
    'too-old': {
      title: 'Starboard ist veraltet',
      note: 'Der Raum braucht eine neuere Version. Lade neu, um zu aktualisieren.',
    },
    'too-new': {
      title: 'Der Server ist älter',
      note: 'Diese Seite ist neuer als der Server. Warte ein paar Minuten und versuch es noch einmal.',
    },
    full: {
      title: 'Kein Platz mehr',
      note: 'Hier sind schon zu viele Leute. Versuch es wieder, wenn jemand gegangen ist.',
    },
    'not-found': {
      title: 'Diesen Raum gibt es nicht',
      note: 'Vielleicht ist der Link vertippt oder abgeschnitten, oder den Raum gibt es nicht mehr. Frag nach einem neuen Link oder öffne selbst einen Raum.',
    },
    removed: {
      title: 'Du wurdest entfernt',
      note: 'Der Gastgeber hat dich von deinem Platz entfernt. Du kannst wiederkommen und zusehen.',
    },
    replaced: {
      title: 'Anderswo auf diesem Gerät offen',
      note: 'Dieser Raum ist in einem anderen Tab oder Fenster offen, und dein Platz ist jetzt dort.',
    },
    moved: {
      title: 'Dein Platz ist auf einem anderen Gerät',
      note: 'Du spielst jetzt dort. Hier kannst du zusehen.',
    },
    malformed: {
      title: 'Der Raum hat diese Seite nicht verstanden',
      note: 'Lade sie neu, um die neueste Version zu bekommen.',
    },
    'too-many': {
      title: 'Das war zu viel auf einmal',
      note: 'Warte eine Minute und versuch es noch einmal.',
    },
    wiped: {
      title: 'Dieser Raum ist vorbei',
      note: 'Räume werden nach einem Tag ohne Menschen aufgeräumt, oder nach sieben Tagen. Öffne einen neuen.',
    },
    unreadable: {
      title: 'Dieser Raum lässt sich nicht lesen',
      note: 'Eine andere Version von Starboard hat ihn gespeichert, oder er ist beschädigt. Er bleibt, wie er ist: Versuch es in ein paar Minuten noch einmal oder öffne einen anderen Raum.',
    },
    locked: {
      title: 'Die Tür ist zu',
      note: 'Der Gastgeber lässt gerade niemanden mehr herein. Bitte ihn, die Tür zu öffnen, und versuch es dann noch einmal.',
    },
  },
  refusals: {
    notSeated: 'Das können nur die, die einen Platz haben.',
    notHost: 'Das kann nur der Gastgeber.',
    notNow: 'Das geht gerade nicht.',
    seatTaken: 'Dort sitzt schon jemand.',
    noSuchSeat: 'Diesen Platz gibt es nicht mehr.',
    roomFull: 'Alle Plätze sind besetzt. Du kannst zusehen.',
    badOptions: 'Diese Regeln passen nicht zusammen.',
    tooFew: 'Es sind noch zu wenige.',
    notAway: 'Diese Person ist da.',
    removed: 'Der Gastgeber hat dich entfernt. Du kannst zusehen.',
    hostStays: 'Der Gastgeber bleibt.',
    doorClosed: 'Der Gastgeber hat die Tür geschlossen.',
    tooMany: 'Das war zu viel auf einmal. Warte eine Minute.',
    malformed: 'Der Raum hat das nicht verstanden.',
    notOver: 'Die Partie ist noch nicht zu Ende.',
  },
  title: (game: string) => `Raum: ${game}`,
  anyTitle: 'Raum',
  state: {
    connecting: 'Verbindung wird aufgebaut …',
    stopped:
      'Die Partie an diesem Tisch kann nicht weitergehen: Die Regeln von Starboard wurden erneuert, oder etwas ist schiefgegangen. Alle haben ihren Platz noch: Beginnt eine neue.',
    dealing: 'Der Tisch wird gedeckt …',
    lost: 'Keine Verbindung. Neuer Versuch …',
    lostSeat: 'Keine Verbindung. Dein Platz bleibt. Neuer Versuch …',
    back: 'Wieder verbunden.',
    goHome: 'Ohne Netz weiterspielen',
    goHomeNote: 'Gegen Bots, von dem aus, was du zuletzt gesehen hast. Was verdeckt war, wird neu verteilt.',
  },
  kept: {
    open: 'Zurück in den Raum',
    with: (names: string) => `Raum mit ${names}`,
    alone: 'Raum, noch ohne andere',
    lobby: 'Noch nicht begonnen',
    over: 'Partie zu Ende',
    yourTurn: 'Du bist dran',
    turn: (names: string) => `Warten auf ${names}`,
    lastSeen: (ago: string) => `Zuletzt gesehen: ${ago}`,
    forget: (room: string) => `Von der Liste nehmen: ${room}`,
    forgetSure: 'Von der Liste nehmen',
    forgetNote:
      'Dein Platz bleibt, der Link führt dorthin zurück. Dieses Gerät vergisst nur, was es zuletzt gesehen hat.',
  },
  todo: {
    reload: 'Neu laden',
    again: 'Noch einmal versuchen',
    watch: 'Zusehen',
    here: 'Hier weitermachen',
  },
  cancel: 'Abbrechen',
  close: 'Schließen',
  invite: {
    by: (name: string) => `${name} lädt dich ein.`,
    title: 'Freunde einladen',
    note: 'Mit diesem Link kann man sich hinsetzen oder zusehen.',
    noteInMatch: 'Mit diesem Link kann man zusehen, und sich setzen, wenn die Partie zu Ende ist.',
    text: (game: string) => `Spiel mit mir ${game} auf Starboard:`,
    qr: 'QR-Code',
    showQr: 'QR-Code zeigen',
    hideQr: 'QR-Code verbergen',
    qrAlt: (link: string) => `QR-Code des Links ${link}`,
    sharing: {
      share: 'Link teilen',
      copy: 'Link kopieren',
      copied: 'Der Link ist kopiert.',
      notCopied: 'Der Link ließ sich nicht kopieren. Hier ist er:',
      field: 'Link zu diesem Raum',
    },
  },
  seats: {
    title: 'Am Tisch',
    you: 'du',
    host: 'Gastgeber',
    here: 'da',
    away: 'abwesend',
    left: 'ist gegangen',
    free: 'Frei: wartet auf jemanden',
    addBot: 'Bot dazu',
    addBotHere: (seat: number) => `Bot dazu auf Platz ${seat}`,
    bot: 'Bot',
    botWith: (level: Level) => `Bot, ${levels[level]}`,
    levelOf: (name: string) => `Stärke von ${name}`,
    standIn: (level: Level) => `ein Bot (${levels[level]}) spielt`,
    remove: (name: string) => `${name} entfernen`,
    removeTitle: (name: string) => `${name} entfernen?`,
    removeNote: 'Der Platz ist dann frei. Die Person kann zusehen, sich aber nicht wieder setzen.',
    removeSure: 'Entfernen',
    watchers: (n: number) => count(n, 'Person sieht zu', 'Personen sehen zu'),
  },
  sit: {
    title: 'Hinsetzen',
    name: 'Dein Name',
    needsName: 'Gib dir einen Namen.',
    colour: 'Dein Marker',
    taken: (token: string) => `${token}, vergeben`,
    sit: 'Hinsetzen',
    full: 'Alle Plätze sind besetzt. Du siehst zu und kannst dich setzen, sobald einer frei ist.',
    yours: 'Dein Platz',
    change: 'Speichern',
    changed: 'Gespeichert.',
    leave: 'Platz verlassen',
  },
  rules: {
    title: 'Regeln für diese Partie',
    note: 'Der Gastgeber wählt sie.',
  },
  start: {
    start: 'Partie starten',
    tooFew: (min: number) =>
      `Mindestens ${min} müssen am Tisch sitzen: Schick den Link oder nimm einen Bot dazu.`,
    waiting: (name: string) => `${name} startet die Partie`,
    nobody: 'Hier sitzt noch niemand.',
    hostAway: (name: string) =>
      `${name} ist abwesend: Alle am Tisch können jetzt, was sonst der Gastgeber kann.`,
  },
  other: {
    open: 'Ich habe einen Platz auf einem anderen Gerät',
    note: 'Öffne dort „Raum“ und dann „Meinen Platz auf ein anderes Gerät mitnehmen“. Dort steht ein Code aus sechs Buchstaben und Ziffern.',
    code: 'Umzugscode',
    badCode: 'Der Code hat sechs Buchstaben und Ziffern.',
    wrong: 'Dieser Code gilt nicht oder nicht mehr. Hol dir auf dem anderen Gerät einen neuen.',
    take: 'Meinen Platz hierher holen',
    taken: 'Dein Platz ist jetzt hier.',
  },
  bar: {
    label: 'Raum',
    open: 'Raum',
    awayNow: (names: string) => `Abwesend: ${names}`,
    watching: 'Du siehst zu.',
    reopen: 'Plätze oder Regeln ändern',
    noRecord: 'Die Partie ließ sich nicht holen. Versuch es noch einmal.',
  },
  vote: {
    ask: (name: string) => `Für ${name} einen Bot spielen lassen`,
    count: (votes: number, needed: number) => `${votes} von ${needed} Stimmen`,
    done: 'Du bist dafür',
  },
  wait: {
    waiting: (name: string) => `Alle warten auf ${name}.`,
    left: (time: string) => `Ein Bot übernimmt in ${time}.`,
    vote: 'Bot spielen lassen',
  },
  move: {
    title: 'Meinen Platz auf ein anderes Gerät mitnehmen',
    note: 'Scanne das dort, oder öffne den Link des Raums und tippe den Code ein. Er gilt einmal.',
    code: 'Umzugscode',
    left: (time: string) => `Gilt noch ${time}`,
    over: 'Dieser Code gilt nicht mehr.',
    again: 'Ein neuer Code',
    qrAlt: (code: string) => `QR-Code mit dem Code ${code}`,
  },
  leave: {
    open: 'Platz verlassen',
    title: 'Deinen Platz verlassen?',
    note: 'Ein Bot kann für dich weiterspielen, und du kannst nicht auf diesen Platz zurück. Willst du später weiterspielen, schließ einfach die Seite.',
    noteInLobby:
      'Du kannst dich wieder setzen, solange ein Platz frei ist. Wer Gastgeber ist, gibt das damit weiter.',
    sure: 'Platz verlassen',
  },
  react: {
    title: 'Reaktionen',
    said: (name: string, reaction: string) => `${name}: ${reaction}`,
    names: {
      hello: 'Hallo!',
      well: 'Gut gespielt!',
      wow: 'Boah!',
      oops: 'Ups!',
      think: 'Ich überlege',
      thanks: 'Danke!',
    },
  },
  held: (level: Level, actions: number) =>
    `Ein Bot (${levels[level]}) hat für dich gespielt: ${count(actions, 'Zug', 'Züge')}. Du bist wieder auf deinem Platz.`,
  notice: {
    said: {
      turn: 'Du bist dran',
      awaited: 'Alle warten auf dich',
      round: 'Die Runde läuft',
      begun: 'Die Partie hat begonnen',
    },
    missed: (why, span) =>
      ({
        turn: `Du warst ${span} lang dran.`,
        awaited: `Alle haben ${span} auf dich gewartet.`,
        round: `Du hast ${span} der Runde verpasst.`,
        begun: `Du hast ${span} der Partie verpasst.`,
      })[why],
    ask: 'Nächstes Mal Bescheid geben?',
    yes: 'Ja',
    no: 'Nein, danke',
  },
  verdict: {
    title: 'Wer war zuerst?',
    first: (name: string) => `${name} zuerst`,
    later: (name: string, seconds: string) => `${name} +${seconds} s`,
    you: 'du',
    youFirst: 'Du zuerst',
  },
  news: {
    sat: (name: string) => `${name} hat sich gesetzt.`,
    left: (name: string) => `${name} ist gegangen.`,
    away: (name: string) => `${name} ist abwesend.`,
    back: (name: string) => `${name} ist wieder da.`,
    bot: (name: string) => `Der Bot ${name} setzt sich.`,
    botGone: (name: string) => `Der Bot ${name} ist weg.`,
    level: (name: string, level: Level) => `Stärke des Bots ${name}: ${levels[level]}.`,
    rules: 'Die Regeln für diese Partie haben sich geändert.',
    standIn: (name: string) => `Ein Bot spielt für ${name}.`,
    voted: (name: string, votes: number, needed: number) =>
      `Ein Bot für ${name}: ${votes} von ${needed} Stimmen.`,
    host: (name: string) => `${name} ist jetzt Gastgeber.`,
    youHost: 'Du bist jetzt Gastgeber.',
    started: 'Die Partie beginnt.',
    reopened: 'Der Raum ist wieder für andere offen.',
  },
  levels,
};

export default de;
