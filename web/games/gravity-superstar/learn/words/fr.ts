// The French words of learning Gravity Superstar.
import type { GravityLearnWords } from './en.ts';

const fr: GravityLearnWords = {
  missed: 'Pas encore.',
  did: (what, brings) => `${what}, ${brings}.`,
  lessons: {
    down: {
      title: 'Les pieds en bas',
      text: 'Sans plate-forme sous les pieds, un pion tombe dans leur direction. Touche la carte, puis le repère où tu veux arriver.',
      goal: 'Tourne, et tombe sur l’étoile jaune.',
      praise: 'Bravo ! Ses pieds pointent vers l’ouest : pour ton pion, le bas est à l’ouest.',
      hint: 'Tourne à droite : les pieds pointent alors vers l’étoile jaune.',
    },
    long: {
      title: 'Le saut en longueur',
      text: 'Un saut en longueur fait deux cases à gauche ou à droite. Les étoiles en chemin sont à toi, pendant le saut comme pendant la chute.',
      goal: 'Ramasse les deux étoiles d’un coup.',
      praise: 'Les deux ! Chaque case du chemin compte.',
      hint: 'Saute à droite : par-dessus l’étoile rose, puis jusqu’à la jaune.',
    },
    edge: {
      title: 'Sans bord',
      text: 'Qui sort d’un côté rentre en face, dans la même ligne ou colonne. Les chutes aussi.',
      goal: 'Ramasse l’étoile jaune.',
      praise: 'Sorti à droite, rentré à gauche ; sorti en bas, rentré en haut !',
      hint: 'Saute à droite, par-dessus le bord, et laisse-toi tomber.',
    },
    platforms: {
      title: 'Les plates-formes',
      text: 'Les plates-formes barrent le chemin ; seule la chute traverse celle sous tes pieds. Le saut en hauteur monte d’une case, puis va d’une case de côté.',
      goal: 'Descends jusqu’à l’étoile jaune.',
      praise: 'Une plate-forme traversée ; la suivante t’a retenu.',
      hint: 'La chute te fait traverser la plate-forme.',
    },
    eject: {
      title: 'Dehors !',
      text: 'Entre dans la case d’un autre pion : il quitte le plateau. Son propriétaire reprend toutes ses cartes, et tu lui prends une étoile ou un jeton.',
      goal: 'Éjecte Vega, prends l’étoile jaune.',
      praise: 'À toi ! Au prochain tour, Vega rentre par la porte ouverte.',
      hint: 'Saute à droite et tombe sur Vega. Puis prends l’étoile jaune.',
    },
    again: {
      title: 'Encore une action',
      text: 'N’importe quelle carte, jouée face cachée, vaut un pas à gauche ou à droite. Le signe aux flèches donne un jeton Rejouer, qui paie une deuxième action.',
      goal: 'Va sur le signe, puis prends l’étoile.',
      praise: 'Bien joué : une carte inutile ici a servi pour le pas.',
      hint: 'Va à gauche avec le saut en longueur face cachée, et garde la chute pour l’étoile.',
    },
    back: {
      title: 'Reprendre',
      text: 'Reprendre toutes tes cartes jouées est aussi une action ; seule la cinquième les ramène sans rien faire. Tu as un jeton Rejouer.',
      goal: 'Monte jusqu’à l’étoile jaune.',
      praise: 'Tu sais tout. En route vers les planètes !',
      hint: 'Reprends d’abord toutes les cartes, puis saute en hauteur à droite.',
    },
  },
  turn: {
    title: 'Un tour en bref',
    steps: [
      'Ton pion n’est pas sur le plateau ? Il entre par la porte ouverte.',
      'Joue une carte visible et fais ce qu’elle dit…',
      '… ou n’importe laquelle face cachée, pour un pas à gauche ou à droite…',
      '… ou reprends toutes tes cartes.',
      'Une fois par tour, un jeton Rejouer paie une action de plus.',
      'Quand il reste peu d’étoiles, la manche est la dernière. Étoiles, jetons et paires d’une couleur comptent.',
    ],
  },
  rules: {
    goal: {
      title: 'But du jeu',
      text: [
        'Ramasse des étoiles sur de petites planètes où chacun a son propre bas. À la fin, qui a le plus de points gagne.',
      ],
    },
    points: {
      title: 'Les points',
      what: 'Pour quoi',
      here: 'Exemple',
      star: 'chaque étoile',
      pair: 'chaque paire d’une couleur',
      token: 'chaque jeton Rejouer',
      total: 'En tout',
    },
    turn: {
      title: 'À ton tour',
      text: [
        'Si ton pion n’est pas sur le plateau, il entre de lui-même par la porte ouverte, tourné comme elle.',
        'Puis choisis une action : joue une carte visible et fais ce qu’elle dit ; ou joue n’importe quelle carte face cachée et avance d’une case à gauche ou à droite, sans montrer laquelle c’était ; ou reprends toutes les cartes devant toi.',
        'Gauche, droite, haut et bas sont ceux que voit ton pion avant de bouger.',
        'Avec ta cinquième carte, les cinq reviennent aussitôt en main.',
        'Une fois par tour, tu peux rendre un jeton Rejouer et choisir une autre action, même un jeton tout juste gagné.',
        'Tu peux annuler tant que personne d’autre n’a agi.',
      ],
    },
    cards: {
      title: 'Les cinq cartes',
      long: 'Deux cases à gauche ou deux à droite.',
      high: 'Une case vers le haut, puis une à gauche ou à droite.',
      drop: 'Une case vers le bas, à travers la plate-forme sous tes pieds, et celle-là seulement.',
      rotate: 'Sur place : un quart de tour d’un côté ou de l’autre, ou un demi-tour.',
      wild: 'L’une de ces quatre actions.',
      step: 'Face cachée',
      stepText: 'N’importe quelle carte : une case à gauche ou à droite.',
      note: 'Tout le chemin doit être libre : une plate-forme en travers rend le coup impossible.',
    },
    fall: {
      title: 'Chutes et bords',
      text: [
        'Après chaque action, un pion sans plate-forme sous les pieds tombe jusqu’à la prochaine, si loin qu’elle soit.',
        'Le plateau n’a pas de bord : qui sort d’un côté rentre en face, dans la même ligne ou colonne.',
      ],
    },
    way: {
      title: 'En chemin',
      note: 'Cela vaut pour chaque case où entre ton pion, de lui-même ou en tombant.',
      star: 'Une étoile : tu la prends. Elle peut découvrir un signe Rejouer, qui ne donne encore rien.',
      replay: 'Un signe Rejouer découvert : un jeton à chaque passage, tant qu’il y en a.',
      pawn: 'Un pion : il est éjecté, et cette case ne donne pas de jeton.',
      door: 'La porte ouverte : elle se ferme, et la prochaine sans pion s’ouvre, dans le sens des aiguilles d’une montre.',
    },
    eject: {
      title: 'Éjecter',
      text: [
        'Qui est éjecté reprend aussitôt toutes ses cartes et rentre à son prochain tour.',
        'Ta chute finie, tu lui prends une étoile de ton choix ou un jeton Rejouer, s’il y en a. Tu ne peux pas y renoncer.',
      ],
    },
    end: {
      title: 'La fin',
      text: [
        'Une manche est finie quand chacun a joué. C’est la dernière quand il ne reste que peu d’étoiles sur le plateau : 4 à deux, 8 à trois ou quatre, 12 à cinq ou six.',
        'À égalité de points, qui a le moins de jetons passe devant ; encore à égalité, la victoire est partagée.',
        'Fin pour experts, au choix : le manque d’étoiles ne finit rien. La dernière manche est celle où quelqu’un atteint 18 points (24 à trois ou cinq), même s’il en reperd ensuite, ou celle après laquelle il ne reste aucune étoile.',
      ],
    },
    keys: {
      cards: 'choisir une carte',
      arrows: 'voir un coup de ce côté ; haut pour un demi-tour',
      enter: 'jouer ce coup',
      refill: 'reprendre toutes les cartes',
      end: 'finir le tour',
      undo: 'annuler',
      escape: 'reposer la carte',
    },
  },
};

export default fr;
