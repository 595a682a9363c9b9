// The French words of the daily galaxy.

import { regional } from '#web/words/region.ts';
import type { DailyWords } from './en.ts';

const plural = new Intl.PluralRules('fr');
const digits = new Intl.NumberFormat(regional('fr'));
const count = (n: number, one: string, other: string) =>
  `${digits.format(n)} ${plural.select(n) === 'one' ? one : other}`;

const fr: DailyWords = {
  shapes: {
    plain: '5 × 5 cartes et rien de spécial : lis la boîte, fouille le ciel.',
    blackHole:
      'Dans certains lancers, un trou noir avale une case de la boîte : ses billes disent quelles planètes n’ont pas le droit d’y être.',
    ring: 'Les bords opposés se touchent : ce qui sort d’un côté rentre de l’autre.',
    rotation:
      'Le schéma de la boîte peut être tourné : d’un quart de tour, d’un demi-tour ou de trois quarts.',
    void: 'Trois cartes sont face cachée : elles ne montrent aucune planète et ne sont jamais une destination.',
    larger:
      '6 × 6 cartes et, parfois, un trou noir dont les billes disent quelles planètes n’ont pas le droit d’y être.',
  },
  intro: {
    steps: [
      'Un disque et des billes roulent dans la boîte. Trouve la destination : la carte du disque, avec les planètes des billes sur elle et autour d’elle, exactement comme dans la boîte.',
      'Six lancers, un seul essai chacun. S’il n’y a pas de destination, c’est le bouton rouge qui est juste.',
      'Le chrono tourne dès que tout est immobile et jusqu’à ta réponse.',
    ],
    box: 'Dans la boîte, la bille est à droite du disque…',
    fits: '… donc sa planète doit être à droite de la destination.',
    start: 'Commencer',
    wait: 'Un instant…',
    archive:
      'Galaxie des archives : elle remplit ton calendrier, mais ne compte ni pour le classement ni pour ta série.',
    pause: 'Si tu pars en cours de route, tes réponses restent, mais le chrono continue.',
    calendar: 'Calendrier',
    board: 'Classement',
    leagues: 'Ligues',
    more: 'Autour de la galaxie du jour',
  },
  notYet: {
    title: 'Pas encore commencée',
    note: (number, date) => `La galaxie ${number} commence le ${date}.`,
    clock: 'Ton appareil est-il à la bonne date ?',
    toToday: 'Vers la galaxie du jour',
  },
  elsewhere: {
    title: 'Ouverte dans un autre onglet',
    note: 'Tu résous cette galaxie dans un autre onglet ou une autre fenêtre. Continue là-bas, ou ferme-le et reviens.',
  },
  play: {
    leave: 'Partir ; tes réponses restent et le chrono continue',
    throws: 'Tes lancers',
    throwOf: (at, of) => `Lancer ${at} sur ${of}`,
    clock: 'Temps de ce lancer',
    still: 'Tout est immobile.',
    search: 'Touche la destination : la carte du disque.',
    picked: 'Retouche-la ou confirme : un seul essai.',
    pickedNone: 'Tu dis qu’il n’y en a pas. Confirme : un seul essai.',
    none: 'Aucune destination',
    next: 'Lancer suivant',
    end: 'Voir le résultat',
  },
  marks: {
    found: 'trouvée',
    rightlyNone: 'aucune, à juste titre',
    wrong: 'raté',
    now: 'en cours',
    open: 'à venir',
    looked: 'regardée',
    mine: 'ta réponse',
  },
  truth: {
    found: 'Trouvée !',
    rightlyNone: 'Juste, il n’y en a pas !',
    wrong: 'Pas cette carte.',
    wrongNone: 'Pas le bouton rouge.',
    noneThere: 'Il n’y en avait pas.',
    time: (time) => `en ${time}`,
    answers: (n) =>
      n === 0
        ? 'Le bouton rouge était juste.'
        : `${count(n, 'destination, marquée', 'destinations, marquées')} ✓.`,
    why: 'Pourquoi, ou pourquoi pas',
    tap: 'Touche une carte pour voir pourquoi, ou pourquoi pas.',
    fits: (place) => `${place} : une destination.`,
    fails: (place) => `${place} : pas une destination.`,
    turned: (degrees) => `Le schéma est tourné de ${degrees}°.`,
    closest: (degrees) => `Au plus près, tourné de ${degrees}° :`,
  },
  over: {
    score: (score, of) => `${score} sur ${of}`,
    praise: [
      'Le ciel était têtu aujourd’hui.',
      'Un ciel difficile. Demain en sera un autre.',
      'Un ciel difficile. Demain en sera un autre.',
      'La moitié du ciel est à toi.',
      'Bien cherché !',
      'Presque tout le ciel !',
      'Le ciel entier est à toi !',
    ],
    time: 'Temps total',
    timing: {
      serverTimed: 'Chronométré par le serveur.',
      selfTimed: 'Chronométré par cet appareil : il compte pour toi et tes ligues.',
      unranked:
        'Plus rapide ou plus régulier qu’on ne joue : il reste à toi, et personne ne lui est comparé.',
    },
    delivery: {
      kept: 'Il reste sur cet appareil.',
      waiting: 'Il partira tout seul dès qu’il y aura du réseau.',
      delivered: 'Il est bien arrivé.',
      refused: 'Le serveur ne l’a pas pris.',
    },
    spans: 'Lancer par lancer',
    slower: (time) => `${time} de plus que ta moyenne`,
    faster: (time) => `${time} de moins que ta moyenne`,
    reserves: (n) => count(n, 'réserve', 'réserves'),
    next: (time) => `La prochaine galaxie commence dans ${time}.`,
    lookBack: 'Revoir les lancers',
    lookAt: (at) => `Revoir le lancer ${at}`,
    standing: 'Ta place',
    toBoard: 'Vers le classement',
  },
};

export default fr;
