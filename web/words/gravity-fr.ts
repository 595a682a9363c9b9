// The French words of a table of Gravity Superstar alone.
import type { GravityWords } from './gravity-en.ts';

const plural = new Intl.PluralRules('fr');
const count = (n: number, one: string, other: string) => `${n} ${plural.select(n) === 'one' ? one : other}`;

export const gravityFr: GravityWords = {
  board: 'Les planètes',
  round: (round) => `Manche ${round}`,
  starsLeft: (left, end) => `${count(left, 'étoile', 'étoiles')} ; fin à ${end}`,
  lastRound: 'Dernière manche',
  cards: { long: 'Saut long', high: 'Saut haut', drop: 'Chute', rotate: 'Tour', wild: 'Joker' },
  hand: 'Tes cartes',
  played: 'jouée',
  down: 'face cachée',
  tricks: {
    long: { left: 'Saut long à gauche', right: 'Saut long à droite' },
    high: { left: 'Saut haut à gauche', right: 'Saut haut à droite' },
    drop: 'Chute à travers la plate-forme',
    rotate: { left: 'Quart de tour à gauche', right: 'Quart de tour à droite', round: 'Demi-tour' },
    simple: { left: 'Un pas à gauche, face cachée', right: 'Un pas à droite, face cachée' },
  },
  place: (column, row) => `colonne ${column} ligne ${row}`,
  feet: ['pieds au nord', 'pieds à l’est', 'pieds au sud', 'pieds à l’ouest'],
  colours: ['bleue', 'jaune', 'rose', 'verte', 'orange', 'blanche'],
  star: (colour) => `étoile ${colour}`,
  stars: (n, colour) =>
    count(n, `étoile ${colour}`, `étoiles ${colour === 'orange' ? colour : `${colour}s`}`),
  token: 'jeton Rejouer',
  tokens: (n) => count(n, 'jeton Rejouer', 'jetons Rejouer'),
  points: (n) => count(n, 'point', 'points'),
  collects: (things) => `ramasse ${things}`,
  ejects: (names) => `éjecte ${names}`,
  lands: (place, feet) => `arrive en ${place}, ${feet}`,
  nothing: 'ne ramasse rien',
  pawn: (feet, place) => `Ton pion : ${feet}, en ${place}.`,
  lies: (feet, place) => `pion en ${place}, ${feet}`,
  off: 'pion hors du plateau',
  chart: {
    title: 'Les planètes en mots',
    row: (row, things) => `Ligne ${row} : ${things}`,
    cell: (column, thing) => `colonne ${column}, ${thing}`,
    covered: (star) => `${star} sur un signe Rejouer`,
    replay: 'signe Rejouer',
    open: (feet) => `porte ouverte, ${feet}`,
    closed: (feet) => `porte, ${feet}`,
    pawn: (name, feet) => `${name}, les ${feet}`,
    nothing: 'rien',
  },
  status: {
    choose: 'Choisis une carte.',
    where: 'Choisis où aller.',
    several: 'Plusieurs coups finissent là : choisis-en un.',
    nowhere: 'D’ici, cette carte ne mène nulle part.',
    again: 'Pour un jeton Rejouer, tu peux agir encore : choisis une carte, ou finis ton tour.',
    steal: (name) => `Prends quelque chose à ${name}.`,
    waits: (name) => `À jouer : ${name}`,
    entered: (name) => `${name} : entrée par la porte ouverte.`,
  },
  turn: 'Ce qu’on peut faire',
  refill: 'Reprendre les cartes',
  end: 'Finir le tour',
  undo: 'Annuler',
  take: (thing) => `Prendre : ${thing}`,
  seats: 'Joueurs',
  over: {
    wins: (names, many) => (many === 1 ? `Victoire de ${names}` : `Victoire partagée : ${names}`),
    again: 'Rejouer',
    replay: 'Revoir',
    home: 'Accueil',
    tie: 'À égalité de points, moins de jetons Rejouer l’emporte.',
  },
  says: {
    rides: (name, what) => `${name} : ${what}.`,
    refills: (name) => `${name} : toutes les cartes reprises.`,
    steals: (name, thing, victim) => `${name} : ${thing}, de chez ${victim}.`,
    replays: (name) => `${name} : encore une action, pour un jeton Rejouer.`,
  },
  refusals: {
    notNow: 'Pas maintenant.',
    notYourTurn: 'C’est à quelqu’un d’autre de jouer.',
    nothingToRefill: 'Toutes tes cartes sont en main.',
    cardPlayed: 'Cette carte est devant toi.',
    wrongCard: 'Cette carte ne permet pas cela.',
    wrongWay: 'Pas dans cette direction.',
    blocked: 'Une plate-forme barre le chemin.',
    mustSteal: 'Prends d’abord quelque chose à qui tu as éjecté.',
    noSuchLoot: 'Il n’y a rien de tel à prendre.',
    nothingToUndo: 'Il n’y a rien à annuler.',
  },
  options: {
    expert: 'Fin des experts',
    expertNote: 'La partie finit avec la manche où quelqu’un a 18 points (24 à trois ou cinq).',
    plain: 'La partie finit avec la manche où il reste peu d’étoiles.',
  },
  learn: {
    title: 'Jouer à Gravity Superstar',
    parts: {
      idea: {
        title: 'L’idée',
        lines: [
          'Ramasse des étoiles sur des planètes où chacun a son propre bas. Une étoile vaut un point, un jeton Rejouer aussi, et chaque paire d’étoiles de même couleur en ajoute un.',
          'Le plateau n’a pas de bord : qui sort d’un côté rentre en face, dans la même ligne ou colonne.',
        ],
      },
      turn: {
        title: 'À ton tour',
        lines: [
          'Si ton pion n’est pas sur le plateau, il entre par la porte ouverte, couché comme elle.',
          'Puis fais une seule chose : joue une carte visible et fais ce qu’elle dit, joue n’importe quelle carte cachée et va d’une case à gauche ou à droite, ou reprends toutes tes cartes jouées.',
          'Gauche, droite et bas sont ceux de ton pion : ses pieds sont en bas.',
          'Sans plate-forme sous les pieds, le pion tombe jusqu’à la prochaine et prend ce qu’il croise.',
          'Après ta cinquième carte, toutes les cinq reviennent aussitôt.',
        ],
      },
      cards: {
        title: 'Les cartes',
        lines: [
          'Saut long : deux cases à gauche ou à droite.',
          'Saut haut : une case en haut, puis une à gauche ou à droite.',
          'Chute : une case en bas, à travers la plate-forme sous tes pieds.',
          'Tour : un quart dans un sens ou l’autre, ou un demi-tour.',
          'Joker : l’un des quatre. Un saut demande un chemin sans plate-forme.',
        ],
      },
      way: {
        title: 'En chemin',
        lines: [
          'Une étoile : tu la prends.',
          'Un signe Rejouer découvert : tu prends un jeton, à chaque passage, tant qu’il y en a.',
          'Un autre pion : il est éjecté, son propriétaire reprend toutes ses cartes, et tu lui prends une étoile ou un jeton.',
          'La porte ouverte : elle se ferme, et la suivante dans le sens horaire s’ouvre.',
        ],
      },
      end: {
        title: 'Encore une fois, et la fin',
        lines: [
          'Une fois par tour, tu peux payer un jeton Rejouer et agir encore.',
          'Quand une manche est complète et qu’il reste peu d’étoiles (4 à deux, 8 à trois ou quatre, 12 à cinq ou six), le plus de points gagne. À égalité, moins de jetons.',
        ],
      },
    },
  },
};
