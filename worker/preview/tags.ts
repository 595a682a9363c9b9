// A preview as tags in the head of the page, where whoever shows a link looks for them.
import type { Language } from '#shared/api/languages.ts';

export interface Preview {
  title: string;
  description: string;
  /** A game, or the whole of it. */
  picture: string;
  language: Language;
}

const LOCALES: Record<Language, string> = { en: 'en_US', fr: 'fr_FR', de: 'de_DE' };
const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Names come from anybody. */
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => SIGNS[sign]!);

function tagsOf({ title, description, picture, language }: Preview, { origin, pathname }: URL): string {
  const properties = {
    'og:title': title,
    'og:description': description,
    'og:image': `${origin}/previews/${picture}.jpg`,
    'og:image:type': 'image/jpeg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:type': 'website',
    'og:url': origin + pathname,
    'og:site_name': 'Starboard',
    'og:locale': LOCALES[language],
  };
  return [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}" />`,
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escaped(content)}" />`,
    ),
    '<meta name="twitter:card" content="summary_large_image" />',
  ].join('\n    ');
}

/** The page with these tags in place of its own, which only get the full address of their picture when there are none. */
export function withPreview(page: string, preview: Preview | null, address: URL): string {
  return preview
    ? page.replace(/<!-- preview -->.*<!-- \/preview -->/s, () => tagsOf(preview, address))
    : page.replace(/"[^"]*(?=\/previews\/)/, () => `"${address.origin}`);
}
