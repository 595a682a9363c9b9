// The German words of results, boards, leagues and the calendar.
import type { RefusalCode } from '#shared/api/refusals.ts';
import type { Timing } from '#shared/daily/ranking.ts';
import { regional } from '#web/words/region.ts';
import type { BoardsWords } from './en.ts';

const plural = new Intl.PluralRules('de');
const digits = new Intl.NumberFormat(regional('de'));
const count = (n: number, one: string, other: string) =>
  `${digits.format(n)} ${plural.select(n) === 'one' ? one : other}`;
const SPELLED = ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];
const spelled = (n: number) => SPELLED[n] ?? digits.format(n);
const timings: Record<Timing, string> = {
  serverTimed: 'Serverzeit',
  selfTimed: 'selbst gestoppt',
  unranked: 'ohne Vergleich',
};

const refusals: Record<RefusalCode | 'offline', string> = {
  offline: 'Der Server ist nicht erreichbar. Auf diesem Gerät geht alles ohne ihn weiter.',
  malformed: 'Der Server hat diese Seite nicht verstanden. Lade sie neu, um die neueste Version zu bekommen.',
  'too-large': 'Das war zu lang für den Server. Mach es kürzer.',
  'too-many': 'Das war zu viel auf einmal. Warte eine Minute und versuch es noch einmal.',
  'not-found': 'Der Server hat hier nichts. Prüfe den Link.',
  'no-player': 'Der Server hat dich nicht erkannt. Lade die Seite neu und versuch es noch einmal.',
  future: 'Diese Galaxie hat noch nirgends auf der Erde begonnen. Prüfe das Datum deines Geräts.',
  archived:
    'Diese Galaxie ist überall auf der Erde vorbei. Dein Ergebnis bleibt bei dir; die heutige steht dir offen.',
  'no-ticket': 'Der Server hat diesen Lauf nicht gestoppt. Er bleibt bei dir; beim nächsten klappt es.',
  'bad-ticket': 'Der Server kennt diesen Lauf nicht mehr. Er bleibt bei dir; beim nächsten klappt es.',
  'wrong-day':
    'Der Server hat diesen Lauf für einen anderen Tag gestoppt. Er bleibt bei dir; prüfe das Datum deines Geräts.',
  'wrong-player': 'Diesen Lauf hat jemand anderes begonnen. Er bleibt auf diesem Gerät.',
  'out-of-order': 'Die Antworten kamen beim Server in anderer Reihenfolge an. Der Lauf bleibt bei dir.',
  replayed:
    'Du hast diese Galaxie mit anderen Antworten begonnen, und die ersten gelten. Dieser Lauf bleibt bei dir.',
  'no-such-card':
    'Der Server findet diese Karte nicht in der Galaxie. Lade die Seite neu, um die neueste Version zu bekommen.',
  'other-version':
    'Diese Seite hat eine andere Version als der Server. Lade sie neu; die nächsten Galaxien sind wieder dieselben.',
  'second-result': 'Du hast schon ein Ergebnis für diesen Tag, und das erste gilt.',
  'league-full': 'Diese Liga ist voll. Gründe eine andere.',
  'league-closed': 'Die Tür dieser Liga ist zu: Im Moment kann niemand beitreten.',
  'not-maker': 'Das kann nur, wer sich um die Liga kümmert.',
  'wrong-origin': 'Der Server kennt diese Seite nicht. Öffne Starboard unter seiner eigenen Adresse.',
  'server-error': 'Der Server ist gestolpert. Warte eine Minute und versuch es noch einmal.',
};

