// The German words of the ways into a room.
import type { RoomsEntryWords } from './en.ts';

const de: RoomsEntryWords = {
  withFriends: 'Mit Freunden spielen',
  opening: 'Raum wird geöffnet …',
  gotLink: 'Hast du einen Link oder Code?',
  link: 'Link oder Code des Raums',
  linkNote: 'Wenn sich der Link im Browser öffnet statt hier, füg ihn ein.',
  toRoom: 'Zum Raum',
  badLink: 'Das ist kein Link zu einem Raum. Er endet mit /r/ und zehn Buchstaben und Ziffern.',
  failures: {
    offline: 'Keine Verbindung. Ein Raum braucht eine; alles andere geht ohne.',
    tooMany: 'Das waren zu viele Räume auf einmal. Warte eine Minute und versuch es noch einmal.',
    outdated:
      'Der Server hat diese Seite nicht verstanden. Lade sie neu, um die neueste Version zu bekommen.',
    other: 'Der Server ist gestolpert. Warte eine Minute und versuch es noch einmal.',
  },
  again: 'Noch einmal versuchen',
};

export default de;
