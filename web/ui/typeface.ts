// The typeface of titles, numbers and big buttons, which the first view does not wait for.

import latin from '@fontsource/jost/files/jost-latin-700-normal.woff2?url';
import latinExtended from '@fontsource/jost/files/jost-latin-ext-700-normal.woff2?url';

const LATIN =
  'U+0-FF, U+131, U+152-153, U+2BB-2BC, U+2C6, U+2DA, U+2DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215';
const LATIN_EXTENDED = 'U+100-2BA, U+2BD-2C5, U+2C7-2CC, U+2CE-2D7, U+2DD-2FF, U+1E00-1E9F, U+1EF2-1EFF';

const face = (url: string, unicodeRange: string) =>
  new FontFace('Jost', `url(${url})`, { weight: '700', display: 'swap', unicodeRange });

document.fonts.add(face(latin, LATIN));
document.fonts.add(face(latinExtended, LATIN_EXTENDED));
