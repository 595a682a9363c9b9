// The French words of the daily galaxy.

import type { DailyWords } from './en.ts';

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
    picked: 'Touche-la encore ou confirme : un seul essai.',
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
};

export default fr;
