// The French words of the ways into a room.
import type { RoomsEntryWords } from './en.ts';

const fr: RoomsEntryWords = {
  withFriends: 'Jouer entre amis',
  opening: 'Ouverture du salon…',
  gotLink: 'Tu as un lien ou un code ?',
  link: 'Lien ou code du salon',
  linkNote: 'Si le lien s’ouvre dans le navigateur et pas ici, colle-le.',
  toRoom: 'Aller au salon',
  badLink: 'Ce n’est pas le lien d’un salon. Il finit par /r/ et dix lettres et chiffres.',
  failures: {
    offline: 'Pas de connexion. Un salon en a besoin ; tout le reste marche sans.',
    tooMany: 'Trop de salons d’un coup. Attends une minute et réessaie.',
    outdated: 'Le serveur n’a pas compris cette page. Recharge-la pour avoir la dernière version.',
    other: 'Le serveur a trébuché. Attends une minute et réessaie.',
  },
  again: 'Réessayer',
};

export default fr;
