// What stands on the page when not even its words could be fetched, and so in every language.

const SAID = {
  en: { text: 'Starboard couldn’t be loaded. Check your connection.', button: 'Try again' },
  fr: { text: 'Starboard n’a pas pu être chargé. Vérifie ta connexion.', button: 'Réessayer' },
  de: { text: 'Starboard ließ sich nicht laden. Prüfe deine Verbindung.', button: 'Noch einmal versuchen' },
};

export function unloaded(): HTMLElement {
  const main = document.createElement('main');
  main.className = 'page';
  const title = document.createElement('h1');
  title.textContent = 'Starboard';
  main.append(title);
  for (const [language, { text, button }] of Object.entries(SAID)) {
    const said = document.createElement('p');
    said.lang = language;
    said.textContent = text;
    const again = document.createElement('button');
    again.type = 'button';
    again.className = 'button';
    again.lang = language;
    again.textContent = button;
    again.addEventListener('click', () => location.reload());
    main.append(said, again);
  }
  return main;
}
