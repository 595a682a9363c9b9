// The six worlds as data: each planet, whichever of its faces is up, has the colours and the surface of one of them.
// Grounds are dark, so that every piece stands out from each of them.

/** A paint and an outline; with a width it is a line. */
export type Mark = readonly [paint: string, path: string, width?: number, opacity?: number];

interface World {
  ground: string;
  /** Its ledges, and the light on its horizon. */
  crust: string;
  /** On fifty by fifty, from below. */
  marks: readonly Mark[];
}

/** Rounds as `x y radius`, one after the other; the same ones moved and made smaller. */
const rounds = (all: string, move = 0, size = 1) =>
  all
    .split(', ')
    .map((one) => {
      const [x, y, r] = one.split(' ').map(Number) as [number, number, number];
      const [left, top, far] = [x + move - r * size, y + move, r * size];
      return `M${left} ${top}a${far} ${far} 0 1 0 ${2 * far} 0a${far} ${far} 0 1 0 ${-2 * far} 0`;
    })
    .join('');
/** The same shape in many places. */
const repeated = (shape: string, places: string) =>
  places
    .split(',')
    .map((place) => `M${place}${shape}`)
    .join('');

const CRATERS = '12 13 7, 37 9 4, 31 31 9, 11 38 5, 43 43 4, 22 22 2, 45 21 2, 21 46 2';
const ISLANDS = '15 13 4, 20 15 3, 12 16 2, 36 37 5, 31 39 3, 41 40 3, 43 9 2';
const TREES =
  '9 8 4, 14 11 3, 6 13 3, 38 6 4, 43 10 4, 36 11 3, 44 30 4, 40 35 3, 46 37 3, 22 42 4, 28 44 3, 19 36 3, 7 33 3, 11 37 3';

const DUNES = '2 14,25 9,12 27,29 31,3 42,25 47';

export const WORLDS: readonly World[] = [
  // Craters
  {
    ground: '#43386a',
    crust: '#d9ccff',
    marks: [
      ['#4d427b', rounds(CRATERS)],
      ['#2c2449', rounds(CRATERS, 0.6, 0.86)],
    ],
  },
  // Ice
  {
    ground: '#24496b',
    crust: '#cdeeff',
    marks: [
      ['#1a3a5a', 'M0 0H21L13 15L0 19ZM50 18L37 22L31 36L50 41ZM0 34L16 37L8 50Z'],
      [
        '#5d8fb5',
        'M0 19L13 15L24 24L37 22L50 18M13 15L21 0M37 22L31 36L50 41M0 34L16 37L24 24M16 37L8 50M37 22L39 0',
        0.6,
      ],
    ],
  },
  // Clouds
  {
    ground: '#5a3b1e',
    crust: '#ffdf9f',
    marks: [
      ['#442a13', repeated('q7-4 14 0t14 0 14 0 14 0', '-3 7,-3 22,-3 43'), 5],
      ['#634322', repeated('q7-4 14 0t14 0', '5 14,27 17,2 31,12 37'), 2.6],
    ],
  },
  // Sea
  {
    ground: '#0d4a60',
    crust: '#a2f2e4',
    marks: [
      ['#0a3c50', 'M0 30q8-5 16 0t17 2 17-6V50H0Z'],
      ['#32748a', repeated('q2-2 4 0t4 0', '7 7,28 6,38 16,5 21,20 26,37 29,8 36,24 45,40 46'), 0.7],
      ['#82795a', rounds(ISLANDS), 0.8],
      ['#1d4f3c', rounds(ISLANDS)],
    ],
  },
  // Dust
  {
    ground: '#6a3023',
    crust: '#ffbf9f',
    marks: [
      ['#4f2018', repeated('q10-9 22-1q-12-3-22 1Z', DUNES)],
      ['#8e4a36', repeated('q10-9 22-1', DUNES), 0.7],
    ],
  },
  // Forest
  {
    ground: '#1f4a2d',
    crust: '#bff2a4',
    marks: [
      ['#194d5e', 'M27-2C22 10 33 16 27 24S8 24 -2 22M27 24C32 34 37 40 34 52', 2.6],
      ['#12331f', rounds(TREES)],
      ['#255230', rounds(TREES, -0.7, 0.6)],
    ],
  },
];
