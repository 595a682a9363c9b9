// What each thing is called in each language, and what it must not be called: one word for one thing.
import type { Language } from '#shared/api/languages.ts';

export interface Term {
  /** What is meant, as whoever writes words would look it up. */
  thing: string;
  /** What it is called, or said like. */
  word: string;
  /** What it must not be called. */
  never: RegExp;
  /** The folder of words in which even that is right, because it means something else there. */
  but?: string;
}

export const TERMS: Record<Language, readonly Term[]> = {
  en: [
    { thing: 'the start page', word: 'Home', never: /\bstart page\b/i },
    { thing: 'playing on after a break', word: 'Continue, resume', never: /\b(go|goes|gone|going) on\b/i },
    {
      thing: 'without a connection',
      word: 'offline',
      never: /\bwith(out)? a network\b|\bthere is a network\b/i,
    },
    {
      thing: 'what could not be asked of a server',
      word: 'Couldn’t check. Try again online.',
      never: /\bcould not ask\b/i,
    },
    { thing: 'a setting that follows the device', word: 'Match device', never: /\bas the device\b/i },
    { thing: 'the release in use by most', word: 'latest version', never: /\bnewest version\b/i },
    { thing: 'asking for it', word: 'Check for updates', never: /\blook for a new version\b/i },
    { thing: 'taking note of a notice', word: 'Got it', never: /^understood$/i },
    {
      thing: 'one playing of a game, from start to end',
      word: 'match',
      never: /\b(whole|finished|saved) game\b/i,
    },
    { thing: 'a match that is on the device', word: 'saved', never: /\b(match|it) is kept\b/i },
    {
      thing: 'a match that nobody has started',
      word: 'not started',
      never: /^not begun/,
      but: 'web/daily/words',
    },
    { thing: 'whose turn it is', word: 'Vega’s turn', never: /^(to play|now playing):/i },
    { thing: 'what is possible in a turn', word: 'What you can do', never: /\bwhat can be done\b/i },
    { thing: 'who has won', word: 'Vega wins!', never: /^winners?:/i },
    {
      thing: 'the same number of points',
      word: 'tied',
      never: /\bequal in\b|\b(if|still) equal\b|\bwith equal points\b/i,
    },
    { thing: 'how strong a bot is', word: 'easy, medium, hard', never: /^(good|strong)$/i },
    { thing: 'what a game is about', word: 'Goal', never: /^aim$/i },
    { thing: 'the course of a turn or a round', word: 'How a turn works', never: /\bhow a \w+ runs\b/i },
    {
      thing: 'a link that did not get onto the clipboard',
      word: 'Couldn’t copy the link.',
      never: /\bnot be copied by itself\b/i,
    },
    {
      thing: 'leaving what one cannot see',
      word: 'sit the round out',
      never: /\btakes? (no|any) part\b|\btook no part\b/i,
    },
    {
      thing: 'letting another device hold one’s seat',
      word: 'wrong, expired',
      never: /\bcode is not good\b|\bno longer good\b/i,
    },
    { thing: 'a way of one’s own', word: 'a different way', never: /\banother way\b/i },
    {
      thing: 'entering through a door',
      word: 'through the open door',
      never: /\bin by the\b|\bby the open door\b/i,
    },
    {
      thing: 'what fills up as one solves',
      word: 'The galaxies you solve appear here.',
      never: /^here your\b|\bgalaxies collect\b/i,
    },
    { thing: 'Space Bowl: what the marbles land in', word: 'box', never: /\bship’s computer\b/i },
    { thing: 'Space Bowl: joining a call', word: '“Me too!”', never: /\bI follow\b|\bfollowers?\b/ },
    {
      thing: 'Space Bowl: choosing a card',
      word: 'pick',
      never: /\bnam(e|es|ed|ing) (a|the|no|their) card\b|\bnobody (else )?named\b/i,
    },
    { thing: 'Space Bowl: turning without touching', word: 'Mental rotation', never: /\bimagined\b/i },
    { thing: 'Space Lab: meeting an objective', word: 'complete', never: /\bvalidat/i },
  ],
  fr: [
    { thing: 'sans connexion', word: 'hors ligne', never: /\b(sans|avec du|aura du|y a du) réseau\b/i },
    { thing: 'un réglage qui suit l’appareil', word: 'Selon l’appareil', never: /\bcomme l’appareil\b/i },
    {
      thing: 'chercher une version',
      word: 'Rechercher une mise à jour',
      never: /\bchercher une nouvelle version\b/i,
    },
    {
      thing: 'une partie qui est sur l’appareil',
      word: 'enregistrée',
      never: /\b(partie|elle) est gardée\b/i,
    },
    { thing: 'à qui de jouer', word: 'Vega joue', never: /^à jouer/i },
    { thing: 'de qui vient ce qu’on prend', word: 'prise à Vega', never: /\bde chez\b/i },
    {
      thing: 'à qui est un résultat',
      word: 'avec 3 réponses justes',
      never: /\btemps de qui\b|\bde qui a\b/i,
    },
    { thing: 'la force d’un robot', word: 'facile, moyen, difficile', never: /^(bon|fort)$/i },
    { thing: 'un joueur automatique', word: 'robot', never: /\bbots?\b/i },
    { thing: 'ce qui mesure le temps', word: 'chrono', never: /\bhorloge\b/i },
    { thing: 'les dix secondes', word: 'compte à rebours', never: /\bdécompte\b/i },
    {
      thing: 'attendre une place',
      word: 'file d’attente',
      never: /\b(dans|quitter) la file\b(?! d’attente)/i,
    },
    { thing: 'avoir un projet', word: 'avoir', never: /\bposs[éè]d/i },
    {
      thing: 'ce qui se remplit à mesure qu’on joue',
      word: 'apparaissent ici',
      never: /\bse rassemblent\b/i,
    },
    { thing: 'Space Bowl : là où tombent les billes', word: 'boîte', never: /\bordinateur de bord\b/i },
    { thing: 'Space Bowl : se joindre à une annonce', word: '« Moi aussi ! »', never: /^suivi|« suivi/i },
    { thing: 'Space Bowl : prendre une carte', word: 'choisir', never: /\bdésign/i },
    { thing: 'Space Bowl : la bulle du bouton rouge', word: 'Fichus !', never: /^mourir/i },
    { thing: 'Space Bowl : la galaxie sans bord', word: 'Galaxie en anneau', never: /\bsphérique\b/i },
    { thing: 'Space Bowl : tourner sans toucher', word: 'Rotation mentale', never: /\bvirtuelle\b/i },
    { thing: 'Gravity Superstar : se lâcher', word: 'laisse-toi tomber', never: /\blaisse tomber\b/i },
    {
      thing: 'Gravity Superstar : les sauts',
      word: 'saut en longueur, en hauteur',
      never: /\bsaute?s? (haut|long)\b/i,
    },
    { thing: 'Gravity Superstar : la carte qui tourne', word: 'Rotation', never: /^tour$/i },
    { thing: 'Space Lab : là où va une carte', word: 'place', never: /\bemplacement/i },
    { thing: 'Space Builder : ce qui ne va pas', word: 'faute', never: /\bdéfaut/i },
  ],
  de: [
    { thing: 'ohne Verbindung', word: 'offline', never: /\bohne Netz\b|\bNetz (hast|da ist)\b/i },
    {
      thing: 'eine Einstellung, die dem Gerät folgt',
      word: 'Wie auf dem Gerät',
      never: /\bwie das Gerät\b/i,
    },
    { thing: 'nach einer Version sehen', word: 'Nach Updates suchen', never: /\bnach neuer Version\b/i },
    {
      thing: 'jemanden an den Tisch setzen',
      word: 'Person hinzufügen, Bot hinzufügen',
      never: /\b(Mensch|Bot) dazu\b/i,
    },
    { thing: 'wer spielt', word: 'Person', never: /^Mensch$/i },
    {
      thing: 'wie stark ein Bot ist',
      word: 'Stufe: leicht, mittel, schwer',
      never: /^(gut|stark)$|^Stärke/i,
    },
    { thing: 'wer spielen darf', word: 'Vega ist dran', never: /\ban der Reihe\b|\bam Zug\b/i },
    { thing: 'wer gewonnen hat', word: 'Du gewinnst!', never: /\bgewonnen hat:/i },
    {
      thing: 'eine Partie noch einmal ansehen',
      word: 'Rückschau',
      never: /zurückblick|zurückschau|rückblick/i,
    },
    { thing: 'etwas ungeschehen machen', word: 'Rückgängig', never: /^zurücknehmen|zurückzunehmen/i },
    {
      thing: 'ein gespieltes Spiel, von Anfang bis Ende',
      word: 'Partie',
      never: /\bSpiel endet\b|\bendet das Spiel\b|\bEnde des Spiels\b|\bverlässt das Spiel\b/i,
    },
    {
      thing: 'eine Partie ohne ihren ersten Zug',
      word: 'noch nicht gestartet',
      never: /^noch nicht begonnen/i,
      but: 'web/daily/words',
    },
    { thing: 'wer gerade nicht am Tisch ist', word: 'abwesend', never: /^nicht da$/i },
    { thing: 'ein Versuch gegen die Uhr', word: 'Versuch', never: /\bLauf\b/, but: 'web/daily/boards/words' },
    { thing: 'was das Gerät meldet', word: 'Benachrichtigung', never: /\bMitteilung/i },
    { thing: 'das Rätsel eines Tages', word: 'Galaxie des Tages', never: /\bTagesgalaxie\b/i },
    { thing: 'was sich beim Lösen füllt', word: 'Hier erscheinen', never: /\bsammeln sich\b/i },
    { thing: 'ein Trost', word: 'Morgen gibt es einen neuen', never: /\bmorgen ist ein/i },
    { thing: 'Space Bowl: worin die Murmeln landen', word: 'Box', never: /\bSchiffscomputer/i },
    { thing: 'Space Bowl: sich anschließen', word: '„Ich auch!“', never: /\bich bestätige\b/i },
    {
      thing: 'Space Bowl: eine Karte nehmen',
      word: 'wählen',
      never: /\bKarte nennen\b|\bnennt je\b|\bgenannte? Karte\b/i,
    },
    { thing: 'Space Bowl: die Blase des roten Knopfs', word: 'Alle tot!', never: /^sterben/i },
    { thing: 'Space Bowl: die Galaxie ohne Rand', word: 'Ringgalaxie', never: /\bringförmig/i },
    { thing: 'Space Bowl: drehen, ohne anzufassen', word: 'Drehen im Kopf', never: /\bgedachtes\b/i },
    { thing: 'Space Lab: die Punkte am Ende', word: 'Endwertung', never: /\babrechnung\b/i },
  ],
};
