// The French words of the learn pages.
import type { LearnWords } from './en.ts';

const fr: LearnWords = {
  spaceBowl: {
    look: 'à regarder',
    lessons: {
      same: {
        title: 'La destination',
        task: 'Chaque bille représente une planète ; le disque violet, la destination. Ici, ils partagent une case : touche une carte qui montre cette planète.',
        praise: 'Bravo ! Une bille dans la case du disque doit être sur la destination elle-même.',
      },
      beside: {
        title: 'Juste à côté',
        task: 'La bille est maintenant à droite du disque. Quelle carte a cette planète juste à sa droite ? Touche la carte du disque.',
        praise: 'Exactement : le disque sur ta carte, la planète sur sa voisine.',
      },
      several: {
        title: 'Plusieurs billes',
        task: 'Deux billes sont dans la case au-dessus du disque : la carte au-dessus doit montrer les deux planètes. Les autres ne comptent pas.',
        praise: 'Bien vu. Les planètes en trop ne gênent jamais.',
      },
      edge: {
        title: 'Au bord',
        task: 'Le disque n’est pas toujours au centre. Les cases vides peuvent dépasser de la galaxie, jamais celles qui contiennent des billes.',
        praise: 'Oui ! Seules des cases vides dépassent du bord.',
      },
      none: {
        title: 'Sans issue',
        task: 'Parfois, aucune carte ne convient. Regarde bien : y a-t-il une destination ? Sinon, appuie sur le bouton rouge.',
        praise: 'Bien osé : il n’y a aucune destination, même avec un joker.',
      },
      joker: {
        title: 'Le joker',
        task: 'Aucune carte ne convient, mais à l’une il ne manque qu’une planète. Touche le joker, puis la carte où elle manque, puis la destination.',
        praise: 'Sauvés ! Le joker te coûte un point, mais ta carte compte.',
      },
    },
    jokerHelps: 'Il ne manque qu’elle : prends le joker !',
    jokerPlaced: 'Bien : le joker remplace la planète manquante. Touche maintenant la destination.',
    jokerUseless: 'Là, le joker n’aide aucune carte. Touche-le encore et essaie ailleurs.',
    hint: 'Regarde la carte entourée de pointillés.',
    hintDoom: 'Aucune carte ne convient. Appuie sur le bouton rouge !',
    hintJoker: 'Touche le joker, puis la carte entourée de pointillés.',
    round: {
      title: 'Une manche en bref',
      steps: (go, follow) => [
        'Le capitaine lance le disque et une bille par planète de la carte au sommet de la pile.',
        `Tout le monde cherche en même temps. Trouvé ? Annonce « ${go} » : le compte à rebours de dix secondes démarre.`,
        `Toi aussi ? Dis « ${follow} » avant zéro.`,
        'Aucune, c’est sûr ? Le bouton rouge lance aussi dix secondes.',
        'Après zéro, toutes les cartes sont révélées en même temps.',
        'Juste : 1 point, 1 de plus pour l’annonce, 1 de plus si personne d’autre n’a la carte. Faux : 1 de moins.',
      ],
    },
    goal: {
      title: 'But du jeu',
      text: [
        'Trouve la carte où le vaisseau peut se poser : sur elle et autour d’elle, la galaxie montre les mêmes planètes que les billes de la boîte. Tout le monde cherche en même temps, il n’y a pas de tours.',
      ],
    },
    setUp: {
      title: 'Mise en place',
      text: [
        'Sur les 56 cartes, 25 forment la galaxie, 5 sur 5. Dix autres forment la pile Infini & au-delà, sa carte du dessus visible. Les autres ne servent pas.',
        'Chacun commence avec 4 points. Le premier capitaine est tiré au sort.',
      ],
      picture: 'La galaxie de 25 cartes ; à côté, la pile Infini & au-delà et la boîte',
    },
    throwing: {
      title: 'Le lancer',
      text: [
        'Le capitaine lance le disque Destination et une bille pour chaque planète de la carte au sommet de la pile, donc deux à cinq billes. Chacun tombe dans l’une des neuf cases de la boîte ; une case peut en contenir plusieurs.',
      ],
    },
    destination: {
      title: 'Ce qu’est une destination',
      text: [
        'Imagine la boîte posée sur la galaxie, sans la tourner, la case du disque sur une carte.',
        'Chaque case avec des billes doit se trouver sur une carte qui montre au moins ces planètes. Celles de la case du disque doivent être sur la destination elle-même.',
        'Les planètes en trop ne comptent jamais ; étoiles et comètes ne signifient rien.',
        'Les cases vides peuvent dépasser du bord de la galaxie.',
      ],
      thrown: 'Le lancer',
      fits: 'Une destination : chaque bille tombe sur sa planète.',
    },
    calls: {
      title: 'Go ou bouton rouge',
      go: (go, follow) => [
        `« ${go} » veut dire : j’en ai trouvé une. Le compte à rebours de dix secondes démarre ; jusqu’à zéro, les autres peuvent dire « ${follow} ».`,
        'Tous ceux qui ont parlé choisissent une carte, à l’insu des autres ; n’en choisir aucune compte comme raté. Qui se tait ne joue pas cette manche.',
      ],
      doom: (doom) => [
        `« ${doom} » veut dire : il n’y en a aucune, même avec le joker. Jusqu’à zéro, les autres peuvent montrer eux aussi le bouton rouge, ou continuer à chercher et choisir une carte.`,
        'Avec le bouton rouge, plus de carte ni de joker pour cette manche.',
      ],
      end: [
        'Tu peux encore changer de carte pendant 3 secondes après zéro (10 ou 20 au choix). Puis tout est révélé en même temps ; plus tôt si tout le monde a confirmé ou montre le bouton rouge.',
        'Si personne n’annonce rien pendant le temps de recherche, la manche ne compte pas et la carte au sommet de la pile est défaussée.',
      ],
    },
    joker: {
      title: 'Le joker',
      text: [
        'Pendant le compte à rebours, si tu n’as pas montré le bouton rouge, tu peux poser l’unique joker sur une carte. Il y reste toute la manche et y remplace une planète manquante, pour tout le monde.',
        'Il n’aide ni au bord, ni contre un trou noir, ni sur une destination face cachée.',
        'Qui le pose doit choisir une carte qui en a besoin ; toute autre compte comme fausse pour lui. Les autres doivent confirmer à nouveau.',
      ],
    },
    points: {
      title: 'Points',
      found: 'Quelqu’un a raison',
      notFound: 'Personne n’a raison',
      reason: 'Pour quoi',
      rows: {
        valid: 'ta carte est juste',
        go: (go) => `… et tu as annoncé « ${go} »`,
        alone: '… et personne d’autre ne l’a choisie',
        joker: '… mais il lui fallait le joker',
        invalid: 'ta carte est fausse',
        goInvalid: (go) => `… et tu as annoncé « ${go} »`,
        red: 'tu as montré le bouton rouge',
        doom: '… et c’est toi qui l’as annoncé',
      },
      notes: [
        'Seul compte ce qui a été trouvé : une destination que personne n’a choisie ne coûte rien aux boutons rouges.',
        'À la fin d’une manche, un total négatif devient 0.',
      ],
    },
    end: {
      title: 'Fin de manche, fin de partie',
      text: [
        'Si quelqu’un avait raison : qui a annoncé Go devient capitaine et garde la carte choisie, même fausse ; la carte au sommet de la pile comble le vide. Après le bouton rouge, c’est la première personne à avoir choisi une carte juste.',
        'Si personne n’avait raison : après le bouton rouge, qui l’a annoncé devient capitaine et prend la carte au sommet de la pile. Après Go, le capitaine reste et cette carte est défaussée.',
        'La partie finit avec la pile, après dix manches, ou dès que quelqu’un a 18 points ou plus à la fin d’une manche. Le plus de points gagne ; à égalité, le plus de cartes gardées ; sinon, victoire partagée.',
      ],
    },
    variants: {
      title: 'Variantes',
      note: 'À choisir au début d’une partie ; toutes se combinent.',
      lines: {
        blackHole:
          'Si la carte au sommet de la pile montre un trou noir, son disque est lancé aussi : les billes dans sa case indiquent les planètes que la carte ne doit pas montrer.',
        noJoker: 'On joue sans le joker.',
        void: 'Trois des 56 cartes sont face cachée : dans la galaxie, elles ne montrent aucune planète et ne sont jamais des destinations.',
        larger: 'Une galaxie de 6 sur 6 cartes.',
        rotation:
          'Tu peux tourner le schéma autour du disque d’un quart de tour, d’un demi-tour ou de trois quarts de tour.',
        ring: 'Les bords opposés de la galaxie se touchent : ce qui sort à droite rentre à gauche.',
        training: 'Le disque est toujours dans la case centrale.',
      },
    },
    keys: {
      arrows: 'se déplacer dans la galaxie',
      enter: 'choisir la carte ; encore une fois pour confirmer',
      go: (go) => `annoncer « ${go} »`,
      doom: 'bouton rouge',
      follow: 'moi aussi',
      joker: 'prendre le joker, puis choisir sa carte',
      escape: 'reposer le joker',
      people: 'choisir qui joue, quand plusieurs partagent l’écran',
    },
  },
};

export default fr;
