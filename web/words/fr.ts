// Every word of the app in French; a narrow no-break space stands before ! ? : ; and inside « ».
import type { Words } from './en.ts';

const plural = new Intl.PluralRules('fr');
const count = (n: number, one: string, other: string) => `${n} ${plural.select(n) === 'one' ? one : other}`;
const you = 'Toi';

const fr: Words = {
  you,
  home: {
    tagline: 'Des jeux de l’espace à table, dans le train ou entre amis à distance.',
    playNow: 'Jouer',
    playNowNote: (bots: number) =>
      ['en solo', 'contre un robot facile', 'contre deux robots faciles'][bots] ??
      `contre ${bots} robots faciles`,
    choose: 'Choisir joueurs et règles',
    learn: 'Comment jouer',
    continue: 'Continuer',
    finished: 'Parties terminées',
    statistics: 'Statistiques',
    settings: 'Réglages',
    about: 'À propos',
    back: 'Retour à l’accueil',
    open: (names: string) => `Reprendre la partie : ${names}`,
    lookBack: (names: string) => `Revoir la partie : ${names}`,
    delete: 'Supprimer',
    deleteSure: 'Supprimer pour de bon ?',
    keep: 'Garder',
    unreadable: (many: number) =>
      `${many === 1 ? 'Une partie enregistrée ici est illisible' : `${many} parties enregistrées ici sont illisibles`}. Rien n’est perdu : les réglages permettent de tout exporter.`,
    notBegun: 'pas encore commencée',
    justNow: 'à l’instant',
    install: 'Installer l’appli',
    installNote: 'Starboard s’ouvre alors depuis ton écran d’accueil, même hors ligne.',
    iosTitle: 'Ajoute Starboard à ton écran d’accueil',
    iosSteps: [
      'Touche le bouton Partager de Safari.',
      'Choisis « Sur l’écran d’accueil ».',
      'Touche « Ajouter ».',
    ],
    close: 'Fermer',
    offline: 'Tu peux jouer hors ligne.',
  },
  daily: {
    title: (number: number) => `Galaxie du jour\u00a0${number}`,
    line: 'Six lancers, les mêmes pour tout le monde aujourd’hui.',
    plain: 'Galaxie simple',
    solve: 'Jouer',
    goOn: 'Continuer',
    seeResult: 'Voir le résultat',
    begun: (answered: number) => `Commencée : ${count(answered, 'réponse donnée', 'réponses données')}.`,
    solved: (score: number, of: number, time: string) => `${score} sur ${of} en ${time}`,
    streak: (days: number) => `${count(days, 'jour', 'jours')} d’affilée`,
    next: (time: string) => `Prochaine galaxie dans ${time}`,
  },
  opening: {
    withFriends: 'Jouer entre amis',
    opening: 'Ouverture du salon…',
    gotLink: 'Tu as un lien ou un code ?',
    link: 'Lien ou code du salon',
    linkNote: 'Le lien s’ouvre dans le navigateur ? Colle-le ici.',
    toRoom: 'Aller au salon',
    badLink: 'Ce n’est pas un lien de salon : il finit par /r/ suivi de dix lettres et chiffres.',
    failures: {
      offline: 'Pas de connexion. Il en faut une pour un salon, pas pour jouer ici.',
      tooMany: 'Trop de salons d’un coup. Attends une minute et réessaie.',
      outdated: 'Cette page n’est plus à jour. Recharge-la pour avoir la dernière version.',
      other: 'Le serveur a eu un raté. Attends une minute et réessaie.',
    },
    again: 'Réessayer',
  },
  table: {
    seats: 'Joueurs',
    rules: 'Règles',
    wins: (names, many) =>
      many > 1 ? `Victoire partagée : ${names} !` : names === you ? 'Tu gagnes !' : `${names} gagne !`,
    again: 'Rejouer',
    sameAgain: 'Rejouer cette mise en place',
    replay: 'Revoir la partie',
    home: 'Accueil',
    leave: 'Quitter la table ; la partie est enregistrée',
    pause: 'Mettre en pause',
    paused: 'En pause',
    pausedNote: 'Le chrono est arrêté et la table cachée. La partie est enregistrée.',
    resume: 'Reprendre',
    playHere: 'Jouer ici',
  },
  seatColours: [
    'rond bleu ciel',
    'carré orange',
    'triangle vert jade',
    'losange jaune',
    'pentagone rose',
    'hexagone vermillon',
    'croix violette',
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
        'Ce navigateur n’enregistre rien ici (une fenêtre privée ?). Tu peux jouer, mais si tu fermes la page, la partie est perdue.',
      newer:
        'Tes données viennent d’un Starboard plus récent. Elles sont en sécurité ; recharge la page pour avoir la nouvelle version.',
    },
    reloadPage: 'Recharger',
    dismiss: 'Compris',
  },
  trouble: {
    export: 'Tout exporter',
    stumbledTitle: 'Il y a eu un problème',
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
    notFound: 'Le lien contient peut-être une faute, ou il mène à un jeu qui n’existe pas.',
  },
  spaceBowl: {
    galaxy: 'Galaxie',
    box: 'Boîte',
    emptyBox: 'vide',
    rolling: 'Les billes roulent…',
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
    confirm: 'Confirmer',
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
    variants: {
      blackHole: 'Trou noir',
      noJoker: 'Sans joker',
      void: 'Vide intersidéral',
      larger: 'Grande galaxie',
      rotation: 'Rotation mentale',
      ring: 'Galaxie en anneau',
      training: 'Apprentissage',
    },
  },
};

export default fr;
