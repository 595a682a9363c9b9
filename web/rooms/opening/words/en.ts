// The English words of the ways into a room, which the start page shows.

const en = {
  withFriends: 'Play with friends',
  opening: 'Opening a room …',
  gotLink: 'Got a link or a code?',
  link: 'Link or code of the room',
  linkNote: 'If the link opens in the browser and not here, paste it.',
  toRoom: 'To the room',
  badLink: 'This is not the link of a room. It ends with /r/ and ten letters and digits.',
  failures: {
    offline: 'No connection. A room needs one; everything else goes on without.',
    tooMany: 'That was too many rooms at once. Wait a minute and try again.',
    outdated: 'The server did not understand this page. Reload it to get the newest version.',
    other: 'The server has stumbled. Wait a minute and try again.',
  },
  again: 'Try again',
};

export default en;
export type RoomsEntryWords = typeof en;
