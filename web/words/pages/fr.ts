// The French words of settings, of a new match, of looking back, of statistics, and of matches that cannot be shown.
import type { PagesWords } from './en.ts';

const plural = new Intl.PluralRules('fr');
const count = (n: number, one: string, other: string) => `${n} ${plural.select(n) === 'one' ? one : other}`;

const fr: PagesWords = {
  newMatch: {
    title: (game: string) => `Nouvelle partie : ${game}`,
    players: 'Autour de la table',
    person: 'Humain',
    bot: 'Robot',
    name: 'Nom',
    level: 'Niveau',
    levels: { 1: 'facile', 2: 'moyen', 3: 'difficile' },
    addPerson: 'Ajouter quelqu’un',
    addBot: 'Ajouter un robot',
    playAlone: 'Jouer en solo',
    playAgainstClock: 'En solo, contre la montre',
    remove: (name: string) => `Retirer : ${name}`,
    colourOf: (name: string) => `Changer de jeton : ${name}`,
    sharing: {
      corners: 'Chacun a son coin de l’écran, avec ses propres boutons.',
      turns: 'Vous jouez chacun votre tour sur cet écran.',
      curtain: 'L’appareil passe de main en main\u202f: personne d’autre ne voit ta main.',
      none: 'Tout le monde joue en même temps\u202f: à chacun son appareil. Pour jouer entre amis, ouvre un salon.',
    },
    rules: 'Règles de cette partie',
    start: 'Commencer',
    tooFew: (min: number) => `Il faut être au moins ${min} : ajoute quelqu’un ou un robot.`,
    noName: 'Donne un nom à tout le monde.',
  },
  challenge: {
    title: (game) => `Défi : ${game}`,
    toBeat: (result) => `À battre : ${result}`,
    note: 'Tu joues en solo, avec la même mise en place que la personne qui te défie. Seul ton premier essai compte.',
    unproven: 'C’est ce que dit le lien : personne ne l’a vérifié.',
    takeOn: 'Relever le défi',
    learn: 'Comment jouer',
  },
  replay: {
    title: 'Revoir la partie',
    player: (place: number) => `Joueur ${place}`,
    step: 'Étape',
    stepOf: (step: number, of: number) => `Étape ${step} sur ${of}`,
    back: 'Étape précédente',
    forward: 'Étape suivante',
    play: 'Lecture',
    pause: 'Pause',
    speed: 'Vitesse',
    speeds: { slow: 'Lente', normal: 'Normale', fast: 'Rapide' },
    jumpBack: 'Manche ou tournant précédent',
    jumpForward: 'Manche ou tournant suivant',
    moments: 'Temps forts',
    rounds: 'Manches',
    round: (round: number) => `Manche ${round}`,
    turns: 'Les tournants',
    takesLead: (name: string) => `${name} prend la tête`,
    gains: (name: string, points: number) => `${name} marque ${count(points, 'point', 'points')} d’un coup`,
    lastRound: 'La dernière manche',
    missed: 'Ce que personne n’a trouvé',
    close: 'Fermer',
    atTable: (names: string) => `Autour de la table\u202f: ${names}.`,
    share: 'Partager',
    copied: 'Lien copié. Il contient toute la partie.',
    notCopied: 'Impossible de copier le lien. Le voici :',
  },
  statistics: {
    here: 'Tout ce qui est ici vient des parties de cet appareil, et y reste.',
    empty: {
      title: 'Aucune partie terminée pour l’instant',
      note: 'Dès que tu auras joué, tu verras ici combien de parties tu as gagnées et contre qui, tes meilleurs résultats et tes progrès.',
      play: 'Space Bowl, contre deux robots faciles',
    },
    unplayed: (games) => `Pas encore joué\u202f: ${games}.`,
    play: (game) => `Jouer à ${game}`,
    daily: 'La galaxie du jour\u202f: tes jours et tes meilleurs résultats',
    against: 'Adversaires',
    matches: 'Parties',
    wins: 'Gagnées',
    best: 'Record',
    rivals: {
      alone: 'En solo',
      1: 'Robots faciles',
      2: 'Robots moyens',
      3: 'Robots difficiles',
      mixed: 'Robots de tous niveaux',
      people: 'À plusieurs sur cet écran',
    },
    another: (label, place) => `${label} (${place})`,
    won: 'gagnée',
    lost: 'pas gagnée',
    mean: (many) => `moyenne des ${many} dernières`,
    curve: (many, days, best) => `${count(many, 'partie', 'parties')}, ${days}, record ${best}.`,
    when: 'Quand',
    points: 'Résultat',
    outcome: 'Issue',
    bestEver: 'Meilleur résultat',
    clearest: 'Plus large victoire',
    ahead: (points) => `${count(points, 'point', 'points')} d’avance`,
    longest: 'Victoires d’affilée',
    inRow: (now) => `(${now} en ce moment)`,
  },
  notShown: {
    missing: {
      title: 'Cette partie n’est pas ici',
      note: 'Elle a peut-être été supprimée, ou elle est sur un autre appareil. Une partie reste sur l’appareil où elle a été jouée.',
    },
    unknownGame: {
      title: 'Jeu inconnu',
      note: 'Cette version de Starboard ne connaît pas le jeu de cette partie. La partie reste enregistrée telle quelle.',
    },
    newerRules: {
      title: 'Partie d’un Starboard plus récent',
      note: 'Cette partie suit des règles plus récentes. Mets Starboard à jour pour continuer ; elle reste enregistrée telle quelle.',
    },
    olderRules: {
      title: 'Partie d’un Starboard plus ancien',
      note: 'Cette partie suit d’anciennes règles qui ne sont plus là. Elle reste enregistrée telle quelle, et tu peux l’exporter.',
    },
    damaged: {
      title: 'Cette partie est abîmée',
      note: 'Ses coups ne s’enchaînent plus : impossible de l’afficher. Elle reste enregistrée telle quelle, et tu peux l’exporter.',
    },
    noMemory: {
      title: 'Parties inaccessibles',
      note: 'Ce navigateur ne laisse pas Starboard lire les parties enregistrées. Ferme ses autres onglets et recharge la page.',
    },
    failed: {
      title: 'Un problème est survenu dans cette partie',
      note: 'Elle est enregistrée telle qu’elle était avant le dernier coup. Recharge pour continuer ; si cela se reproduit, exporte-la ou retourne à l’accueil.',
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
      note: 'La partie contenue dans ce lien est illisible. Il a peut-être été coupé en le copiant.',
    },
    unfinished: {
      title: 'Pas encore terminée',
      note: 'Tu pourras revoir la partie une fois qu’elle sera terminée.',
    },
  },
  settings: {
    title: 'Réglages',
    language: 'Langue',
    system: 'Selon l’appareil',
    languageMissing: 'Cette langue n’a pas pu être chargée. Choisis-la à nouveau une fois en ligne.',
    name: 'Ton nom',
    token: 'Ton jeton',
    tokenName: (name: string) => `Jeton : ${name}`,
    theme: 'Apparence',
    themes: { system: 'Selon l’appareil', dark: 'Nuit', light: 'Jour' },
    motion: 'Animations',
    motions: { system: 'Selon l’appareil', full: 'Toutes', reduced: 'Réduites' },
    volume: 'Volume du son',
    silent: 'Coupé',
    vibration: 'Vibrations',
    notify: 'Me prévenir quand c’est à moi',
    notifyNote: 'Par une notification, tant qu’un salon est ouvert en arrière-plan.',
    notifyBlocked:
      'Ton navigateur bloque les notifications de Starboard : autorise-les d’abord dans ses réglages.',
    letters: 'Lettres sur les planètes',
    lettersNote: 'Une lettre sur chaque planète, en plus de la forme et de la couleur.',
    distractors: 'Étoiles et comètes sur les cartes',
    distractorsNote: 'Pour décorer\u202f: elles ne jouent aucun rôle.',
    bigger: 'Planètes plus grandes',
    data: 'Tes données',
    dataNote:
      'Tes données sont sur cet appareil. Exporte-les pour les emporter ou en garder une copie ; un import s’ajoute à ce qui est déjà là. Garde ce fichier pour toi : avec lui, n’importe qui peut se faire passer pour toi dans les classements.',
    export: 'Tout exporter',
    import: 'Importer un fichier',
    imported: (added: number, known: number, inPlay: number, days: number, unreadable: number) =>
      [
        count(added, 'partie ajoutée', 'parties ajoutées'),
        `${known} déjà là`,
        ...(inPlay
          ? [
              `${inPlay} laissée${inPlay > 1 ? 's' : ''} de côté, en cours dans un autre onglet : ferme-le et importe à nouveau`,
            ]
          : []),
        ...(days ? [count(days, 'galaxie du jour ajoutée', 'galaxies du jour ajoutées')] : []),
        ...(unreadable
          ? [count(unreadable, 'illisible, laissée de côté', 'illisibles, laissées de côté')]
          : []),
      ].join(', '),
    importFaults: {
      notJson: 'Ce fichier est illisible. Choisis un fichier exporté par Starboard ; rien n’a changé.',
      notOurs: 'Ce fichier ne vient pas de Starboard. Rien n’a changé.',
      newer: 'Ce fichier vient d’un Starboard plus récent. Mets d’abord celui-ci à jour ; rien n’a changé.',
      damaged: 'Ce fichier est abîmé. Rien n’a changé.',
      notStored: 'Il n’y a pas assez de place pour ce fichier. Rien n’a changé.',
    },
    version: (version: string) => `Version ${version}`,
    check: 'Rechercher une mise à jour',
    checked: {
      found: 'Une nouvelle version arrive.',
      none: 'Tu as la dernière version.',
      failed: 'Impossible de vérifier. Réessaie en ligne.',
    },
  },
  about: {
    title: 'À propos',
    text: [
      'Starboard est un projet non officiel, fait par des gens qui aiment ces jeux. Leurs auteurs et leurs éditeurs n’y ont pas pris part et ne le cautionnent pas. Les dessins, les textes et les listes de cartes sont de nous.',
      'Les parties restent sur ton appareil ; celles d’un salon sont aussi sur le serveur, jusqu’à sa fermeture. Pour la galaxie du jour, tes réponses et tes temps vont aux classements et aux ligues que tu as rejointes, avec un nom seulement là où tu en as donné un ; tu peux les en retirer. Ni compte, ni publicité, ni traceur.',
      'Un jeu te plaît ? Achète la boîte : autour d’une table, c’est encore mieux.',
    ],
    creditsTitle: 'Les jeux d’origine',
    credit: (game: string, authors: string, illustrators: string, publisher: string) =>
      `${game} : un jeu de ${authors}${illustrators && `, illustré par ${illustrators}`}${publisher && `, édité par ${publisher}`}`,
    licence:
      'Starboard est un logiciel libre, sous licence MIT. Sa police est Jost, des Jost Project Authors, sous licence SIL Open Font License 1.1.',
  },
};

export default fr;
