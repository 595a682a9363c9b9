// The French words of the boards and leagues; a narrow no-break space stands before ! ? : ; and inside « ».
import type { RefusalCode } from '#shared/api/refusals.ts';
import type { Timing } from '#shared/daily/ranking.ts';
import { regional } from '#web/words/region.ts';
import type { BoardsWords } from './en.ts';

const plural = new Intl.PluralRules('fr');
const digits = new Intl.NumberFormat(regional('fr'));
const count = (n: number, one: string, other: string) =>
  `${digits.format(n)} ${plural.select(n) === 'one' ? one : other}`;
const SPELLED = ['aucune', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];
const spelled = (n: number) => SPELLED[n] ?? digits.format(n);
const timings: Record<Timing, string> = {
  serverTimed: 'chrono serveur',
  selfTimed: 'chrono perso',
  unranked: 'non comparé',
};

const refusals: Record<RefusalCode | 'offline', string> = {
  offline: 'Le serveur est injoignable. Sur cet appareil, tout continue sans lui.',
  malformed: 'Le serveur n’a pas compris cette page. Recharge-la pour avoir la dernière version.',
  'too-large': 'C’était trop long pour le serveur. Fais plus court.',
  'too-many': 'C’était trop d’un coup. Attends une minute et réessaie.',
  'not-found': 'Le serveur n’a rien ici. Vérifie le lien.',
  'no-player': 'Le serveur ne sait pas qui tu es. Recharge la page et réessaie.',
  future: 'Cette galaxie n’a encore commencé nulle part sur Terre. Vérifie la date de ton appareil.',
  archived:
    'Cette galaxie est finie partout sur Terre. Ton résultat reste chez toi ; celle du jour t’attend.',
  'no-ticket': 'Le serveur n’a pas chronométré cet essai. Il reste chez toi ; le prochain pourra l’être.',
  'bad-ticket': 'Le serveur ne connaît plus cet essai. Il reste chez toi ; le prochain pourra compter.',
  'wrong-day':
    'Le serveur a chronométré cet essai pour un autre jour. Il reste chez toi ; vérifie la date de ton appareil.',
  'wrong-player': 'Cet essai a été commencé par quelqu’un d’autre. Il reste sur cet appareil.',
  'out-of-order': 'Les réponses sont arrivées au serveur dans un autre ordre. L’essai reste chez toi.',
  replayed:
    'Tu as commencé cette galaxie avec d’autres réponses, et ce sont les premières qui comptent. Cet essai reste chez toi.',
  'no-such-card':
    'Le serveur ne trouve pas cette carte dans la galaxie. Recharge la page pour avoir la dernière version.',
  'other-version':
    'Cette page n’est pas de la même version que le serveur. Recharge-la ; les prochaines galaxies seront les mêmes.',
  'second-result': 'Tu as déjà un résultat pour ce jour, et c’est le premier qui compte.',
  'league-full': 'Cette ligue est complète. Crées-en une autre.',
  'league-closed': 'La porte de cette ligue est fermée : personne ne peut entrer pour l’instant.',
  'not-maker': 'Seule la personne qui s’occupe de la ligue peut le faire.',
  'wrong-origin': 'Le serveur ne connaît pas cette page. Ouvre Starboard à sa propre adresse.',
  'server-error': 'Le serveur a trébuché. Attends une minute et réessaie.',
};

