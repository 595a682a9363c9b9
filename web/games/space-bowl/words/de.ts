// The German words of a Space Bowl table alone.

import { regional } from '#web/words/region.ts';
import type { Who } from '#web/words/who.ts';
import type { BowlWords } from './en.ts';

const plural = new Intl.PluralRules('de');
const count = (n: number, one: string, other: string) => `${n} ${plural.select(n) === 'one' ? one : other}`;
const tenths = new Intl.NumberFormat(regional('de'), { maximumFractionDigits: 1, minimumFractionDigits: 1 });
const list = new Intl.ListFormat(regional('de'), { type: 'conjunction' });
const Du = ({ own, name }: Who) => (own ? 'Du' : name);
const du = ({ own, name }: Who) => (own ? 'du' : name);

const de: BowlWords = {
  table: {
    captain: 'Captain',
    points: 'Punkte',
    pointsCount: (n: number) => count(n, 'Punkt', 'Punkte'),
    stock: (n: number) => count(n, 'Karte', 'Karten'),
    track: 'Punkteübersicht',
    scoreOf: (name: string, points: number) => `${name} ${points}`,
    round: (round: number, of: number) => `Runde ${round} von ${of}`,
    pile: (left: number, card: string) =>
      `„Bis zur Unendlichkeit“-Stapel, ${count(left, 'Karte', 'Karten')}. Oben: ${card}`,
    go: 'Los!',
    claimed: 'Gerufen …',
    doom: 'Wir werden alle sterben!',
    follow: 'Ich auch!',
    followDoom: 'Ich auch: rot',
    followDoomShort: 'Roter Knopf',
    joker: 'Joker',
    jokerCancel: 'Doch kein Joker',
    point: 'Zeigen',
    pointing: 'Karte wählen',
    throwMarbles: 'Murmeln werfen',
    nextRound: 'Nächste Runde',
    saidGo: 'Los!',
    saidDoom: 'Alle tot!',
    saidRed: 'rot',
    saidFollow: 'ich auch',
    secondsLeft: (seconds: number) => `noch ${count(seconds, 'Sekunde', 'Sekunden')}`,
    calledGo: (name: string) => `${name}: „Los!“ Zehn Sekunden.`,
    calledDoom: (name: string) => `${name}: „Wir werden alle sterben!“ Zehn Sekunden.`,
    jokerPut: (name: string, place: string) => `${name}: Joker in ${place}.`,
    zero: 'Null.',
    searchLeft: 'Restliche Suchzeit',
  },
  status: {
    first: (captain: string) =>
      `Captain: ${captain}. Die Murmeln zeigen, welche Planeten um das Ziel-Plättchen liegen müssen.`,
    next: (captain: string) => `Captain: ${captain}.`,
    waitingFor: (names: readonly string[]) =>
      names.length > 2 ? `Warten auf ${names.length} andere` : `Warten auf ${list.format(names)}`,
    searchShort: 'Finde die Karte zum Plättchen.',
    search: 'Finde die Karte zum Plättchen: Die Planeten ringsum müssen zu den Murmeln in der Box passen.',
    canFollow: (name: string) => `${name}: „Los!“ Du auch? Sag „Ich auch!“`,
    closed: 'Zu spät zum Wählen. Warte auf die Auflösung.',
    pick: 'Tippe deine Karte an.',
    picked: 'Leg sie fest oder tippe eine andere an.',
    pickedJoker: 'Deine Karte muss den Joker brauchen. Leg sie fest oder wechsle.',
    confirmed: 'Festgelegt. Du kannst noch wechseln.',
    red: 'Roter Knopf: Du sagst, es gibt kein Ziel.',
    searcher: (name: string) => `${name}: „Alle tot!“ Eine Karte, oder „Ich auch!“`,
    lastMoment: 'Letzte Chance, eine Karte anzutippen.',
    aiming: 'Tippe an, wo ein Planet fehlt. Der Joker bleibt dort.',
  },
  firstMatch: {
    box: 'Hier rollen die Murmeln hinein. Sie zeigen, welche Planeten auf der gesuchten Karte und rings um sie sein müssen.',
    card: 'Karte gefunden? Ruf erst „Los!“ und tippe sie dann an. Ab da haben alle zehn Sekunden.',
    disc: 'Das violette Plättchen steht für die Karte, jede Murmel für einen Planeten auf der Karte in dieser Richtung.',
    doom: 'Hier kommt gleich ein roter Knopf, „Wir werden alle sterben!“, falls keine Karte passt: zwei Punkte, wenn niemand eine findet, sonst zwei weniger.',
  },
  refusals: {
    notNow: 'Nicht in diesem Teil der Runde.',
    rolling: 'Die Murmeln rollen noch.',
    tooEarly: 'Dafür ist es noch zu früh.',
    tooLate: 'Der Countdown ist vorbei.',
    alreadyReady: 'Du bist schon bereit.',
    alreadyClaimed: 'Das hast du schon gesagt.',
    alreadyConfirmed: 'Schon festgelegt.',
    goDuringDoom: 'Der rote Knopf war schneller. Siehst du ein Ziel, tippe es an.',
    doomDuringGo: '„Los!“ war schneller. Kein roter Knopf mehr in dieser Runde.',
    notClaimant: 'Erst „Ich auch!“, dann die Karte.',
    redButton: 'Du hast den roten Knopf gezeigt: keine Karte, kein Joker.',
    noJoker: 'Diese Partie wird ohne Joker gespielt.',
    jokerGone: 'Der Joker liegt schon in der Galaxie.',
    jokerBinds: 'Du hast den Joker gelegt, also muss deine Karte ihn brauchen.',
    noSuchCard: 'Diese Karte gibt es nicht.',
    noPick: 'Tippe zuerst eine Karte an.',
  },
  result: {
    title: (round: number) => `Ergebnis von Runde ${round}`,
    voided: 'Niemand hat rechtzeitig gerufen: Die Runde zählt nicht.',
    wentGo: (name: string, seconds: number, found: boolean) =>
      `${name}: „Los!“ nach ${tenths.format(seconds)} s. ${found ? 'Ein Ziel wurde gefunden.' : 'Niemand lag richtig.'}`,
    wentDoom: (name: string, seconds: number, found: boolean) =>
      `${name}: „Wir werden alle sterben!“ nach ${tenths.format(seconds)} s. ${found ? 'Doch ein Ziel wurde gefunden.' : 'Niemand hat ein Ziel gefunden.'}`,
    nothing: 'nichts gesagt',
    reasons: {
      valid: 'richtig',
      go: 'gerufen',
      alone: 'allein',
      joker: 'Joker',
      invalid: 'falsch',
      noCard: 'keine Karte',
      goInvalid: 'gerufen',
      red: 'roter Knopf',
      doom: 'gerufen',
    },
    judgements: {
      valid: 'Diese Karte ist ein Ziel.',
      validWithJoker: 'Diese Karte ist mit dem Joker ein Ziel.',
      invalid: '',
      red: 'Roter Knopf: ein Punkt, wenn niemand ein Ziel findet; sonst einer weniger.',
      none: 'Hat diese Runde ausgesetzt.',
    },
    noPick: 'Keine Karte rechtzeitig gewählt: Das zählt als falsch.',
    jokerNotNeeded: 'Diese Karte ist auch ohne Joker ein Ziel; wer den Joker legt, muss ihn brauchen.',
    notBelowZero: 'Die Punktzahl fällt nie unter 0.',
    answers: (all: number, missed: number) => {
      if (all === 0) return 'Es gab kein Ziel.';
      const one = plural.select(all) === 'one';
      const found = one ? 'gefunden' : 'alle gefunden';
      const unseen = 'von niemandem gefunden';
      return `${count(all, 'Ziel', 'Ziele')}, ${missed === 0 ? found : missed < all ? `${missed} davon ${unseen}` : unseen}. ${one ? 'Tippe es an' : 'Tippe eins an'}, um es zu sehen:`;
    },
    withJoker: (n: number) =>
      n === 0
        ? 'Nicht einmal mit dem Joker.'
        : `Mit dem Joker: ${count(n, 'mögliche Karte', 'mögliche Karten')}.`,
  },
  lookingBack: {
    show: 'Ziele',
    throws: (name: string) => `${name} wirft die Murmeln.`,
    callsGo: (name: string, seconds: number) => `${name} ruft nach ${tenths.format(seconds)} s „Los!“`,
    callsDoom: (name: string, seconds: number) =>
      `${name} ruft nach ${tenths.format(seconds)} s „Wir werden alle sterben!“`,
    follows: (name: string) => `${name} sagt „Ich auch!“`,
    joker: (name: string, place: string) => `${name} legt den Joker in ${place}.`,
    zero: 'Die zehn Sekunden sind um.',
    nothing: 'Es gibt kein Ziel.',
    there: (n: number, places: string) =>
      n === 1 ? `Das Ziel: ${places}.` : `${count(n, 'Ziel', 'Ziele')}: ${places}.`,
    wasNone: 'Es gab kein Ziel.',
    allFound: (all: number) => (all === 1 ? 'Das Ziel wurde gefunden.' : 'Alle Ziele wurden gefunden.'),
    missed: (missed: number, all: number) =>
      all === 1
        ? 'Niemand hat das Ziel gefunden.'
        : missed === all
          ? `Niemand hat eines der ${all} Ziele gefunden.`
          : `${missed} der ${all} Ziele hat niemand gefunden.`,
  },
  overlooked: {
    title: 'Was du übersiehst',
    looking: 'Deine Partien werden durchgesehen …',
    from: (matches: number, found: number, rounds: number) =>
      `Aus ${matches === 1 ? 'deiner letzten Partie' : `deinen letzten ${matches} Partien`}: In ${found} von ${count(rounds, 'Runde', 'Runden')} mit einem Ziel hast du eins gefunden.`,
    few: 'Noch sind es zu wenige Runden. Spiel weiter!',
    most: (kind: string) => `Am häufigsten entgeht dir: ${kind}.`,
    kinds: {
      edge: 'am Rand',
      middle: 'weiter innen',
      few: 'zwei oder drei Murmeln',
      many: 'vier oder fünf Murmeln',
      hole: 'mit dem schwarzen Loch',
      turned: 'gedrehtes Muster',
      across: 'über den Rand der Ringgalaxie',
    },
    share: (percent: string) => `${percent} übersehen`,
  },
  over: {
    why: {
      overtook: (winner, other) =>
        `${Du(winner)} ${winner.own ? 'hast' : 'hat'} ${other.own ? 'dich' : other.name} in der letzten Runde überholt.`,
      scored: (winner, times, other, less, rounds) =>
        `${Du(winner)} ${winner.own ? 'hast' : 'hat'} in ${times} von ${count(rounds, 'Runde', 'Runden')} gepunktet, ${du(other)} in ${less}.`,
      gained: (winner, points, times, other, less, often) =>
        `${count(points, 'Punkt', 'Punkte')} aus ${count(times, 'Runde', 'Runden')} für ${winner.own ? 'dich' : winner.name}, ${less} aus ${often} für ${other.own ? 'dich' : other.name}.`,
      lost: (winner, points, other, more) =>
        `${Du(winner)} ${winner.own ? 'hast' : 'hat'} ${points === 0 ? 'keinen Punkt' : `nur ${count(points, 'Punkt', 'Punkte')}`} verloren, ${du(other)} ${more}.`,
    },
    congratulations: 'Gut gesucht!',
    shared: 'Gleich viele Punkte und gleich viele Karten.',
    byStock: 'Gleich viele Punkte: Wer mehr Karten behalten hat, gewinnt.',
    lines: (rounds: number) => `Punkte über ${count(rounds, 'Runde', 'Runden')}`,
  },
  options: {
    plain: 'Das einfache Spiel, ohne Varianten.',
    with: (rule: string, choice: string) => `${rule}: ${choice}`,
    notes: {
      blackHole: 'Wo sein Plättchen landet, zeigen die Murmeln, welche Planeten dort nicht sein dürfen.',
      noJoker: 'Weniger Möglichkeiten, richtig zu liegen.',
      void: 'Drei Karten liegen verdeckt und zeigen nichts.',
      larger: '6 × 6 Karten: mehr zu suchen, mehr zu finden.',
      rotation: 'Du darfst das Muster im Kopf drehen.',
      ring: 'Gegenüberliegende Ränder berühren sich.',
      training: 'Das Ziel-Plättchen liegt immer in der Mitte.',
    },
    search: 'Suchzeit',
    limit: (seconds: number) => (seconds === 0 ? 'ohne Limit' : `${seconds / 60} Min.`),
    grace: 'Zeit zum Wählen nach null',
    seconds: (n: number) => `${n} s`,
  },
};

export default de;
