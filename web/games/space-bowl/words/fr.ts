// The French words of a Space Bowl table alone.

import { regional } from '#web/words/region.ts';
import type { Who } from '#web/words/who.ts';
import type { BowlWords } from './en.ts';

const plural = new Intl.PluralRules('fr');
const count = (n: number, one: string, other: string) => `${n} ${plural.select(n) === 'one' ? one : other}`;
const tenths = new Intl.NumberFormat(regional('fr'), { maximumFractionDigits: 1, minimumFractionDigits: 1 });
const list = new Intl.ListFormat(regional('fr'), { type: 'conjunction' });
const Tu = ({ own, name }: Who) => (own ? 'Tu as' : `${name} a`);
const toi = ({ own, name }: Who) => (own ? 'toi' : name);

const fr: BowlWords = {
  table: {
    captain: 'capitaine',
    points: 'points',
    pointsCount: (n: number) => count(n, 'point', 'points'),
    stock: (n: number) => count(n, 'carte', 'cartes'),
    track: 'Piste des scores',
    scoreOf: (name: string, points: number) => `${name} ${points}`,
    round: (round: number, of: number) => `Manche ${round}/${of}`,
    pile: (left: number, card: string) =>
      `Pile Infini & au-delà, ${count(left, 'carte', 'cartes')}. Sur le dessus : ${card}`,
    go: 'Go !',
    claimed: 'Annoncé…',
    doom: 'On va tous mourir !',
    follow: 'Moi aussi !',
    followDoom: 'Moi aussi ! Bouton rouge',
    followDoomShort: 'Bouton rouge',
    joker: 'Joker',
    jokerCancel: 'Reposer le joker',
    point: 'Pointer',
    pointing: 'Touche une carte',
    throwMarbles: 'Lancer les billes',
    nextRound: 'Manche suivante',
    saidGo: 'Go !',
    saidDoom: 'Fichus !',
    saidRed: 'rouge',
    saidFollow: 'Moi aussi !',
    secondsLeft: (seconds: number) => `encore ${count(seconds, 'seconde', 'secondes')}`,
    calledGo: (name: string) => `${name} : « Go ! » Dix secondes.`,
    calledDoom: (name: string) => `${name} : « On va tous mourir ! » Dix secondes.`,
    jokerPut: (name: string, place: string) => `${name} : joker en ${place}.`,
    zero: 'Zéro.',
    searchLeft: 'Temps de recherche restant',
  },
  status: {
    first: (captain: string) =>
      `Capitaine : ${captain}. Les billes montrent quelles planètes doivent entourer le disque Destination.`,
    next: (captain: string) => `Capitaine : ${captain}.`,
    waitingFor: (names: readonly string[]) =>
      names.length > 2 ? `On attend ${names.length} autres` : `On attend ${list.format(names)}`,
    searchShort: 'Trouve la carte du disque.',
    search: 'Trouve la carte du disque : les planètes autour doivent correspondre aux billes de la boîte.',
    canFollow: (name: string) => `${name} : « Go ! » Trouvé aussi ? Dis « Moi aussi ! »`,
    closed: 'Trop tard pour choisir. Attends la révélation.',
    pick: 'Touche ta carte.',
    picked: 'Confirme, ou touches-en une autre.',
    pickedJoker: 'Ta carte doit avoir besoin du joker. Confirme, ou change.',
    confirmed: 'Confirmé. Tu peux encore changer.',
    red: 'Bouton rouge : pour toi, il n’y a pas de destination.',
    searcher: (name: string) => `${name} : « Fichus ! » Une carte, ou « Moi aussi ! »`,
    lastMoment: 'Dernière chance de toucher une carte.',
    aiming: 'Touche la carte où il manque une planète. Le joker y reste.',
  },
  firstMatch: {
    box: 'Les billes roulent ici. Elles montrent quelles planètes il faut sur la carte cherchée et autour d’elle.',
    card: 'Trouvé la carte\u202f? Annonce d’abord «\u202fGo\u202f!\u202f», puis touche-la. Tout le monde a alors dix secondes.',
    disc: 'Le disque violet, c’est la carte\u202f; chaque bille, une planète sur la carte située dans cette direction.',
    doom: 'Un bouton rouge va apparaître ici, «\u202fOn va tous mourir\u202f!\u202f»\u202f: pour dire qu’aucune carte ne convient. Deux points si personne n’en trouve, deux de moins sinon.',
  },
  refusals: {
    notNow: 'Pas à ce moment de la manche.',
    rolling: 'Les billes roulent encore.',
    tooEarly: 'C’est trop tôt.',
    tooLate: 'Le compte à rebours est terminé.',
    alreadyReady: 'Tu as déjà donné ton feu vert.',
    alreadyClaimed: 'Tu l’as déjà annoncé.',
    alreadyConfirmed: 'C’est déjà confirmé.',
    goDuringDoom: 'Le bouton rouge a été plus rapide. Tu vois une destination ? Touche-la.',
    doomDuringGo: '« Go ! » a été plus rapide. Plus de bouton rouge pour cette manche.',
    notClaimant: 'Dis d’abord « Moi aussi ! », puis touche ta carte.',
    redButton: 'Tu as montré le bouton rouge : ni carte ni joker cette manche.',
    noJoker: 'Cette partie se joue sans joker.',
    jokerGone: 'Le joker est déjà dans la galaxie.',
    jokerBinds: 'Tu as posé le joker : ta carte doit en avoir besoin.',
    noSuchCard: 'Cette carte n’existe pas.',
    noPick: 'Touche d’abord une carte.',
  },
  result: {
    title: (round: number) => `Résultat de la manche ${round}`,
    voided: 'Aucune annonce à temps : la manche ne compte pas.',
    wentGo: (name: string, seconds: number, found: boolean) =>
      `${name} : « Go ! » après ${tenths.format(seconds)} s. ${found ? 'Une destination a été trouvée.' : 'Personne n’avait raison.'}`,
    wentDoom: (name: string, seconds: number, found: boolean) =>
      `${name} : « On va tous mourir ! » après ${tenths.format(seconds)} s. ${found ? 'Mais une destination a été trouvée.' : 'Personne n’a trouvé de destination.'}`,
    nothing: 'n’a rien annoncé',
    reasons: {
      valid: 'juste',
      go: 'annonce',
      alone: 'solo',
      joker: 'joker',
      invalid: 'raté',
      noCard: 'pas de carte',
      goInvalid: 'annonce',
      red: 'bouton rouge',
      doom: 'annonce',
    },
    judgements: {
      valid: 'Cette carte est une destination.',
      validWithJoker: 'Cette carte est une destination grâce au joker.',
      invalid: '',
      red: 'Bouton rouge : un point si personne ne trouve de destination, un de moins sinon.',
      none: 'N’a pas joué cette manche.',
    },
    noPick: 'Aucune carte choisie à temps : ça compte comme raté.',
    jokerNotNeeded:
      'Cette carte est une destination même sans le joker ; il faut en avoir besoin pour le poser.',
    notBelowZero: 'Un total ne descend jamais sous 0.',
    answers: (all: number, missed: number) => {
      if (all === 0) return 'Il n’y avait pas de destination.';
      const one = plural.select(all) === 'one';
      const found = one ? 'trouvée' : 'toutes trouvées';
      const unseen = `que personne n’a trouvée${one ? '' : 's'}`;
      const part = `dont ${missed} que personne n’a trouvée${plural.select(missed) === 'one' ? '' : 's'}`;
      return `${count(all, 'destination', 'destinations')}, ${missed === 0 ? found : missed < all ? part : unseen}. ${one ? 'Touche-la pour la voir' : 'Touche pour voir'} :`;
    },
    withJoker: (n: number) =>
      n === 0
        ? 'Même pas avec le joker.'
        : `Avec le joker : ${count(n, 'carte possible', 'cartes possibles')}.`,
  },
  lookingBack: {
    show: 'Destinations',
    throws: (name: string) => `${name} lance les billes.`,
    callsGo: (name: string, seconds: number) =>
      `${name} annonce «\u202fGo\u202f!\u202f» au bout de ${tenths.format(seconds)}\u202fs.`,
    callsDoom: (name: string, seconds: number) =>
      `${name} annonce «\u202fOn va tous mourir\u202f!\u202f» au bout de ${tenths.format(seconds)}\u202fs.`,
    follows: (name: string) => `${name} dit «\u202fMoi aussi\u202f!\u202f»`,
    joker: (name: string, place: string) => `${name} pose le joker en ${place}.`,
    zero: 'Les dix secondes sont écoulées.',
    nothing: 'Il n’y a pas de destination.',
    there: (n: number, places: string) =>
      n === 1
        ? `La destination\u202f: ${places}.`
        : `${count(n, 'destination', 'destinations')}\u202f: ${places}.`,
    wasNone: 'Il n’y avait pas de destination.',
    allFound: (all: number) =>
      all === 1 ? 'La destination a été trouvée.' : 'Toutes les destinations ont été trouvées.',
    missed: (missed: number, all: number) =>
      all === 1
        ? 'Personne n’a trouvé la destination.'
        : missed === all
          ? `Personne n’a trouvé une seule des ${all} destinations.`
          : `Personne n’a trouvé ${missed} des ${all} destinations.`,
  },
  overlooked: {
    title: 'Ce qui t’échappe',
    looking: 'On parcourt tes parties…',
    from: (matches: number, found: number, rounds: number) =>
      `Sur ${matches === 1 ? 'ta dernière partie' : `tes ${matches} dernières parties`}\u202f: une destination trouvée dans ${found} des ${count(rounds, 'manche', 'manches')} qui en avaient une.`,
    few: 'Encore trop peu de manches pour le dire. Continue à jouer\u202f!',
    most: (kind: string) => `Ce qui t’échappe le plus souvent\u202f: ${kind}.`,
    kinds: {
      edge: 'au bord',
      middle: 'plus au centre',
      few: 'deux ou trois billes',
      many: 'quatre ou cinq billes',
      hole: 'avec le trou noir',
      turned: 'motif tourné',
      across: 'par-dessus le bord de l’anneau',
    },
    share: (percent: string) => `${percent} manquées`,
  },
  over: {
    why: {
      overtook: (winner, other) =>
        winner.own
          ? `Tu dépasses ${other.name} à la toute dernière manche.`
          : `${winner.name} ${other.own ? 'te dépasse' : `dépasse ${other.name}`} à la toute dernière manche.`,
      scored: (winner, times, other, less, rounds) =>
        `${Tu(winner)} marqué dans ${count(times, 'manche', 'manches')} sur ${rounds}, ${toi(other)} dans ${less}.`,
      gained: (winner, points, times, other, less, often) =>
        `${count(points, 'point', 'points')} en ${count(times, 'manche', 'manches')} pour ${toi(winner)}, ${less} en ${often} pour ${toi(other)}.`,
      lost: (winner, points, other, more) =>
        points === 0
          ? `${winner.own ? 'Tu n’as' : `${winner.name} n’a`} perdu aucun point, ${toi(other)} ${more}.`
          : `${winner.own ? 'Tu n’as' : `${winner.name} n’a`} perdu que ${count(points, 'point', 'points')}, ${toi(other)} ${more}.`,
    },
    congratulations: 'Bien cherché !',
    shared: 'Égalité de points et de cartes.',
    byStock: 'Égalité de points : le plus de cartes gardées l’emporte.',
    lines: (rounds: number) => `Points sur ${count(rounds, 'manche', 'manches')}`,
  },
  options: {
    plain: 'Le jeu simple, sans variantes.',
    with: (rule: string, choice: string) => `${rule} : ${choice}`,
    notes: {
      blackHole: 'Là où tombe son disque, les billes montrent les planètes interdites.',
      noJoker: 'Moins de façons d’avoir raison.',
      void: 'Trois cartes sont face cachée et ne montrent rien.',
      larger: '6 × 6 cartes : plus à chercher, plus à trouver.',
      rotation: 'Tu peux tourner le schéma dans ta tête.',
      ring: 'Les bords opposés se touchent.',
      training: 'Le disque Destination est toujours au centre.',
    },
    search: 'Temps de recherche',
    limit: (seconds: number) => (seconds === 0 ? 'sans limite' : `${seconds / 60} min`),
    grace: 'Temps pour choisir après zéro',
    seconds: (n: number) => `${n} s`,
  },
};

export default fr;
