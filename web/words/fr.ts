// Every word of the app in French; a narrow no-break space stands before ! ? : ; and inside « ».
import type { Words } from './en.ts';

const plural = new Intl.PluralRules('fr');
const count = (n: number, one: string, other: string) => `${n} ${plural.select(n) === 'one' ? one : other}`;
const you = 'Toi';

const fr: Words = {
  you,
  languageName: 'Français',
  games: {
    'space-bowl': {
      name: 'Space Bowl',
      line: 'Tout le monde fouille le même ciel en même temps. Qui trouvera la destination en premier ?',
      facts: '2 à 8 joueurs · 30 minutes · temps réel',
    },
    'gravity-superstar': {
      name: 'Gravity Superstar',
      line: 'Chacun tombe à sa façon. Qui ramasse le plus d’étoiles sur des planètes sans bord ?',
      facts: '2–6 joueurs · 30 minutes · tour par tour',
    },
  },
  home: {
    tagline: 'Des jeux de l’espace pour la table, le train et les amis au loin.',
    playNow: 'Jouer tout de suite',
    playNowNote: (bots: number) =>
      ['en solo', 'contre un robot facile', 'contre deux robots faciles'][bots] ??
      `contre ${bots} robots faciles`,
    choose: 'Choisir joueurs et règles',
    learn: 'Comment jouer',
    continue: 'Continuer',
    finished: 'Parties terminées',
    settings: 'Réglages',
    about: 'À propos',
    back: 'Retour à l’accueil',
    open: (names: string) => `Reprendre la partie : ${names}`,
    lookBack: (names: string) => `Revoir la partie : ${names}`,
    delete: 'Supprimer',
    deleteSure: 'Supprimer pour de bon ?',
    keep: 'Garder',
    scores: (scores: string) => `Scores : ${scores}`,
    unreadable: (many: number) =>
      `${many === 1 ? 'Une partie enregistrée ici est illisible' : `${many} parties enregistrées ici sont illisibles`}. Rien n’est perdu : les réglages permettent de tout exporter.`,
    notBegun: 'pas encore commencée',
    install: 'Installer l’appli',
    installNote: 'Starboard s’ouvre alors depuis ton écran d’accueil et marche sans réseau.',
    iosTitle: 'Mets Starboard sur ton écran d’accueil',
    iosSteps: [
      'Touche le bouton de partage de Safari.',
      'Choisis « Sur l’écran d’accueil ».',
      'Touche « Ajouter ».',
    ],
    close: 'Fermer',
    offline: 'Ici, tout marche sans réseau.',
  },
  daily: {
    title: (number: number) => `Galaxie du jour\u00a0${number}`,
    line: 'Six lancers, les mêmes pour tout le monde aujourd’hui.',
    plain: 'Galaxie simple',
    solve: 'Jouer',
    goOn: 'Reprendre',
    seeResult: 'Voir le résultat',
    begun: (answered: number) => `Commencée : ${count(answered, 'réponse donnée', 'réponses données')}.`,
    solved: (score: number, of: number, time: string) => `${score} sur ${of} en ${time}`,
    streak: (days: number) => `${count(days, 'jour', 'jours')} d’affilée`,
    next: (time: string) => `Prochaine galaxie dans ${time}`,
  },
  table: {
    seats: 'Joueurs',
    rules: 'Règles',
    wins: (names, many) =>
      many > 1 ? `Victoire partagée : ${names} !` : names === you ? 'Tu gagnes !' : `${names} gagne !`,
    again: 'Rejouer',
    replay: 'Revoir la partie',
    home: 'Accueil',
    leave: 'Quitter la table ; la partie est gardée',
    pause: 'Mettre en pause',
    paused: 'En pause',
    pausedNote: 'Le temps est arrêté et la galaxie cachée. La partie est enregistrée.',
    resume: 'Reprendre',
    refused: 'Ce n’est pas possible maintenant.',
    playHere: 'Jouer ici',
  },
  seatColours: [
    'rond bleu ciel',
    'carré orange',
    'triangle vert jade',
    'losange jaune',
    'pentagone rose',
    'hexagone vermillon',
    'étoile violette',
    'cœur argenté',
  ],
  notices: {
    update: 'Une nouvelle version est prête.',
    reload: 'Mettre à jour',
    troubles: {
      full: 'Cet appareil est plein : la partie continue, mais sans être enregistrée. Libère de la place ; l’enregistrement reprendra tout seul.',
      blocked:
        'Une version plus ancienne de Starboard est ouverte dans un autre onglet. Ferme-le et cette page continuera.',
      upgraded: 'Starboard a été mis à jour dans un autre onglet. Recharge cette page pour continuer.',
      unavailable:
        'Ce navigateur ne garde rien ici (une fenêtre privée ?). Tu peux jouer, mais si tu fermes la page, la partie est perdue.',
      newer:
        'Tes données viennent d’un Starboard plus récent. Elles sont en sécurité ; recharge la page pour avoir la nouvelle version.',
    },
    reloadPage: 'Recharger',
    dismiss: 'Compris',
  },
  trouble: {
    export: 'Tout exporter',
    stumbledTitle: 'Quelque chose s’est mal passé',
    stumbled:
      'Tes parties sont enregistrées. Recharge la page pour continuer ; si cela se reproduit, exporte tes données et retourne à l’accueil.',
    notFetched: {
      title: 'Cette page n’a pas pu être chargée',
      note: 'La connexion est peut-être coupée. Rien n’est perdu.',
      again: 'Réessayer',
      action: 'Le chargement a échoué. Vérifie ta connexion, puis réessaie.',
      part: 'Chargement impossible. Réessayer',
    },
    notFoundTitle: 'Il n’y a rien ici',
    notFound: 'Le lien contient peut-être une erreur, ou il mène à un jeu qui n’existe pas.',
    match: {
      missing: {
        title: 'Cette partie n’est pas ici',
        note: 'Elle a peut-être été supprimée, ou elle est sur un autre appareil. Une partie reste sur l’appareil où elle est jouée.',
      },
      unknownGame: {
        title: 'Jeu inconnu',
        note: 'Cette version de Starboard ne connaît pas le jeu de cette partie. Elle est gardée telle quelle.',
      },
      newerRules: {
        title: 'D’un Starboard plus récent',
        note: 'Cette partie suit des règles plus récentes. Mets Starboard à jour pour continuer ; elle est gardée telle quelle.',
      },
      olderRules: {
        title: 'D’un Starboard plus ancien',
        note: 'Cette partie suit d’anciennes règles qui ne sont plus là. Elle est gardée telle quelle et peut être exportée.',
      },
      damaged: {
        title: 'Cette partie est abîmée',
        note: 'Ses coups ne s’accordent plus entre eux : impossible de la montrer. Elle est gardée telle quelle et peut être exportée.',
      },
      noMemory: {
        title: 'Parties inaccessibles',
        note: 'Ce navigateur ne laisse pas Starboard lire les parties enregistrées. Ferme ses autres onglets et recharge la page.',
      },
      failed: {
        title: 'Un problème est survenu dans cette partie',
        note: 'Elle est gardée telle qu’elle était avant le dernier coup. Recharge pour continuer ; si cela se reproduit, exporte-la ou retourne à l’accueil.',
      },
      elsewhere: {
        title: 'Ouverte dans un autre onglet',
        note: 'Cette partie se joue dans un autre onglet ou une autre fenêtre.',
      },
      moved: {
        title: 'Partie reprise ailleurs',
        note: 'Cette partie se joue maintenant dans un autre onglet ou une autre fenêtre.',
      },
      badLink: {
        title: 'Ce lien est incomplet',
        note: 'La partie contenue dans ce lien est illisible. Il a peut-être été coupé à la copie.',
      },
      unfinished: { title: 'Pas encore terminée', note: 'Seules les parties terminées peuvent être revues.' },
    },
  },
  spaceBowl: {
    galaxy: 'Galaxie',
    box: 'Ordinateur de bord',
    emptyBox: 'vide',
    rolling: 'Les billes roulent…',
    captain: 'capitaine',
    points: 'points',
    pointsCount: (n: number) => count(n, 'point', 'points'),
    stock: (n: number) => count(n, 'carte', 'cartes'),
    track: 'Piste des scores',
    scoreOf: (name: string, points: number) => `${name} ${points}`,
    round: (round: number, of: number) => `Manche ${round}/${of}`,
    pile: (left: number, card: string) =>
      `Pile Infini & au-delà, ${count(left, 'carte', 'cartes')}. Sur le dessus : ${card}`,
    place: (row: number, column: number) => `ligne ${row}, colonne ${column}`,
    shortPlace: (row: number, column: number) => `Ligne ${row}, colonne ${column}`,
    planets: ['annelée', 'rayée', 'à cratères', 'bicolore', 'tachetée', 'polaire'],
    blackHole: 'trou noir',
    blackHoleDisc: 'disque Trou noir',
    destination: 'disque Destination',
    faceDown: 'face cachée',
    cells: [
      'en haut à gauche',
      'en haut au milieu',
      'en haut à droite',
      'au milieu à gauche',
      'au centre',
      'au milieu à droite',
      'en bas à gauche',
      'en bas au milieu',
      'en bas à droite',
    ],
    go: 'Go !',
    claimed: 'Annoncé…',
    doom: 'On va tous mourir !',
    follow: 'Suivi !',
    followDoom: 'Suivi ! Bouton rouge',
    followDoomShort: 'Bouton rouge',
    joker: 'Joker',
    jokerCancel: 'Sans joker',
    confirm: 'Confirmer',
    point: 'Pointer',
    pointing: 'Touche une carte',
    throwMarbles: 'Lancer les billes',
    nextRound: 'Manche suivante',
    saidGo: 'Go !',
    saidDoom: 'Mourir !',
    saidRed: 'rouge',
    saidFollow: 'Suivi !',
    secondsLeft: (seconds: number) => `encore ${count(seconds, 'seconde', 'secondes')}`,
    calledGo: (name: string) => `${name} : « Go ! » Dix secondes.`,
    calledDoom: (name: string) => `${name} : « On va tous mourir ! » Dix secondes.`,
    jokerPut: (name: string, place: string) => `${name} : joker en ${place}.`,
    zero: 'Zéro.',
    searchLeft: 'Temps de recherche restant',
    marks: {
      pending: 'en route',
      picked: 'ton choix',
      confirmed: 'ton choix, confirmé',
      joker: 'joker',
      answer: 'destination valide',
      missed: 'destination que personne n’a trouvée',
      jokerAnswer: 'destination valide avec le joker',
      wrong: 'pas une destination',
      fault: 'ici, ça coince',
      pickOf: (name: string) => `choisie par ${name}`,
    },
    faults: {
      outside: (cell: string, _planet: string, _card: string) =>
        `Les billes de la case ${cell} tomberaient hors de la galaxie.`,
      missing: (cell: string, planet: string, card: string) =>
        `La case ${cell} demande la planète ${planet} ; la carte en ${card} ne la montre pas.`,
      forbidden: (cell: string, planet: string, card: string) =>
        `Le trou noir interdit la planète ${planet} dans la case ${cell} ; la carte en ${card} la montre.`,
      faceDown: (_cell: string, _planet: string, _card: string) =>
        'Une carte face cachée ne peut jamais être une destination.',
    },
    options: {
      plain: 'Le jeu simple, sans variantes.',
      with: (rule: string, choice: string) => `${rule} : ${choice}`,
      variants: {
        blackHole: {
          name: 'Trou noir',
          note: 'Là où tombe son disque, les billes disent quelles planètes sont interdites.',
        },
        noJoker: { name: 'Sans joker', note: 'Moins de façons d’avoir raison.' },
        void: { name: 'Vide spatial', note: 'Trois des cartes sont face cachée et ne montrent rien.' },
        larger: { name: 'Grande galaxie', note: '6 × 6 cartes : plus à chercher, plus à trouver.' },
        rotation: { name: 'Rotation virtuelle', note: 'Tu peux tourner le schéma dans ta tête.' },
        ring: { name: 'Galaxie sphérique', note: 'Les bords opposés se touchent.' },
        training: { name: 'Apprentissage', note: 'Le disque Destination est toujours au centre.' },
      },
      search: 'Temps de recherche',
      limit: (seconds: number) => (seconds === 0 ? 'sans limite' : `${seconds / 60} min`),
      grace: 'Temps pour pointer après zéro',
      seconds: (n: number) => `${n} s`,
    },
  },
};

export default fr;
