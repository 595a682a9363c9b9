// The French words of learning Space Builder.
import type { BuilderLearnWords } from './en.ts';

const fr: BuilderLearnWords = {
  blamed: (building, reason) => `${building}\u202f: ${reason}.`,
  next: {
    choose: 'Touche un bâtiment, puis sa case.',
    carrying: 'Touche maintenant sa case.',
    standing: 'Change-le sur place, ou touche une autre case.',
    change: 'Touche un bâtiment pour le changer. Tout est bon\u202f? Terminé\u202f!',
    done: 'Tout est comme sur le plan\u202f? Touche Terminé\u202f!',
  },
  lost: (name, faults) => `${faults} Quelqu’un en a moins que ${name}.`,
  lessons: {
    plan: {
      title: 'Le plan',
      text: 'Tout le monde suit le même plan en même temps. Touche un bâtiment, puis sa case, ou fais-le glisser.',
      goal: 'Pose les deux bâtiments là où le plan les montre.',
      praise: 'Conforme au plan\u202f! Dans une partie, les autres construisent aussi\u202f: fais vite.',
      hint: 'L’observatoire est en haut, au milieu. Ensuite, touche Terminé\u202f!',
    },
    turn: {
      title: 'Tourner',
      text: 'Sur le plan, certains bâtiments sont couchés ou tête en bas. Tu peux les tourner avant ou après les avoir posés.',
      goal: 'Pose les deux, dans le même sens que sur le plan.',
      praise: 'Parfait\u202f! Chaque bâtiment dans le mauvais sens t’aurait coûté 2 fautes.',
      hint: 'La rangée de lumières est le sol du bâtiment\u202f: tourne jusqu’à ce qu’elle soit du même côté que sur le plan.',
    },
    faces: {
      title: 'Deux faces',
      text: 'Chaque bâtiment a deux faces, identiques à un petit détail près.',
      goal: 'Deux de ces quatre montrent la mauvaise face. Retourne-les\u202f!',
      praise: 'Bien vu\u202f! Les huit paires sont dans les règles.',
      hint: 'Compte les hublots et cherche où est la lampe.',
    },
    locked: {
      title: 'Les cadenas',
      text: 'Le plan montre toujours les huit bâtiments. Ceux qui ont un cadenas ne sont pas encore à toi\u202f: laisse leur case vide.',
      goal: 'Termine la ville avec tes deux derniers bâtiments.',
      praise: 'C’est fait, sans les quatre bloqués\u202f! Chaque manche gagnée en débloque un.',
      hint: 'La serre est en haut, au milieu. Le pylône en bas à gauche, avec sa lampe au milieu.',
    },
    faults: {
      title: 'La vérification',
      text: 'Un bâtiment qui manque\u202f: 1 faute. Mauvaise case, mauvais sens, mauvaise face\u202f: 2. Le moins de fautes gagne\u202f; à égalité, la vitesse départage. La dernière personne à construire doit s’arrêter.',
      goal: 'Qui gagne\u202f? Touche son plateau.',
      praise: 'C’est Vega\u202f! Personne n’a été plus lent, mais un vide ne compte que 1 faute, pas 2.',
      hint: 'Compare chaque plateau avec le plan.',
    },
    turned: {
      title: 'Un plan tourné',
      text: 'En option, le plan est tourné, et on ne peut pas le redresser. La balise marque le même coin sur le plan et le plateau.',
      goal: 'Construis en te repérant à la balise.',
      praise: 'Bien repéré avec la balise\u202f! Regarde le plan se redresser\u202f: c’est ton plateau.',
      hint: 'Penche la tête à droite, jusqu’à voir la balise du plan en haut à gauche.',
    },
  },
  round: {
    title: 'Une manche en bref',
    steps: [
      'Le plan est dévoilé, pour tout le monde à la fois.',
      'Construis avec tes bâtiments. Oublie ceux qui ont un cadenas.',
      'Tourne-les, retourne-les\u202f: tout doit être comme sur le plan.',
      'Tout est posé\u202f? Terminé\u202f! La dernière personne doit s’arrêter.',
      'Le moins de fautes gagne\u202f; à égalité, la vitesse départage.',
      'Qui gagne débloque un bâtiment. Avec les huit, la partie est à toi\u202f!',
    ],
  },
  rules: {
    goal: {
      title: 'But du jeu',
      text: [
        'Tout le monde construit une ville spatiale en même temps, chacun sur son plateau, d’après un seul plan. Les fautes comptent d’abord, la vitesse ensuite.',
        'Chaque manche gagnée débloque un bâtiment de plus. Qui gagne une manche avec les huit gagne la partie.',
        'Personne n’attend son tour\u202f: il faut donc un écran par personne. Tu peux aussi jouer contre des robots, ou en solo contre la montre.',
      ],
    },
    plan: {
      title: 'Le plan et le plateau',
      text: [
        'Un plan montre les huit bâtiments sur huit des neuf cases. Au début, tu en as quatre\u202f: observatoire, pylône, serre et hangar. Sur le plan, les autres portent un cadenas\u202f: laisse leur case vide.',
        'Jusqu’à la vérification, personne ne voit ton plateau\u202f: seulement combien de bâtiments y sont, et si tu as terminé.',
      ],
    },
    build: {
      title: 'Construire',
      text: [
        'Touche un bâtiment, puis une case, ou fais-le glisser.',
        'Si la case est prise, deux bâtiments du plateau échangent leur place. Si le nouveau vient de ta main, l’ancien y retourne.',
        'Déplace, tourne, retourne, enlève autant que tu veux, tant que tu n’as pas terminé.',
      ],
    },
    turn: {
      title: 'Tourner',
      text: ['Un bâtiment peut être dans quatre sens. Sa rangée de lumières montre où est le sol.'],
    },
    faces: {
      title: 'Les deux faces',
      text: [
        'Un seul détail distingue les deux faces. Au début d’une manche, tous les rectos sont visibles.',
      ],
      starred: 'en main dès le début',
      front: 'Recto',
      back: 'Verso',
    },
    done: {
      title: 'Terminé, et stop',
      text: [
        'Quand tous tes bâtiments sont sur le plateau, tu peux toucher Terminé. Ensuite, tu ne changes plus rien.',
        'Les autres continuent. Dès qu’une seule personne construit encore, la manche s’arrête et son plateau compte tel quel. À deux, le premier Terminé arrête la manche.',
        'Il y a aussi une limite de temps\u202f: 1, 2, 3 ou 5 minutes.',
      ],
    },
    faults: {
      title: 'La vérification',
      text: ['Chacun de tes bâtiments est comparé au plan\u202f:'],
      plan: 'Plan',
      board: 'Plateau',
      fault: 'Ce qui cloche',
      many: 'Fautes',
      notes: [
        'Un bâtiment ne compte jamais plus de 2, quoi qu’on lui reproche. Deux bâtiments échangés font 4.',
        'Le moins de fautes gagne la manche\u202f; à égalité, la vitesse départage. Qui n’a pas fini passe après tous ceux qui avaient terminé.',
        'Si la limite de temps en arrête plusieurs, qui a le moins de bâtiments à poser passe devant, puis qui a fait son dernier changement le plus tôt. Si personne n’a terminé, un plateau vide ne gagne rien.',
      ],
    },
    example: {
      title: 'Un exemple',
      text: ['Rigel termine, puis Mira\u202f; Vega doit s’arrêter.'],
      told: 'Vega a le moins de fautes, gagne la manche et débloque un bâtiment. Sans Vega, ce serait Rigel\u202f: autant de fautes que Mira, mais plus vite.',
    },
    unlock: {
      title: 'Débloquer',
      text: [
        'Qui gagne une manche choisit un de ses bâtiments bloqués et construit avec dès la manche suivante. Qui est devant a donc plus à construire.',
        'Sans choix au bout de 20 secondes, c’est le premier. Pour le dernier, il n’y a rien à choisir.',
      ],
    },
    end: {
      title: 'La fin',
      text: [
        'Qui gagne une manche avec les huit bâtiments gagne la partie, même avec des fautes. Les autres sont classés selon leurs manches gagnées.',
        'Après le plan numéro 20, c’est fini aussi\u202f: le plus de manches gagnées l’emporte, et les ex æquo partagent la place.',
      ],
    },
    turned: {
      title: 'Plans tournés',
      text: [
        'D’habitude, le plan est dans le même sens que ton plateau. En option, il est tourné\u202f: d’un quart de tour, d’un demi-tour ou de trois quarts de tour, pareil pour tout le monde.',
        'On ne peut pas le redresser. Repère-toi à la balise\u202f: elle marque le même coin sur le plan et le plateau.',
      ],
    },
    alone: {
      title: 'En solo\u202f: contre la montre',
      text: [
        'Un plan avec 4 à 8 bâtiments, contre la montre. Le chrono ne s’arrête jamais\u202f: quitter met fin à l’essai.',
        'Seule une ville sans faute a un temps. Il y a un record pour chaque nombre de bâtiments\u202f; seul ton premier essai sur un plan y compte.',
      ],
    },
    keys: {
      pick: 'prendre un bâtiment',
      arrows: 'aller d’un bâtiment à l’autre\u202f; un bâtiment pris, d’une case à l’autre',
      turn: 'tourner',
      flip: 'retourner',
      put: 'le poser',
      takeBack: 'l’enlever',
      escape: 'remettre à sa place',
      done: 'terminer',
    },
  },
};

export default fr;
