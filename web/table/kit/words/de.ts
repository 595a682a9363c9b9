// The German words of what tables are made of.
import type { KitWords } from './en.ts';

const de: KitWords = {
  refused: 'Das geht gerade nicht.',
  refusals: {
    malformed: 'So etwas gibt es in diesem Spiel nicht.',
    unknownSeat: 'Du hast keinen Platz an diesem Tisch.',
    backwards: 'Zu spät: Die Partie ist schon weiter.',
    overdue: 'Zu spät: Die Zeit ist um.',
    over: 'Die Partie ist zu Ende.',
  },
  news: 'Was passiert ist',
  earlier: 'Früher',
  meanwhile: 'Inzwischen',
  goOn: 'Weiter',
  why: {
    decided: (what, won, winner, lost, other) =>
      `${what} gaben den Ausschlag: ${won} für ${winner.own ? 'dich' : winner.name}, ${lost} für ${other.own ? 'dich' : other.name}.`,
    most: (what, points, of) => `${what} brachten am meisten: ${points} von ${of}.`,
  },
  picture: {
    player: (number) => `Person ${number}`,
    title: 'Bild zum Teilen',
    drawing: 'Das Bild wird gezeichnet …',
    failed: 'Das Bild ließ sich nicht zeichnen.',
    share: 'Teilen',
    save: 'Bild speichern',
    saved: 'Bild gespeichert.',
  },
  curtain: {
    handOver: (name) => `Gib das Gerät an ${name} weiter`,
    note: 'Alle anderen: bitte wegschauen.',
    look: (name) => `Ich bin ${name}`,
  },
  drag: {
    hint: 'Zieh ein Teil, oder tippe erst das Teil und dann seinen Platz an.',
    empty: (place) => `${place}, leer`,
    taken: (place, piece) => `${place}, belegt mit ${piece}`,
    pickedUp: (piece) => `${piece} aufgenommen. Wähle einen Platz; Escape bricht ab.`,
    over: (place) => `Über ${place}`,
    notHere: (place, why) => `Nicht auf ${place}: ${why}`,
    putDown: (piece, place) => `${piece} abgelegt: ${place}`,
    putBack: (piece) => `${piece} liegt wieder an seinem Platz`,
    turn: 'Drehen',
    flip: 'Wenden',
    back: 'Zurücklegen',
  },
  solo: {
    title: 'Allein: deine Ergebnisse',
    points: (many) => `${many} ${many === 1 ? 'Punkt' : 'Punkte'}`,
    best: 'Rekord',
    played: 'Partien',
    mean: 'Durchschnitt',
    meanOfLast: (many) => `Durchschnitt der letzten ${many}`,
    newBest: 'Neuer Rekord!',
    place: (place, of) => `Platz ${place} unter deinen ${of} Ergebnissen`,
    tryOf: (time, best) => `Versuch ${time} mit diesem Aufbau, der beste: ${best}. Oben zählt nur der erste.`,
    seenBefore: 'Du kanntest diesen Aufbau schon: Oben zählt dieses Ergebnis nicht.',
    curve: (many, days, first, last, best) =>
      `${many} Ergebnisse, ${days}: das erste ${first}, das letzte ${last}, das beste ${best}.`,
    marks: { best: 'Rekord', current: 'diese Partie', known: 'gleicher Aufbau' },
    all: (many) => (many === 1 ? 'Das Ergebnis' : `Alle ${many} Ergebnisse`),
    lookBack: 'Rückschau:',
    delete: (result, when) => `Löschen: ${result}, ${when}`,
  },
  challenge: {
    share: 'Jemanden herausfordern',
    copy: 'Link zum Herausfordern kopieren',
    copied: 'Link kopiert. Wer ihn öffnet, spielt mit demselben Aufbau.',
    notCopied: 'Der Link ließ sich nicht kopieren. Hier ist er:',
    field: 'Die Herausforderung',
    message: (result, game) =>
      `Ich habe ${game} allein auf Starboard gespielt: ${result}. Gleicher Aufbau: Schlägst du das?`,
    beaten: (result) => `Geschafft: ${result} geschlagen!`,
    equalled: (result) => `Genau gleich gut: ${result}.`,
    stands: (result) => `Diesmal nicht. Zu schlagen: ${result}.`,
  },
};

export default de;
