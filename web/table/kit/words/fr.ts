// The French words of what tables are made of.
import type { KitWords } from './en.ts';

const plural = new Intl.PluralRules('fr');

const fr: KitWords = {
  refused: 'Ce n’est pas possible maintenant.',
  refusals: {
    malformed: 'Cette action n’existe pas dans ce jeu.',
    unknownSeat: 'Tu n’as pas de place à cette table.',
    backwards: 'Trop tard : la partie a continué.',
    overdue: 'Trop tard : le temps est écoulé.',
    over: 'La partie est terminée.',
  },
  news: 'Ce qui s’est passé',
  earlier: 'Plus tôt',
  meanwhile: 'Pendant ce temps',
  goOn: 'Continuer',
  why: {
    decided: (what, won, winner, lost, other) =>
      `${what} ont fait la différence\u202f: ${won} pour ${winner.own ? 'toi' : winner.name}, ${lost} pour ${other.own ? 'toi' : other.name}.`,
    most: (what, points, of) => `${what} ont rapporté le plus\u202f: ${points} sur ${of}.`,
  },
  picture: {
    player: (number) => `Joueur ${number}`,
    title: 'Image à partager',
    drawing: 'L’image se dessine…',
    failed: 'Impossible de dessiner l’image.',
    share: 'Partager',
    save: 'Enregistrer l’image',
    saved: 'Image enregistrée.',
  },
  curtain: {
    handOver: (name) => `Passe l’appareil à ${name}`,
    note: 'Les autres, ne regardez pas.',
    look: (name) => `C’est moi, ${name}`,
  },
  drag: {
    hint: 'Fais glisser une pièce, ou touche-la, puis sa place.',
    empty: (place) => `${place}, vide`,
    taken: (place, piece) => `${place}, où se trouve ${piece}`,
    pickedUp: (piece) => `Tu prends : ${piece}. Choisis sa place ; Échap annule.`,
    over: (place) => `Au-dessus de ${place}`,
    notHere: (place, why) => `Pas sur ${place} : ${why}`,
    putDown: (piece, place) => `Tu poses : ${piece}, ${place}`,
    putBack: (piece) => `${piece} retrouve sa place`,
    turn: 'Tourner',
    flip: 'Retourner',
    back: 'Remettre',
  },
  solo: {
    title: 'En solo : tes résultats',
    points: (many) => `${many} ${plural.select(many) === 'one' ? 'point' : 'points'}`,
    best: 'Record',
    played: 'Parties',
    mean: 'Moyenne',
    meanOfLast: (many) => `Moyenne des ${many} dernières`,
    newBest: 'Nouveau record !',
    place: (place, of) => `${place === 1 ? '1er' : `${place}e`} de tes ${of} résultats`,
    tryOf: (time, best) =>
      `Essai ${time} avec cette mise en place ; le meilleur : ${best}. Seul le premier compte ci-dessus.`,
    seenBefore: 'Tu connaissais déjà cette mise en place : ce résultat ne compte pas ci-dessus.',
    curve: (many, days, first, last, best) =>
      `${many} résultats, ${days} : le premier ${first}, le dernier ${last}, le meilleur ${best}.`,
    marks: { best: 'record', current: 'cette partie', known: 'mise en place rejouée' },
    all: (many) => (many === 1 ? 'Le résultat' : `Les ${many} résultats`),
    lookBack: 'Revoir :',
    delete: (result, when) => `Supprimer : ${result}, ${when}`,
  },
  challenge: {
    share: 'Défier quelqu’un',
    copy: 'Copier un lien pour défier quelqu’un',
    copied: 'Lien copié. Qui l’ouvre joue avec la même mise en place.',
    notCopied: 'Impossible de copier le lien. Le voici :',
    field: 'Le défi',
    message: (result, game) =>
      `J’ai joué à ${game} en solo sur Starboard\u202f: ${result}. Même mise en place\u202f: feras-tu mieux\u202f?`,
    beaten: (result) => `Défi relevé : ${result} !`,
    equalled: (result) => `Pile le résultat du défi : ${result}.`,
    stands: (result) => `Pas cette fois. À battre : ${result}.`,
  },
};

export default fr;