const de: BoardsWords = {
  refusals,
  asking: 'Einen Moment …',
  again: 'Noch einmal versuchen',
  refresh: 'Aktualisieren',
  refreshed: 'Auf dem neuesten Stand.',
  cancel: 'Abbrechen',
  timings,
  columns: {
    place: 'Platz',
    name: 'Name',
    who: 'Wer',
    right: 'Richtig',
    time: 'Zeit',
    days: 'Tage',
    average: 'Schnitt',
    sum: 'Summe',
  },
  board: {
    title: (number) => `Rangliste der Galaxie ${number}`,
    days: 'Tage',
    dayBefore: (date) => `Der Tag davor: ${date}`,
    dayAfter: (date) => `Der Tag danach: ${date}`,
    leagues: 'Deine Ligen',
    noLeague: 'Unter Freunden macht es mehr Spaß: Eine Liga zeigt, wer heute schon gelöst hat, und wie.',
    toLeagues: 'Alle Ligen',
    makeLeague: 'Liga gründen',
    standing: 'Wo du stehst',
    solved: 'haben sie gelöst',
    place: 'dein Platz',
    wouldBe: 'wäre dein Platz',
    better: 'besser als',
    yours: (score, of, time, timing) => `Dein Ergebnis: ${score} von ${of} in ${time} (${timings[timing]}).`,
    only: 'Bisher ist es das einzige. Wer kommt als Nächstes?',
    noResults: 'Hier hat noch niemand ein Ergebnis.',
    noResult: 'Du hast kein Ergebnis in dieser Rangliste.',
    apart: {
      selfTimed:
        'Dein eigenes Gerät hat die Zeit gestoppt: Das Ergebnis zählt für dich, deine Serie und deine Ligen und schiebt hier niemanden nach hinten.',
      unranked:
        'Dein Ergebnis war schneller oder von Wurf zu Wurf gleichmäßiger, als Menschen spielen. Es bleibt deins, aber niemand wird daran gemessen.',
      network:
        'Aus deinem Netz kamen heute viele Ergebnisse, mehr als hier zählen können. Für dich und deine Ligen zählt deins trotzdem.',
      withdrawn: 'Du hast dein Ergebnis dieses Tages zurückgezogen.',
    },
    selfTimed: (n) =>
      plural.select(n) === 'one'
        ? 'Dazu eines, das ein Gerät selbst gestoppt hat: Es steckt in keiner dieser Zahlen.'
        : `Dazu ${digits.format(n)}, die Geräte selbst gestoppt haben: Sie stecken in keiner dieser Zahlen.`,
    howToday: 'Löse die heutige Galaxie, dann siehst du hier, wer knapp vor und hinter dir liegt.',
    toToday: 'Zur heutigen Galaxie',
    someone: 'Jemand',
    scores: 'Richtige Antworten',
    scoreBar: (score, n) => `${score} richtig: ${count(n, 'Ergebnis', 'Ergebnisse')}`,
    times: (score) => `Zeiten bei ${count(score, 'richtigen Antwort', 'richtigen Antworten')}`,
    timeBar: (from, to, n) => `${from} bis ${to}: ${count(n, 'Ergebnis', 'Ergebnisse')}`,
    lastTimeBar: (from, n) => `${from} oder länger: ${count(n, 'Ergebnis', 'Ergebnisse')}`,
    yourBar: 'deins ist dabei',
    wouldBeYours: 'deins wäre dabei',
    missed: 'Fehlerquote je Wurf',
    missedBy: (at, share) => `Wurf ${at}: ${share} sind gescheitert`,
    missedToo: 'du auch',
    notMissed: 'du nicht',
    near: 'Um dich herum',
    people: (n) => count(n, 'Person', 'Personen'),
    andMore: (n) => `und ${count(n, 'weitere', 'weitere')}`,
    named: 'Mit Namen',
    namedNote:
      'Wer seit sieben Tagen spielt, fünf vom Server gestoppte Ergebnisse hat und genannt werden will.',
    nobodyNamed: 'Noch steht niemand mit Namen hier.',
    names: 'Namen zeigen',
    all: (n) => `Alle ${n} zeigen`,
    fewer: 'Weniger zeigen',
    consent: {
      title: 'Dein Name in der Liste',
      ask: 'Ab sieben Tagen und fünf Ergebnissen kannst du in der Liste stehen. Unter welchem Namen?',
      field: 'Dein Name',
      save: 'In die Liste eintragen',
      needsName: 'Gib einen Namen ein.',
      as: (name) => `Du willst als „${name}“ in der Liste stehen.`,
      change: 'Ändern',
      remove: 'Herausnehmen',
      saved: (name) => `Du kannst jetzt als „${name}“ in der Liste stehen.`,
      removed: 'Dein Name steht nicht mehr in der Liste.',
      notYet: 'Das gilt ab deinem nächsten Ergebnis; die heutigen ließen sich nicht ändern.',
      note: 'Du kannst ihn jederzeit ändern oder herausnehmen; an vergangenen Tagen bleibt er stehen, bis du deine Ergebnisse zurückziehst.',
    },
    truth:
      'Der Server stoppt die Zeit und prüft die Antworten. Ob ein Mensch hingesehen hat, kann er nicht wissen. Darum zählt, was kein Mensch so spielt, für niemand anderen, und aus einem Netz zählt nur eine begrenzte Zahl.',
    toGalaxy: 'Zur Galaxie dieses Tages',
  },
  nudge: {
    title: 'Erinnerung',
    label: 'Abends erinnern, wenn meine Serie in Gefahr ist',
    note: 'Höchstens eine Benachrichtigung am Tag, wann immer dein Gerät dazu kommt.',
    blocked: 'Dein Browser blockiert Benachrichtigungen von Starboard: Erlaube sie dort zuerst.',
  },
  withdraw: {
    open: 'Alle meine Ergebnisse zurückziehen',
    title: 'Alle Ergebnisse zurückziehen?',
    what: (n) =>
      `${count(n, 'Ergebnis von dir verschwindet', 'Ergebnisse von dir verschwinden')} aus den Ranglisten und Ligen.`,
    forGood: 'Das lässt sich nicht rückgängig machen: Ein gespielter Tag zählt kein zweites Mal.',
    stays: 'Auf diesem Gerät bleibt alles: deine Ergebnisse, deine Serie und dein Kalender.',
    sure: 'Endgültig zurückziehen',
    done: 'Deine Ergebnisse sind zurückgezogen.',
  },
  leagues: {
    title: 'Ligen',
    what: 'Eine Liga ist eine Wochentabelle unter Freunden. Wer ihren Link öffnet, kann beitreten, und ab dann landet jedes Tagesergebnis von selbst darin. Ohne Konto, und du kannst jederzeit austreten.',
    yours: 'Deine Ligen',
    none: 'Du bist noch in keiner Liga. Gründe eine oder öffne den Link, den dir jemand geschickt hat.',
    make: 'Liga gründen',
    leagueName: 'Name der Liga',
    yourName: 'Dein Name',
    nameNote: 'Die Mitglieder sehen ihn neben deinen Ergebnissen.',
    makeIt: 'Liga gründen',
    needsName: 'Gib der Liga einen Namen.',
    needsYourName: 'Gib dir einen Namen.',
    open: 'Hast du einen Link?',
    openNote: 'Wenn er sich im Browser öffnet und nicht hier, füge ihn ein.',
    link: 'Link zur Liga',
    openIt: 'Öffnen',
    badLink: 'Das ist kein Link zu einer Liga: Darin folgen auf /l/ zehn Buchstaben und Ziffern.',
  },
  league: {
    joinTitle: 'Du bist eingeladen',
    members: (names) => `Schon dabei: ${names}.`,
    join: (name) => (name ? `Als ${name} beitreten` : 'Beitreten'),
    joined: (league) => `Du bist dabei: ${league}.`,
    tables: 'Tabellen',
    week: 'Woche',
    allTime: 'Ewige Tabelle',
    weeks: 'Wochen',
    weekTable: (dates) => `Wochentabelle, ${dates}`,
    allTimeTable: 'Ewige Tabelle',
    weekBefore: 'Die Woche davor',
    weekAfter: 'Die Woche danach',
    noResult: 'kein Ergebnis',
    quiet: 'In dieser Woche hat niemand gespielt.',
    quietEver: 'Noch hat niemand ein Ergebnis. Das erste landet hier von selbst.',
    lastWeek: (names, score, of, time) => `Letzte Woche: ${names}, ${score} von ${of} in ${time}.`,
    won: 'hat die Woche gewonnen',
    joinedAs: (name, wanted) => `${wanted} heißt hier schon jemand. Du bist deshalb „${name}“.`,
    closed:
      'Die Tür dieser Liga ist zu: Im Moment kann niemand beitreten. Frag die Person, von der du den Link hast.',
    closedNote: 'Die Tür ist zu: Über den Link kommt niemand herein, bis sie wieder aufgeht.',
    care: {
      title: 'Liga verwalten',
      by: (name) => `${name} kümmert sich um diese Liga.`,
      open: 'Andere können beitreten',
      renew: 'Link erneuern',
      renewTitle: 'Link erneuern?',
      renewNote:
        'Der alte Link führt dann ins Leere, egal wo er schon steht. Wer in der Liga ist, bleibt drin.',
      renewed: 'Der Link ist erneuert. Der alte führt ins Leere.',
      members: 'Mitglieder',
      removeShort: 'Entfernen',
      remove: (name) => `${name} entfernen`,
      removeTitle: (name) => `${name} entfernen?`,
      removeNote:
        'Name und Ergebnisse verschwinden aus den Tabellen, und ein neuer Beitritt ist nicht möglich.',
      removeSure: 'Endgültig entfernen',
      removed: (name) => `${name} ist nicht mehr in der Liga.`,
      handsOn: (name) => `Wenn du gehst, kümmert sich ${name} um die Liga.`,
    },
    invite: 'Freunde einladen',
    inviteNote: 'Wer diesen Link hat, kann beitreten.',
    shareText: (league) => `Komm in meine Starboard-Liga: ${league}`,
    sharing: {
      share: 'Teilen',
      copy: 'Link kopieren',
      copied: 'Der Link ist kopiert.',
      notCopied: 'Der Link ließ sich nicht kopieren. Hier ist er:',
      field: 'Link zu dieser Liga',
    },
    leave: 'Liga verlassen',
    leaveTitle: (league) => `${league} verlassen?`,
    leaveNote:
      'Dein Name und deine Ergebnisse verschwinden aus ihren Tabellen. Mit dem Link kannst du wieder beitreten.',
    leaveSure: 'Verlassen',
    left: (league) => `Du hast die Liga verlassen: ${league}.`,
    unknownTitle: 'Diese Liga gibt es nicht',
    unknown:
      'Vielleicht ist der Link vertippt, abgeschnitten oder inzwischen erneuert, oder alle haben die Liga verlassen.',
    toLeagues: 'Alle deine Ligen',
    toToday: 'Heutige Galaxie',
  },
  friends: {
    title: 'Deine Ligen',
    today: 'Heute',
    thatDay: 'An diesem Tag',
    thisWeek: 'Diese Woche:',
    someone: 'Jemand',
    you: 'Du',
    youAmong: 'du',
    throws: 'Wurf für Wurf',
    result: (score, of, time) => `${score} von ${of} in ${time}`,
    later:
      'Die einzelnen Würfe siehst du, sobald du selbst ein Ergebnis hast. Vorher würden sie zu viel verraten.',
    noResults: 'Noch keine Ergebnisse.',
    noneThen: 'Keine Ergebnisse.',
    notYet: (names) => `Noch nicht gespielt: ${names}.`,
    more: (n) => `${digits.format(n)} weitere`,
    whole: 'Die ganze Liga',
    right: (name, many) =>
      `${name === null ? 'Du liegst' : `${name} liegt`} um ${spelled(many)} ${plural.select(many) === 'one' ? 'richtige Antwort' : 'richtige Antworten'} vorn.`,
    ahead: (name, time) => `${name === null ? 'Du liegst' : `${name} liegt`} ${time} vorn.`,
    alone: (name) => (name === null ? 'Bisher hast nur du gespielt.' : `Bisher hat nur ${name} gespielt.`),
    level: (names, mine) => `${names} ${mine ? 'liegt' : 'liegen'} gleichauf.`,
    nobody: 'Noch hat niemand gespielt.',
    arrived: (name, score, of, time) => `${name}: ${score}/${of} in ${time}`,
    onlyYou: 'Noch bist du hier allein. Schick den Link an eine Freundin oder einen Freund.',
    invite:
      'Wer von euch ist am schnellsten? In einer Liga siehst du jeden Tag, wer die Galaxie gelöst hat, jeden Wurf und wer die Woche anführt.',
  },
  share: {
    share: 'Teilen',
    copy: 'Kopieren',
    copied: 'Kopiert.',
    notCopied: 'Das Kopieren hat nicht geklappt. Hier ist der Text:',
    field: 'Dein Ergebnis als Text',
  },
  calendar: {
    title: 'Kalender',
    solved: 'gelöste Galaxien',
    averageScore: 'richtig im Schnitt',
    averageTime: 'Zeit im Schnitt',
    streak: 'aktuelle Serie',
    longest: 'längste Serie',
    reserves: 'Reserven',
    reservesNote:
      'Je sieben Tage in Folge bringen eine Reserve, höchstens zwei. Eine Reserve gleicht einen verpassten Tag aus.',
    none: 'Hier erscheinen deine gelösten Galaxien. Jede seit der ersten lässt sich noch spielen.',
    day: {
      solved: (score, of) => `gelöst, ${score} von ${of}`,
      begun: 'begonnen',
      open: 'nicht gelöst',
      today: 'heute',
    },
    back: 'Zur heutigen Galaxie',
  },
  practice: {
    missed: 'Noch einer wie der verpatzte',
    alike: 'Noch einer wie dieser',
    slowest: 'Noch einer wie mein langsamster',
  },
  own: {
    archive: 'Archiv',
    news: 'Das ist neu',
    best: (result) => `Deine Bestleistung: ${result}.`,
    newBest: (before) => `Neue Bestleistung! Zuvor: ${before}.`,
    firstOfKind: (result) => `Deine erste: ${result}, das gilt es zu schlagen.`,
    streakBegins: 'Deine Serie beginnt!',
    milestone: (days) =>
      ({ 7: 'Eine ganze Woche in Folge!', 365: 'Ein ganzes Jahr in Folge!' })[days] ??
      `${count(days, 'Tag', 'Tage')} in Folge!`,
    nextMilestone: (left, next) => `Noch ${count(left, 'Tag', 'Tage')}, dann sind es ${digits.format(next)}`,
    againstAverage: (galaxy) =>
      `${galaxy}: Der Strich zeigt deinen eigenen Schnitt, die Zahl den Abstand dazu.`,
    noAverage:
      'Ab deiner nächsten Galaxie dieser Art siehst du hier, wie du im Vergleich zu dir selbst liegst.',
    bests: 'Deine Bestleistungen',
    days: (n) => `${digits.format(n)} gelöst`,
  },
  travel: {
    over: (day, time, until) =>
      `Du hast den ${day} überflogen: Bis ${until}, ${time}\u00a0Uhr kannst du seine Galaxie noch lösen, und sie zählt wie die heutige.`,
    here: (time, until) =>
      `Du hast diesen Tag überflogen: Bis ${until}, ${time}\u00a0Uhr zählt seine Galaxie wie die heutige.`,
    solve: (number) => `Galaxie ${number} lösen`,
    day: 'überflogen, kann noch gelöst werden',
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
    tap: 'Tippe eine Karte an und sieh, warum.',
    fits: (place) => `${place}: ein Ziel.`,
    fails: (place) => `${place}: kein Ziel.`,
    turned: (degrees) => `Das Muster ist um ${degrees}° gedreht.`,
    closest: (degrees) => `Am nächsten kommt es um ${degrees}° gedreht:`,
  },
  over: {
    score: (score, of) => `${score} von ${of}`,
    praise: [
      'Der Himmel war heute störrisch.',
      'Ein schwerer Himmel. Morgen gibt es einen neuen.',
      'Ein schwerer Himmel. Morgen gibt es einen neuen.',
      'Der halbe Himmel gehört dir.',
      'Gut gesucht!',
      'Fast der ganze Himmel!',
      'Der ganze Himmel gehört dir!',
    ],
    time: 'Gesamtzeit',
    timing: {
      serverTimed: 'Vom Server gestoppt.',
      selfTimed: 'Von diesem Gerät gestoppt: Es zählt für dich und deine Ligen.',
      unranked: 'Zu schnell oder zu gleichmäßig für einen Vergleich: Es bleibt deins.',
    },
    delivery: {
      kept: 'Es bleibt auf diesem Gerät.',
      waiting: 'Es wird von selbst gesendet, sobald du online bist.',
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
