// The French words of learning Space Lab.
import type { LabLearnWords } from './en.ts';

const fr: LabLearnWords = {
  own: 'Tu as\u202f:',
  choose: 'Touche une carte de ta main, puis une place libre.',
  lessons: {
    hire: {
      title: 'Recruter',
      text: 'Révèle les trois premières cartes et choisis une agence\u202f: ses cartes sont à toi, les autres vont au centre de recrutement. Ou prends au centre toutes les cartes d’une agence.',
      goal: 'Prends deux cartes en un tour.',
      praise: 'Deux d’un coup\u202f! La troisième attend au centre, pour qui en veut.',
      hint: 'Révèle trois cartes, puis prends les deux de Red Rocket.',
    },
    place: {
      title: 'Poser',
      text: 'Le chiffre dans le coin est le prix\u202f: le nombre d’autres cartes de ta main à défausser. Tu peux poser plusieurs cartes dans le même tour.',
      goal: 'Pose deux de tes cartes dans la station.',
      praise: 'Deux cartes posées\u202f! Une carte chère à poser paie aussi bien qu’une autre.',
      hint: 'Paie le pilote vert avec les deux cartes à 3. La carte à 0 est gratuite.',
    },
    above: {
      title: 'Au-dessus d’une capsule',
      text: 'Là, une carte fait piocher autant de projets qu’elle coûte. Tu en gardes un, caché aux autres\u202f; il comptera à la fin.',
      goal: 'Pioche deux projets et garde une deuxième photo de supernova.',
      praise: 'Deux photos\u202f: 10 points au lieu de 4\u202f!',
      hint: 'Pose le pilote vert, qui coûte 2, au-dessus d’une capsule.',
    },
    below: {
      title: 'Sous une capsule',
      text: 'Là, la bonne spécialité donne le bonus dessiné sur la place\u202f: 3 points pour un technicien, une carte Lab pour un médecin, un projet à choisir parmi deux pour un chercheur.',
      goal: 'Mets ton technicien et ton médecin au travail.',
      praise:
        'Au travail tous les deux\u202f! Tu pourrais même poser tout de suite la carte piochée par le médecin.',
      hint: 'Le médecin va sous la capsule de gauche, le technicien sous celle de droite.',
    },
    objective: {
      title: 'Les objectifs',
      text: 'Les symboles d’une capsule demandent trois cartes autour d’elle\u202f: au-dessus, en dessous, à gauche, à droite. Dès qu’elles y sont, elle rapporte des points, et souvent une carte.',
      goal: 'Valide deux objectifs avec une seule carte.',
      praise: 'Deux d’un coup\u202f! Dans chaque colonne, c’est la première tuile qui rapporte le plus.',
      hint: 'Le médecin rouge va entre la capsule de gauche et celle du milieu.',
    },
    worth: {
      title: 'Les points',
      text: 'À la fin, chaque carte compte ce qui est dessiné en bas\u202f: des points, ou des points par spécialité, agence ou projet. Avec la flèche, seule sa ligne compte, elle comprise.',
      goal: 'Pose le pilote doré pour 9 points.',
      praise: 'Trois pilotes sur la ligne font 9 points, et le nouveau en fait partie.',
      hint: 'Il y a déjà deux pilotes sur la ligne du milieu.',
    },
    end: {
      title: 'La fin',
      text: 'Quand quelqu’un a posé dix cartes ou validé trois objectifs, les autres ont un dernier tour, juste pour poser. Puis on compte tous les points.',
      goal: 'Remplis la dernière place de façon à gagner.',
      praise: 'Gagné\u202f! Moins de points sur la carte, mais le troisième objectif fait la différence.',
      hint: 'Le technicien bleu complète l’objectif de la capsule de droite.',
    },
  },
  misses: {
    single: 'Une seule carte, et les deux autres sont maintenant au centre. Vega se frotte les mains.',
    recruited: 'Le centre n’avait qu’une carte de cette agence.',
    spent: 'Tu ne peux plus payer de deuxième carte. Ne paie pas avec celle qui est gratuite.',
    notAbove: 'On ne pioche des projets qu’au-dessus d’une capsule.',
    few: 'Autant de projets que la carte coûte\u202f: celle-ci était trop bon marché.',
    otherProject: 'C’est un autre projet. Avec la deuxième photo, tu aurais 10 points.',
    noBonus: 'Ici, il ne se passe rien\u202f: la place sous une capsule montre qui elle attend.',
    oneObjective: 'Un objectif\u202f! Mais une place entre deux capsules compte pour les deux.',
    noObjective: 'Aucun objectif n’est complet. Quelle agence manque aux deux\u202f?',
    otherRow: 'Moins de 9\u202f: une autre ligne a plus de pilotes.',
    lost: 'Vega est devant. Qu’est-ce que l’autre carte aurait complété\u202f?',
  },
  turn: {
    title: 'Un tour en bref',
    steps: [
      'Révèle trois cartes et prends celles d’une agence…',
      '… ou recrute au centre toutes les cartes d’une agence…',
      '… ou pose des cartes, et paie avec d’autres. À partir de cinq en main, c’est obligatoire.',
      'Au-dessus d’une capsule\u202f: autant de projets que la carte coûte, et tu en gardes un.',
      'Sous une capsule\u202f: un bonus pour la bonne spécialité.',
      'Dix cartes ou trois objectifs\u202f: un dernier tour pour les autres. Qui a le plus de points gagne.',
    ],
  },
  rules: {
    goal: {
      title: 'But du jeu',
      text: [
        'Construis une station de recherche\u202f: recrute dans quatre agences, pose tes cartes autour de tes trois capsules et mène des projets à bien. À la fin, qui a le plus de points gagne.',
        'Pour commencer, chacun met un objectif dans chacune de ses capsules, comme il veut.',
      ],
      picture: 'Une station\u202f: trois capsules alignées, avec dix places autour',
    },
    card: {
      title: 'Une carte Lab',
      price: 'Le prix\u202f: le nombre d’autres cartes de ta main à défausser.',
      agency: 'L’agence\u202f: les objectifs la demandent.',
      specialty: 'La spécialité\u202f: elle compte sous une capsule.',
      effect: 'L’effet\u202f: ce que la carte rapporte.',
      agencies: 'Quatre agences',
      specialties: 'Quatre spécialités',
    },
    turn: {
      title: 'À ton tour',
      lead: 'Tu fais une de ces trois choses.',
      text: [
        'Révéler\u202f: retourne les trois premières cartes. Prends toutes celles d’une agence\u202f; les autres vont au centre de recrutement.',
        'Recruter\u202f: prends au centre de recrutement toutes les cartes d’une agence.',
        'Poser\u202f: mets des cartes de ta main dans ta station, l’une après l’autre.',
      ],
      notes: [
        'Tout le monde voit ce que tu prends\u202f; ensuite, ta main n’est qu’à toi.',
        'Si tu commences ton tour avec cinq cartes ou plus, tu dois poser.',
        'Quand la pioche Lab est vide, les cartes défaussées sont mélangées et la remplacent. Qui ne peut rien faire du tout passe son tour.',
      ],
    },
    placing: {
      title: 'Poser et payer',
      text: [
        'Une carte se pose sur n’importe quelle place libre. Tu la paies en défaussant autant d’autres cartes de ta main qu’elle coûte, celles que tu veux.',
        'Une carte posée reste là. Tu peux annuler tant que rien n’a été pioché et que ton tour n’est pas fini.',
        'D’abord l’effet de la carte, puis ce que donne sa place, puis les objectifs. Alors seulement vient la carte suivante. Ce que tu pioches peut servir dans le même tour.',
      ],
    },
    above: {
      title: 'Au-dessus d’une capsule',
      text: [
        'Pioche autant de projets que la carte coûte. Gardes-en un\u202f; les autres vont sous la pioche. Une carte gratuite n’en donne pas.',
      ],
    },
    below: {
      title: 'Sous une capsule',
      text: ['Si la spécialité de la carte est celle que nomme l’objectif, elle donne son bonus.'],
    },
    objectives: {
      title: 'Les objectifs',
      text: [
        'Autour d’une capsule, il y a les places au-dessus, en dessous, à gauche et à droite. Quand les trois agences de son objectif y sont, tu prends la première tuile de la colonne, dont la pile est commune à tous. Une quatrième carte ne gêne pas.',
        'Une place entre deux capsules compte pour les deux\u202f: une carte peut valider deux objectifs, celui de gauche d’abord.',
      ],
      tiles: 'Les tuiles de chaque colonne, de haut en bas',
      columns: ['Gauche', 'Milieu', 'Droite'],
    },
    effects: {
      title: 'Les effets',
      note: 'Les points se comptent à la fin. Une carte se compte elle-même si elle convient.',
      points: 'Ces points.',
      specialty: 'Des points par carte de cette spécialité dans ta station.',
      agency: 'Des points par carte de cette agence dans ta station.',
      row: 'Des points par carte de cette spécialité sur la même ligne.',
      projects: 'Un point par projet que tu as.',
      draw: 'Tu pioches un projet tout de suite. La carte ne rapporte pas de points.',
    },
    projects: {
      title: 'Les projets',
      note: 'Ils restent cachés aux autres jusqu’à la fin.',
      project: 'Projet',
      many: 'Cartes',
      brings: 'Ce qu’il rapporte',
      telescopes: 'Télescopes sur la Lune',
      telescopePoints: '1 point par carte de son agence dans ta station',
    },
    end: {
      title: 'La fin',
      text: [
        'Quand quelqu’un pose sa dixième carte ou valide son troisième objectif, son tour s’arrête aussitôt. Les autres ont un dernier tour, juste pour poser.',
        'Puis chacun compte ses cartes Lab, ses tuiles, 3 points par technicien au travail, et ses projets.',
        'À égalité, qui a le plus de projets gagne\u202f; encore à égalité, la victoire est partagée.',
      ],
    },
    alone: {
      title: 'En solo',
      picture: 'Une station de six capsules, trois au-dessus de trois, avec dix-sept places',
      text: [
        'Tu as six capsules, trois au-dessus de trois, six objectifs et dix-sept places. Une place entre deux capsules est sous l’une et au-dessus de l’autre\u202f: elle agit d’abord comme au-dessus, puis comme en dessous. Les deux capsules d’une colonne partagent leurs tuiles.',
        'Après chacun de tes tours, la première carte Lab est défaussée, et avec elle toutes les cartes de son agence au centre de recrutement.',
        'La partie s’arrête aussitôt au sixième objectif, à la dix-septième carte, ou quand la pioche Lab est vide. Les cartes défaussées ne reviennent pas.',
      ],
      points: 'Points',
      becomes: 'Ton titre',
      under: (points) => `moins de ${points}`,
      range: (from, to) => `de ${from} à ${to}`,
      from: (points) => `${points} et plus`,
    },
    options: 'Options',
    keys: {
      cards: 'choisir une carte, ou une pour payer',
      arrows: 'aller d’une carte ou d’une place à l’autre',
      enter: 'prendre, poser, confirmer',
      reveal: 'révéler trois cartes',
      done: 'finir le tour',
      undo: 'annuler',
      escape: 'reposer la carte',
    },
  },
};

export default fr;
