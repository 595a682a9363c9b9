// The German words of a table of Gravity Superstar alone.
import type { GravityWords } from './gravity-en.ts';

const plural = new Intl.PluralRules('de');
const count = (n: number, one: string, other: string) => `${n} ${plural.select(n) === 'one' ? one : other}`;

export const gravityDe: GravityWords = {
  board: 'Die Planeten',
  round: (round) => `Runde ${round}`,
  starsLeft: (left, end) => `noch ${count(left, 'Stern', 'Sterne')}; Ende bei ${end}`,
  lastRound: 'Letzte Runde',
  cards: { long: 'Weitsprung', high: 'Hochsprung', drop: 'Fall', rotate: 'Drehung', wild: 'Joker' },
  hand: 'Deine Karten',
  played: 'gespielt',
  down: 'verdeckt',
  tricks: {
    long: { left: 'Weitsprung nach links', right: 'Weitsprung nach rechts' },
    high: { left: 'Hochsprung nach links', right: 'Hochsprung nach rechts' },
    drop: 'Fall durch die Plattform',
    rotate: {
      left: 'Vierteldrehung nach links',
      right: 'Vierteldrehung nach rechts',
      round: 'Halbe Drehung',
    },
    simple: { left: 'Schritt nach links, verdeckt', right: 'Schritt nach rechts, verdeckt' },
  },
  place: (column, row) => `Spalte ${column} Zeile ${row}`,
  feet: ['Füße nach Norden', 'Füße nach Osten', 'Füße nach Süden', 'Füße nach Westen'],
  colours: ['blauer', 'gelber', 'rosa', 'grüner', 'oranger', 'weißer'],
  star: (colour) => `${colour} Stern`,
  token: 'Nochmal-Marke',
  tokens: (n) => count(n, 'Nochmal-Marke', 'Nochmal-Marken'),
  points: (n) => count(n, 'Punkt', 'Punkte'),
  collects: (things) => `sammelt: ${things}`,
  ejects: (names) => `wirft hinaus: ${names}`,
  lands: (place, feet) => `endet auf ${place}, ${feet}`,
  nothing: 'sammelt nichts',
  status: {
    choose: 'Wähle eine Karte.',
    where: 'Wähle ein Ziel.',
    several: 'Mehrere Züge enden dort: Wähle einen davon.',
    nowhere: 'Diese Karte führt von hier nirgendwohin.',
    again: 'Für eine Nochmal-Marke darfst du noch etwas tun: Wähle eine Karte oder beende den Zug.',
    steal: (name) => `Nimm ${name} etwas weg.`,
    waits: (name) => `${name} ist am Zug.`,
    entered: (name) => `${name} kommt durch die offene Tür.`,
  },
  refill: 'Alle Karten aufnehmen',
  end: 'Zug beenden',
  undo: 'Zurücknehmen',
  take: (thing) => `Nimm: ${thing}`,
  seats: 'Mitspielende',
  over: {
    wins: (names, many) => (many === 1 ? `${names} gewinnt!` : `${names} gewinnen!`),
    again: 'Noch einmal',
    replay: 'Zurückblicken',
    home: 'Startseite',
    tie: 'Gleich viele Punkte: Weniger Nochmal-Marken gewinnen.',
  },
  says: {
    rides: (name, what) => `${name}: ${what}.`,
    refills: (name) => `${name} nimmt alle Karten auf.`,
    steals: (name, thing, victim) => `${name} nimmt von ${victim}: ${thing}.`,
    replays: (name) => `${name} gibt eine Nochmal-Marke für eine weitere Aktion.`,
  },
  refusals: {
    notNow: 'Jetzt nicht.',
    notYourTurn: 'Jemand anders ist am Zug.',
    nothingToRefill: 'Du hast alle Karten auf der Hand.',
    cardPlayed: 'Diese Karte liegt schon vor dir.',
    wrongCard: 'Das kann diese Karte nicht.',
    wrongWay: 'Nicht in dieser Richtung.',
    blocked: 'Eine Plattform ist im Weg.',
    mustSteal: 'Nimm zuerst der hinausgeworfenen Person etwas weg.',
    noSuchLoot: 'Das hat diese Person nicht.',
    nothingToUndo: 'Es gibt nichts zurückzunehmen.',
  },
  options: {
    expert: 'Ende für Erfahrene',
    expertNote: 'Die Partie endet mit der Runde, in der jemand 18 Punkte hat (24 zu dritt oder fünft).',
    plain: 'Die Partie endet mit der Runde, in der nur noch wenige Sterne liegen.',
  },
  learn: {
    title: 'So spielt man Gravity Superstar',
    parts: {
      idea: {
        title: 'Worum es geht',
        lines: [
          'Sammle Sterne auf Planeten, auf denen alle ihr eigenes Unten haben. Jeder Stern ist ein Punkt, jede Nochmal-Marke auch, und jedes Paar Sterne einer Farbe noch einer.',
          'Das Brett hat keinen Rand: Wer auf einer Seite hinausgeht, kommt gegenüber herein, in derselben Zeile oder Spalte.',
        ],
      },
      turn: {
        title: 'Dein Zug',
        lines: [
          'Liegt deine Figur nicht auf dem Brett, kommt sie durch die offene Tür und liegt wie diese.',
          'Dann tu eines: Spiel eine Karte offen und mach, was sie sagt; spiel eine beliebige Karte verdeckt und geh ein Feld nach links oder rechts; oder nimm alle gespielten Karten auf.',
          'Links, rechts und unten gelten, wie deine Figur sie sieht: Ihre Füße zeigen nach unten.',
          'Ohne Plattform unter den Füßen fällt die Figur bis zur nächsten und nimmt mit, was auf dem Weg liegt.',
          'Nach deiner fünften Karte kommen alle fünf sofort zurück.',
        ],
      },
      cards: {
        title: 'Die Karten',
        lines: [
          'Weitsprung: zwei Felder nach links oder rechts.',
          'Hochsprung: ein Feld nach oben, dann eins nach links oder rechts.',
          'Fall: ein Feld nach unten, durch die Plattform unter dir.',
          'Drehung: ein Viertel in eine Richtung oder eine halbe.',
          'Joker: eines davon. Ein Sprung braucht einen Weg ganz ohne Plattformen.',
        ],
      },
      way: {
        title: 'Unterwegs',
        lines: [
          'Ein Stern: Du nimmst ihn.',
          'Ein freies Nochmal-Zeichen: Du nimmst eine Marke, jedes Mal, solange es welche gibt.',
          'Eine andere Figur: Sie fliegt hinaus, ihr gehören wieder alle Karten, und du nimmst ihr einen Stern oder eine Marke weg.',
          'Die offene Tür: Sie schließt sich, und im Uhrzeigersinn öffnet sich die nächste.',
        ],
      },
      end: {
        title: 'Noch einmal, und das Ende',
        lines: [
          'Einmal in jedem Zug darfst du eine Nochmal-Marke abgeben und noch etwas tun.',
          'Ist eine Runde zu Ende und liegen nur noch wenige Sterne (4 zu zweit, 8 zu dritt oder viert, 12 zu fünft oder sechst), gewinnen die meisten Punkte. Bei Gleichstand weniger Marken.',
        ],
      },
    },
  },
};