const fr: BoardsWords = {
  refusals,
  asking: 'Un instant…',
  again: 'Réessayer',
  refresh: 'Actualiser',
  refreshed: 'C’est à jour.',
  cancel: 'Annuler',
  timings,
  columns: {
    place: 'Place',
    name: 'Nom',
    who: 'Qui',
    right: 'Justes',
    time: 'Temps',
    days: 'Jours',
    average: 'Moyenne',
    sum: 'Total',
  },
  board: {
    title: (number) => `Classement de la galaxie ${number}`,
    days: 'Jours',
    dayBefore: (date) => `La veille : ${date}`,
    dayAfter: (date) => `Le lendemain : ${date}`,
    leagues: 'Tes ligues',
    noLeague: 'Entre amis, c’est plus drôle : une ligue montre qui a résolu la galaxie du jour, et comment.',
    toLeagues: 'Toutes les ligues',
    makeLeague: 'Créer une ligue',
    standing: 'Ton résultat et ta place',
    solved: 'l’ont résolue',
    place: 'ta place',
    wouldBe: 'serait ta place',
    better: 'mieux que',
    yours: (score, of, time, timing) => `Ton résultat : ${score} sur ${of} en ${time} (${timings[timing]}).`,
    only: 'C’est le seul pour l’instant. Qui sera le prochain ?',
    noResults: 'Personne n’a encore de résultat ici.',
    noResult: 'Tu n’as pas de résultat dans ce classement.',
    apart: {
      selfTimed:
        'C’est ton appareil qui a chronométré : le résultat compte pour toi, ta série et tes ligues, et ne fait reculer personne ici.',
      unranked:
        'C’était plus rapide, ou plus régulier d’un lancer à l’autre, qu’un humain ne joue. Il reste à toi, mais personne n’y est comparé.',
      network:
        'Beaucoup de résultats sont venus de ton réseau aujourd’hui, plus qu’il n’en peut compter ici. Le tien compte quand même pour toi et tes ligues.',
      withdrawn: 'Tu as retiré ton résultat de ce jour.',
    },
    selfTimed: (n) =>
      plural.select(n) === 'one'
        ? `Et ${digits.format(n)} de plus, au chrono de son appareil : il n’est dans aucun de ces chiffres.`
        : `Et ${digits.format(n)} de plus, au chrono de leurs appareils : ils ne sont dans aucun de ces chiffres.`,
    howToday: 'Résous la galaxie du jour : tu verras ici qui est juste devant et juste derrière toi.',
    toToday: 'Vers la galaxie du jour',
    someone: 'Quelqu’un',
    scores: 'Réponses justes',
    scoreBar: (score, n) =>
      `${count(score, 'réponse juste', 'réponses justes')} : ${count(n, 'résultat', 'résultats')}`,
    times: (score) => `Les temps avec ${count(score, 'réponse juste', 'réponses justes')}`,
    timeBar: (from, to, n) => `De ${from} à ${to} : ${count(n, 'résultat', 'résultats')}`,
    lastTimeBar: (from, n) => `${from} ou plus : ${count(n, 'résultat', 'résultats')}`,
    yourBar: 'dont le tien',
    wouldBeYours: 'le tien y serait',
    missed: 'Combien ont raté chaque lancer',
    missedBy: (at, share) => `Lancer ${at} : raté par ${share}`,
    missedToo: 'toi aussi',
    notMissed: 'pas par toi',
    near: 'Autour de toi',
    people: (n) => count(n, 'personne', 'personnes'),
    andMore: (n) => `et ${count(n, 'autre', 'autres')}`,
    named: 'Par leur nom',
    namedNote:
      'Qui joue depuis sept jours, a cinq résultats chronométrés par le serveur, et veut bien être nommé.',
    nobodyNamed: 'Personne n’est encore nommé ici.',
    names: 'Montrer les noms',
    all: (n) => `Montrer les ${n}`,
    fewer: 'En montrer moins',
    consent: {
      title: 'Ton nom dans la liste',
      ask: 'À partir de sept jours et de cinq résultats, tu peux figurer dans la liste. Sous quel nom ?',
      field: 'Nom',
      save: 'M’ajouter à la liste',
      needsName: 'Écris un nom.',
      as: (name) => `Tu veux bien figurer dans la liste sous le nom « ${name} ».`,
      change: 'Changer',
      remove: 'L’enlever',
      saved: (name) => `Tu peux maintenant figurer dans la liste sous le nom « ${name} ».`,
      removed: 'Ton nom n’est plus dans la liste.',
      notYet: 'Cela vaut dès ton prochain résultat, mais ceux d’aujourd’hui ne le savent pas encore.',
      note: 'Tu peux le changer ou l’enlever quand tu veux ; les jours passés, il reste jusqu’à ce que tu retires tes résultats.',
    },
    truth:
      'Le serveur chronomètre et vérifie les réponses. Si quelqu’un a vraiment regardé, il ne peut pas le savoir : ce qu’aucun humain ne joue ne compte donc pour personne d’autre, et un même réseau n’a droit qu’à sa part.',
    toGalaxy: 'La galaxie de ce jour',
  },
  nudge: {
    title: 'Rappel',
    label: 'Me le rappeler le soir quand ma série est en danger',
    note: 'Une notification par jour au plus, quand ton appareil en trouve le temps.',
    blocked: 'Ton navigateur bloque les notifications de Starboard : autorise-les d’abord dans ses réglages.',
  },
  withdraw: {
    open: 'Retirer tous mes résultats',
    title: 'Retirer tous tes résultats ?',
    what: (n) =>
      `${count(n, 'de tes résultats disparaîtra', 'de tes résultats disparaîtront')} des classements et des ligues.`,
    forGood: 'C’est définitif : un jour déjà joué ne peut pas être classé une deuxième fois.',
    stays: 'Sur cet appareil, tout reste : tes résultats, ta série et ton calendrier.',
    sure: 'Retirer pour de bon',
    done: 'Tes résultats sont retirés.',
  },
  leagues: {
    title: 'Ligues',
    what: 'Une ligue, c’est un tableau de la semaine entre amis. Qui ouvre son lien peut la rejoindre ; ensuite, chaque résultat du jour s’y inscrit tout seul. Sans compte, et tu peux partir quand tu veux.',
    yours: 'Tes ligues',
    none: 'Tu n’es encore dans aucune ligue. Crées-en une, ou ouvre le lien envoyé par un ami.',
    make: 'Créer une ligue',
    leagueName: 'Nom de la ligue',
    yourName: 'Ton nom',
    nameNote: 'Les membres le voient à côté de tes résultats.',
    makeIt: 'Créer la ligue',
    needsName: 'Donne un nom à la ligue.',
    needsYourName: 'Donne-toi un nom.',
    open: 'Tu as un lien ?',
    openNote: 'S’il s’ouvre dans le navigateur et non ici, colle-le.',
    link: 'Lien de la ligue',
    openIt: 'Ouvrir',
    badLink: 'Ce n’est pas le lien d’une ligue : dans un tel lien, /l/ est suivi de dix lettres et chiffres.',
  },
  league: {
    joinTitle: 'On t’invite',
    members: (names) => `Déjà là : ${names}.`,
    join: (name) => (name ? `Rejoindre comme ${name}` : 'Rejoindre'),
    joined: (league) => `Te voilà dans la ligue : ${league}.`,
    tables: 'Tableaux',
    week: 'Semaine',
    allTime: 'Depuis le début',
    weeks: 'Semaines',
    weekTable: (dates) => `Tableau de la semaine, ${dates}`,
    allTimeTable: 'Tableau depuis le début',
    weekBefore: 'Semaine précédente',
    weekAfter: 'Semaine suivante',
    noResult: 'pas de résultat',
    quiet: 'Personne n’a de résultat cette semaine-là.',
    quietEver: 'Personne n’a encore de résultat. Le premier s’inscrira ici tout seul.',
    lastWeek: (names, score, of, time) => `La semaine dernière : ${names}, ${score} sur ${of} en ${time}.`,
    won: 'a gagné la semaine',
    joinedAs: (name, wanted) => `Il y a déjà quelqu’un du nom de ${wanted} ici : tu es donc « ${name} ».`,
    closed:
      'La porte de cette ligue est fermée : personne ne peut entrer pour l’instant. Vois avec qui t’a envoyé le lien.',
    closedNote: 'La porte est fermée : le lien ne laisse entrer personne tant qu’elle n’est pas rouverte.',
    care: {
      title: 'S’occuper de la ligue',
      by: (name) => `${name} s’occupe de cette ligue.`,
      open: 'D’autres peuvent entrer',
      renew: 'Renouveler le lien',
      renewTitle: 'Renouveler le lien ?',
      renewNote:
        'L’ancien lien ne mènera plus nulle part, où qu’il soit déjà. Les membres restent dans la ligue.',
      renewed: 'Le lien est renouvelé. L’ancien ne mène plus nulle part.',
      members: 'Membres',
      removeShort: 'Exclure',
      remove: (name) => `Exclure ${name}`,
      removeTitle: (name) => `Exclure ${name} ?`,
      removeNote: 'Le nom et les résultats disparaissent des tableaux, et revenir ne sera pas possible.',
      removeSure: 'Exclure pour de bon',
      removed: (name) => `${name} n’est plus dans la ligue.`,
      handsOn: (name) => `Si tu pars, ${name} s’occupera de la ligue.`,
    },
    invite: 'Inviter des amis',
    inviteNote: 'Qui a ce lien peut rejoindre la ligue.',
    shareText: (league) => `Rejoins ma ligue Starboard : ${league}`,
    sharing: {
      share: 'Partager',
      copy: 'Copier le lien',
      copied: 'Le lien est copié.',
      notCopied: 'Impossible de copier le lien. Le voici :',
      field: 'Lien de cette ligue',
    },
    leave: 'Quitter la ligue',
    leaveTitle: (league) => `Quitter ${league} ?`,
    leaveNote: 'Ton nom et tes résultats disparaissent de ses tableaux. Avec le lien, tu pourras revenir.',
    leaveSure: 'Quitter',
    left: (league) => `Tu as quitté la ligue : ${league}.`,
    unknownTitle: 'Cette ligue n’existe pas',
    unknown:
      'Le lien est peut-être mal recopié, coupé ou renouvelé depuis, ou tout le monde a quitté la ligue.',
    toLeagues: 'Toutes tes ligues',
    toToday: 'Galaxie du jour',
  },
  friends: {
    title: 'Tes ligues',
    today: 'Aujourd’hui',
    thatDay: 'Ce jour-là',
    thisWeek: 'Cette semaine :',
    someone: 'Quelqu’un',
    you: 'Toi',
    youAmong: 'toi',
    throws: 'Lancer par lancer',
    result: (score, of, time) => `${score} sur ${of} en ${time}`,
    later: 'Tu verras chaque lancer dès que tu auras toi-même un résultat ; avant, cela en dirait trop.',
    noResults: 'Pas encore de résultat.',
    notYet: (names) => `Pas encore joué : ${names}.`,
    more: (n) => count(n, 'autre', 'autres'),
    whole: 'Toute la ligue',
    right: (name, many) =>
      `${name === null ? 'Tu mènes' : `${name} mène`} ${many === 1 ? 'd’une réponse juste' : `de ${spelled(many)} réponses justes`}.`,
    ahead: (name, time) => `${name === null ? 'Tu as' : `${name} a`} ${time} d’avance.`,
    alone: (name) =>
      name === null ? 'Pour l’instant, il n’y a que toi.' : `Pour l’instant, il n’y a que ${name}.`,
    level: (names, mine) => `${names} ${mine ? 'êtes' : 'sont'} à égalité.`,
    nobody: 'Personne n’a encore joué.',
    arrived: (name, score, of, time) => `${name} : ${score}/${of} en ${time}`,
    onlyYou: 'Pour l’instant, il n’y a que toi ici. Envoie le lien à quelqu’un.',
    invite:
      'Qui de vous est le plus rapide ? Dans une ligue, tu vois chaque jour qui a résolu la galaxie, chaque lancer, et qui mène la semaine.',
  },
  share: {
    share: 'Partager',
    copy: 'Copier',
    copied: 'C’est copié.',
    notCopied: 'La copie n’a pas marché. Voici le texte :',
    field: 'Ton résultat en texte',
  },
  calendar: {
    title: 'Calendrier',
    solved: 'galaxies résolues',
    averageScore: 'justes en moyenne',
    averageTime: 'temps moyen',
    streak: 'série en cours',
    longest: 'plus longue série',
    reserves: 'réserves',
    reservesNote:
      'Sept jours d’affilée donnent une réserve, deux au plus. Une réserve rattrape un jour manqué.',
    none: 'Tes galaxies résolues se rassemblent ici. Toutes, depuis la première, peuvent encore être jouées.',
    day: {
      solved: (score, of) => `résolue, ${score} sur ${of}`,
      begun: 'commencée',
      open: 'pas résolue',
      today: 'aujourd’hui',
    },
    back: 'Vers la galaxie du jour',
  },
  practice: {
    missed: 'Encore un comme celui que j’ai raté',
    alike: 'Encore un comme celui-ci',
    slowest: 'Encore un comme mon plus lent',
  },
  own: {
    archive: 'archives',
    news: 'Du nouveau',
    best: (result) => `Ton record : ${result}.`,
    newBest: (before) => `Nouveau record ! Avant : ${before}.`,
    firstOfKind: (result) => `Ta première : ${result}, voilà ce qu’il faut battre.`,
    milestone: (days) =>
      ({ 7: 'Une semaine entière d’affilée !', 365: 'Une année entière d’affilée !' })[days] ??
      `${count(days, 'jour', 'jours')} d’affilée !`,
    nextMilestone: (left, next) => `Encore ${count(left, 'jour', 'jours')} et ça fera ${digits.format(next)}`,
    againstAverage: (galaxy) => `${galaxy} : le trait marque ta propre moyenne, le nombre ton écart.`,
    noAverage: 'Dès ta prochaine galaxie de ce genre, tu verras ici où tu en es par rapport à toi-même.',
    bests: 'Tes records',
    days: (n) => `${count(n, 'résolue', 'résolues')}`,
  },
  travel: {
    over: (day, time, until) =>
      `Tu as survolé la journée de ${day} : jusqu’à ${until}, ${time}, sa galaxie peut encore être résolue et compte comme celle du jour.`,
    here: (time, until) =>
      `Tu as survolé cette journée : jusqu’à ${until}, ${time}, sa galaxie compte comme celle du jour.`,
    solve: (number) => `Résoudre la galaxie ${number}`,
    day: 'journée survolée, peut encore être résolue',
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
