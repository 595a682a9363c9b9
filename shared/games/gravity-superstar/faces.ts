// The faces of the six planets, two each, as they were drawn once by `node tests/tools/planets.ts` and then kept.
// A star symbol is *, a replay symbol o; the door points where the feet of whoever enters will be.
import { type Pawn, type Side, TILE } from './components.ts';

export interface Face {
  /** For each cell, a bit for each side with a platform. */
  walls: readonly number[];
  symbols: readonly ('star' | 'replay' | null)[];
  door: Pawn;
}

const DRAWN = [
  `
+   +   +   +   +   +
  o   *   * | *   o
+   +   +---+   +---+
  *           * | *
+   +---+   +   +   +
      *   > |     *
+   +   +   +   +   +
  *             | o
+---+   +   +---+   +
        |       | *
+   +   +   +   +   +
`,
  `
+   +   +   +   +   +
  *       *   o | *
+   +   +   +---+   +
  *   *         |
+   +   +   +   +---+
  *   *   * |     *
+   +---+---+   +   +
        | o     | *
+---+   +   +---+---+
      o |     ^
+   +   +   +   +   +
`,
  `
+   +   +   +   +   +
          *   *   o |
+   +   +   +   +   +
        |     *   o
+   +   +---+   +   +
| *   *       *
+---+---+---+---+   +
  *   * | o       v
+   +---+   +   +---+
    |     * |     *
+   +   +   +   +   +
`,
  `
+   +   +   +   +---+
  *   * |     v     |
+   +   +   +---+   +
  *     |     *   o
+---+   +   +   +   +
  *           *     |
+   +---+   +---+   +
    |     *   o   *
+   +   +   +   +   +
  o   * | * |
+   +   +---+   +   +
`,
  `
+   +   +   +   +   +
|     *       *   *
+   +   +   +---+---+
  *   *   *     |
+   +---+   +   +   +
  * | *   v   o |
+   +   +---+   +   +
    |         o
+---+   +   +   +   +
      o       * | *
+   +   +   +   +   +
`,
  `
+   +   +   +   +---+
  * |     o   o
+   +   +   +   +   +
      *   *     |
+   +---+---+   +   +
    |     o | *   *
+---+   +   +---+---+
  *   * |     *   ^
+   +   +   +   +   +
        |   | *   *
+   +   +   +   +   +
`,
  `
+   +   +   +   +   +
    | o   o | *
+   +   +   +   +   +
    |   | *   *   *
+---+   +   +   +   +
          o   * |   |
+   +---+---+   +---+
  *   * |   |     ^
+   +   +   +   +   +
      *       *   * |
+   +   +   +---+   +
`,
  `
+   +   +---+   +---+
      * |         *
+   +   +   +   +   +
  o | *   *   v   *
+   +---+   +---+   +
  o   *   *     | *
+---+   +   +---+   +
        |         *
+   +   +   +   +   +
  o   *             |
+   +   +   +---+   +
`,
  `
+   +   +   +   +   +
  *         | *
+   +---+---+   +---+
  *     | o
+   +   +   +---+   +
  *   *   o     |
+---+   +   +---+   +
  *   *       ^ | *
+   +   +---+   +   +
  * |     *   o
+   +   +   +   +   +
`,
  `
+---+   +   +   +   +
    | *   *   o
+   +   +---+---+   +
          o     |
+   +---+   +   +   +
  *   o   * | v
+   +   +   +---+---+
  * | *   *       * |
+---+---+   +   +   +
      * |         *
+   +   +   +   +   +
`,
  `
+   +   +   +   +---+
  *     |         o
+   +---+   +   +   +
| v               *
+---+   +   +---+   +
      *   o |
+   +---+   +   +   +
      o   *   *   * |
+   +   +   +   +   +
  *   *   *     | *
+   +   +---+   +   +
`,
  `
+   +   +   +   +---+
  *   * | *   o     |
+   +   +---+   +   +
  *   *   ^     |
+   +   +   +   +   +
          *       o |
+   +---+   +---+   +
  o         | *   * |
+---+   +   +   +---+
  *   *             |
+   +   +   +   +   +
`,
];

const DOORS = '^>v<';
/** So many characters and lines from cell to cell. */
const [ACROSS, DOWN] = [4, 2];

export const FACES: readonly Face[] = DRAWN.map(read);

function read(drawn: string): Face {
  const lines = drawn.split('\n').slice(1, -1);
  const signAt = (line: number, column: number) => lines[line]?.[column] ?? ' ';
  const cells = Array.from({ length: TILE * TILE }, (_, cell) => ({
    line: Math.floor(cell / TILE) * DOWN + 1,
    column: (cell % TILE) * ACROSS + 2,
  }));
  const signs = cells.map(({ line, column }) => signAt(line, column));
  const walls = cells.map(({ line, column }) => {
    const around = [
      signAt(line - 1, column),
      signAt(line, column + 2),
      signAt(line + 1, column),
      signAt(line, column - 2),
    ];
    return around.reduce((sides, sign, side) => (sign === ' ' ? sides : sides | (1 << side)), 0);
  });
  const door = signs.findIndex((sign) => DOORS.includes(sign) && sign !== ' ');
  return {
    walls,
    symbols: signs.map((sign) => (sign === '*' ? 'star' : sign === 'o' ? 'replay' : null)),
    door: { cell: door, feet: DOORS.indexOf(signs[door]!) as Side },
  };
}
