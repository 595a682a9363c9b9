// The French words of online rooms; a narrow no-break space stands before ! ? : ; and inside « ».
import type { Level } from '#shared/engine/game.ts';
import type { RoomsWords } from './en.ts';

const plural = new Intl.PluralRules('fr');
const count = (n: number, one: string, other: string) => `${n} ${plural.select(n) === 'one' ? one : other}`;
const levels: Record<Level, string> = { 1: 'facile', 2: 'bon', 3: 'fort' };

const fr: RoomsWords = {
  closed: {
    'too-old': {
      title: 'Starboard n’est plus à jour',
      note: 'Le salon demande une version plus récente. Recharge la page pour mettre à jour.',
    },
    'too-new': {
      title: 'Le serveur est plus ancien',
      note: 'Cette page est plus récente que le serveur. Attends quelques minutes et réessaie.',
    },
    full: {
      title: 'Plus de place',
      note: 'Il y a déjà trop de monde ici. Réessaie quand quelqu’un sera parti.',
    },
    'not-found': {
      title: 'Ce salon n’existe pas',
      note: 'Le lien contient peut-être une erreur ou a été coupé, ou le salon est fermé. Demande un nouveau lien, ou ouvre toi-même un salon.',
    },
    removed: {
      title: 'Tu as perdu ta place',
      note: 'L’hôte t’a retiré de ta place. Tu peux revenir et regarder.',
    },
    replaced: {
      title: 'Ouvert ailleurs sur cet appareil',
      note: 'Ce salon est ouvert dans un autre onglet ou une autre fenêtre, et ta place y est maintenant.',
    },
    moved: {
      title: 'Ta place est sur un autre appareil',
      note: 'C’est là que tu joues maintenant. Ici, tu peux regarder.',
    },
    malformed: {
      title: 'Le salon n’a pas compris cette page',
      note: 'Recharge-la pour avoir la dernière version.',
    },
    'too-many': { title: 'C’était trop d’un coup', note: 'Attends une minute et réessaie.' },
    wiped: {
      title: 'Ce salon est fermé',
      note: 'Un salon est effacé après un jour sans personne, ou après sept jours. Ouvre-en un nouveau.',
    },
    unreadable: {
      title: 'Ce salon est illisible',
      note: 'Une autre version de Starboard l’a enregistré, ou il est abîmé. Il reste tel quel : réessaie dans quelques minutes ou ouvre un autre salon.',
    },
    locked: {
      title: 'La porte est fermée',
      note: 'L’hôte ne laisse plus entrer personne pour l’instant. Demande-lui d’ouvrir la porte, puis réessaie.',
    },
  },
  refusals: {
    notSeated: 'Il faut avoir une place pour faire cela.',
    notHost: 'Seul l’hôte peut faire cela.',
    notNow: 'Ce n’est pas possible maintenant.',
    seatTaken: 'Quelqu’un est assis là.',
    noSuchSeat: 'Cette place n’existe plus.',
    roomFull: 'Toutes les places sont prises. Tu peux regarder.',
    badOptions: 'Ces règles ne vont pas ensemble.',
    tooFew: 'Il n’y a pas assez de joueurs.',
    notAway: 'Cette personne est là.',
    removed: 'L’hôte t’a retiré la place. Tu peux regarder.',
    hostStays: 'L’hôte reste.',
    doorClosed: 'L’hôte a fermé la porte.',
    tooMany: 'C’était trop d’un coup. Attends une minute.',
    malformed: 'Le salon n’a pas compris.',
    notOver: 'La partie n’est pas encore terminée.',
  },
  title: (game: string) => `Salon : ${game}`,
  anyTitle: 'Salon',
  state: {
    connecting: 'Connexion…',
    stopped:
      'La partie en cours ne peut pas continuer : les règles de Starboard ont été renouvelées, ou un problème est survenu. Chacun garde sa place, lancez-en une autre.',
    dealing: 'La table se prépare…',
    lost: 'Pas de connexion. Nouvel essai…',
    lostSeat: 'Pas de connexion. Ta place reste à toi. Nouvel essai…',
    back: 'La connexion est revenue.',
    goHome: 'Continuer hors ligne',
    goHomeNote:
      'Contre des robots, à partir de ce que tu as vu en dernier. Ce qui était caché est redistribué.',
  },
  kept: {
    open: 'Retour au salon',
    with: (names: string) => `Salon avec ${names}`,
    alone: 'Salon encore sans personne d’autre',
    lobby: 'Pas encore commencée',
    over: 'Partie terminée',
    yourTurn: 'À toi de jouer',
    turn: (names: string) => `On attend ${names}`,
    lastSeen: (ago: string) => `Dernière visite : ${ago}`,
    forget: (room: string) => `Retirer de la liste : ${room}`,
    forgetSure: 'Retirer de la liste',
    forgetNote:
      'Tu gardes ta place : le lien y ramène. Cet appareil oublie seulement ce qu’il a vu en dernier.',
  },
  todo: {
    reload: 'Recharger',
    again: 'Réessayer',
    watch: 'Regarder',
    here: 'Continuer ici',
  },
  cancel: 'Annuler',
  close: 'Fermer',
  invite: {
    by: (name: string) => `${name} t’invite.`,
    title: 'Inviter des amis',
    note: 'Avec ce lien, on peut prendre place ou regarder.',
    noteInMatch: 'Avec ce lien, on peut regarder, et s’asseoir une fois la partie finie.',
    text: (game: string) => `Joue à ${game} avec moi sur Starboard :`,
    qr: 'Code QR',
    showQr: 'Montrer le code QR',
    hideQr: 'Cacher le code QR',
    qrAlt: (link: string) => `Code QR du lien ${link}`,
    sharing: {
      share: 'Partager le lien',
      copy: 'Copier le lien',
      copied: 'Le lien est copié.',
      notCopied: 'Impossible de copier le lien. Le voici :',
      field: 'Lien de ce salon',
    },
  },
  seats: {
    title: 'Autour de la table',
    you: 'toi',
    host: 'hôte',
    here: 'présent',
    away: 'absent',
    left: 'est parti',
    free: 'Place libre',
    addBot: 'Ajouter un robot',
    addBotHere: (seat: number) => `Ajouter un robot à la place ${seat}`,
    bot: 'Robot',
    botWith: (level: Level) => `Robot, ${levels[level]}`,
    levelOf: (name: string) => `Niveau de ${name}`,
    standIn: (level: Level) => `un robot (${levels[level]}) joue`,
    remove: (name: string) => `Retirer ${name}`,
    removeTitle: (name: string) => `Retirer ${name} ?`,
    removeNote: 'La place sera libre. Cette personne pourra regarder, mais plus s’asseoir.',
    removeSure: 'Retirer',
    watchers: (n: number) => count(n, 'personne regarde', 'personnes regardent'),
  },
  sit: {
    title: 'Prendre place',
    name: 'Ton nom',
    needsName: 'Donne-toi un nom.',
    colour: 'Ton jeton',
    taken: (token: string) => `${token}, déjà pris`,
    sit: 'M’asseoir',
    full: 'Toutes les places sont prises. Tu regardes, et tu pourras t’asseoir dès qu’une place sera libre.',
    yours: 'Ta place',
    change: 'Enregistrer',
    changed: 'Enregistré.',
    leave: 'Quitter la place',
  },
  rules: {
    title: 'Règles de cette partie',
    note: 'C’est l’hôte qui choisit.',
  },
  start: {
    start: 'Commencer',
    tooFew: (min: number) => `Il faut être au moins ${min} : envoie le lien ou ajoute un robot.`,
    waiting: (name: string) => `${name} donnera le départ`,
    nobody: 'Personne n’est encore assis.',
    hostAway: (name: string) =>
      `${name} est absent : toute personne assise peut faire maintenant ce que peut l’hôte.`,
  },
  other: {
    open: 'J’ai une place sur un autre appareil',
    note: 'Là-bas, ouvre « Salon », puis « Passer ma place à un autre appareil ». Un code de six lettres et chiffres s’affiche.',
    code: 'Code du transfert',
    badCode: 'Le code a six lettres et chiffres.',
    wrong: 'Ce code n’est pas bon, ou il ne l’est plus. Demandes-en un nouveau sur l’autre appareil.',
    take: 'Prendre ma place ici',
    taken: 'Ta place est ici maintenant.',
  },
  bar: {
    label: 'Salon',
    open: 'Salon',
    awayNow: (names: string) => `Absent : ${names}`,
    watching: 'Tu regardes.',
    reopen: 'Changer les places ou les règles',
    noRecord: 'Impossible d’obtenir la partie. Réessaie.',
  },
  vote: {
    ask: (name: string) => `Laisser un robot jouer pour ${name}`,
    count: (votes: number, needed: number) => `${votes} voix sur ${needed}`,
    done: 'Tu es pour',
  },
  wait: {
    waiting: (name: string) => `On attend ${name}.`,
    left: (time: string) => `Un robot prend le relais dans ${time}.`,
    vote: 'Laisser jouer un robot',
  },
  move: {
    title: 'Passer ma place à un autre appareil',
    note: 'Scanne ceci là-bas, ou ouvre le lien du salon et tape le code. Il ne sert qu’une fois.',
    code: 'Code du transfert',
    left: (time: string) => `Encore valable ${time}`,
    over: 'Ce code n’est plus valable.',
    again: 'Un nouveau code',
    qrAlt: (code: string) => `Code QR avec le code ${code}`,
  },
  leave: {
    open: 'Quitter la place',
    title: 'Quitter ta place ?',
    note: 'Un robot pourra jouer à ta place, et tu ne pourras plus la reprendre. Pour revenir plus tard, ferme simplement la page.',
    noteInLobby:
      'Tu peux te rasseoir tant qu’une place est libre. Si tu es l’hôte, ce sera quelqu’un d’autre.',
    sure: 'Quitter la place',
  },
  react: {
    title: 'Réactions',
    said: (name: string, reaction: string) => `${name} : ${reaction}`,
    names: {
      hello: 'Salut !',
      well: 'Bien joué !',
      wow: 'Ouah !',
      oops: 'Oups !',
      think: 'Je réfléchis',
      thanks: 'Merci !',
    },
  },
  held: (level: Level, actions: number) =>
    `Un robot (${levels[level]}) a joué pour toi : ${count(actions, 'coup', 'coups')}. Tu as retrouvé ta place.`,
  notice: {
    said: {
      turn: 'À toi de jouer',
      awaited: 'On n’attend plus que toi',
      round: 'La manche est en cours',
      begun: 'La partie a commencé',
    },
    missed: (why, span) =>
      ({
        turn: `C’était à toi de jouer pendant ${span}.`,
        awaited: `Tout le monde a attendu ${span}.`,
        round: `Tu as manqué ${span} de la manche.`,
        begun: `Tu as manqué ${span} de la partie.`,
      })[why],
    ask: 'Te prévenir la prochaine fois ?',
    yes: 'Oui',
    no: 'Non merci',
  },
  verdict: {
    title: 'Qui était le plus rapide ?',
    first: (name: string) => `${name} en premier`,
    later: (name: string, seconds: string) => `${name} +${seconds} s`,
    you: 'toi',
    youFirst: 'Toi en premier',
  },
  news: {
    sat: (name: string) => `${name} prend place.`,
    left: (name: string) => `${name} est parti.`,
    away: (name: string) => `${name} est absent.`,
    back: (name: string) => `${name} est de retour.`,
    bot: (name: string) => `Le robot ${name} prend place.`,
    botGone: (name: string) => `Le robot ${name} n’est plus là.`,
    level: (name: string, level: Level) => `Niveau du robot ${name} : ${levels[level]}.`,
    rules: 'Les règles de cette partie ont changé.',
    standIn: (name: string) => `Un robot joue pour ${name}.`,
    voted: (name: string, votes: number, needed: number) =>
      `Un robot pour ${name} : ${votes} voix sur ${needed}.`,
    host: (name: string) => `L’hôte est maintenant ${name}.`,
    youHost: 'Tu es l’hôte maintenant.',
    started: 'La partie commence.',
    reopened: 'Le salon est de nouveau ouvert à tous.',
  },
  levels,
};

export default fr;
