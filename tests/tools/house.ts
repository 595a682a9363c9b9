// `npm run house`: the rooms of the project, what each of them imports, and every import that does not point down.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, resolve } from 'node:path';

/** From the ground up. A room may import what lies below it, never what lies beside or above. */
const FLOORS: readonly (readonly string[])[] = [
  ['shared/api', 'shared/engine'],
  ['shared/games/*'],
  ['shared/games'],
  ['shared/rooms', 'shared/daily'],
  ['worker/http', 'worker/sql'],
  ['worker/room', 'worker/daily'],
  ['worker/preview'],
  ['worker'],
  ['web/device'],
  ['web/words'],
  ['web/art'],
  ['web/ui'],
  ['web/saves'],
  ['web/table'],
  ['web/games/*'],
  ['web/games'],
  ['web/daily', 'web/home', 'web/learn', 'web/play', 'web/rooms', 'web/settings', 'web/statistics'],
  ['web/app'],
];

/** What a room shows to the rooms beside it, and a game to those above. */
const DOORS = /\/entry\.tsx?$|\/drawings\//;

export interface Import {
  from: string;
  to: string;
}

export interface House {
  rooms: Map<string, Set<string>>;
  faults: string[];
}

/** `files` are the texts of all modules by their path. */
export function houseOf(files: ReadonlyMap<string, string>): House {
  const imports = [...files].flatMap(([from, text]) => importsOf(from, text));
  const rooms = new Map<string, Set<string>>();
  const faults = new Set<string>();
  for (const file of files.keys()) {
    if (floorOf(roomOf(file)) < 0) faults.add(`${file} lies in no room`);
    rooms.set(roomOf(file), rooms.get(roomOf(file)) ?? new Set());
  }
  for (const { from, to } of imports) {
    if (!files.has(to)) {
      faults.add(`${from} imports ${to}, which is not there`);
      continue;
    }
    const [own, other] = [roomOf(from), roomOf(to)];
    if (own === other) continue;
    rooms.get(own)?.add(other);
    const fault = faultOf(own, other, to);
    if (fault) faults.add(`${from} imports ${to}: ${fault}`);
  }
  for (const fault of bothWays(imports)) faults.add(fault);
  return { rooms, faults: [...faults].sort() };
}

function faultOf(own: string, other: string, to: string): string | null {
  const climb = floorOf(other) - floorOf(own);
  if (climb > 0) return `${other} lies above ${own}`;
  if (climb === 0 && !DOORS.test(to)) return `${other} lies beside ${own}, and shows only its entry`;
  // Who looks down into a game sees only what its door shows.
  const isGame = /^web\/games\/./.test(other) && own !== 'web/games';
  return isGame && !DOORS.test(to) ? `${other} shows only its entry` : null;
}

/** Two folders that import each other are one in two places. */
function bothWays(imports: readonly Import[]): string[] {
  const pairs = new Map<string, Import>();
  for (const edge of imports) {
    const [own, other] = [dirname(edge.from), dirname(edge.to)];
    if (own !== other) pairs.set(`${own} ${other}`, edge);
  }
  return [...pairs].flatMap(([pair, { from, to }]) => {
    const [own = '', other = ''] = pair.split(' ');
    const back = pairs.get(`${other} ${own}`);
    return back && own < other
      ? [`${own} and ${other} import each other: ${from} → ${to}, ${back.from} → ${back.to}`]
      : [];
  });
}

const rooms = FLOORS.flat();

function roomOf(file: string): string {
  const folder = dirname(file);
  const parts = folder.split('/');
  const fits = rooms.filter((room) => {
    const wanted = room.split('/');
    return wanted.every((part, at) => part === parts[at] || (part === '*' && parts[at] !== undefined));
  });
  const [best] = fits.sort((one, other) => other.length - one.length);
  return best ? parts.slice(0, best.split('/').length).join('/') : folder;
}

function floorOf(room: string): number {
  return FLOORS.findIndex((floor) =>
    floor.some((name) => name === room || (name.endsWith('/*') && dirname(room) === dirname(name))),
  );
}

const IMPORT = /(?:\bfrom|\bimport|\bimport\(|new URL\()\s*'((?:\.|#)[^']+)'/g;

/** Static, dynamic and type-only imports, and the files of workers. */
export function importsOf(from: string, text: string): Import[] {
  return [...text.matchAll(IMPORT)].flatMap(([, named = '']) => {
    const to = named.startsWith('#') ? named.slice(1) : normalize(join(dirname(from), named));
    return /\.tsx?$/.test(to) ? [{ from, to }] : [];
  });
}

export function readHouse(root: string): Map<string, string> {
  const folders = ['shared', 'worker', 'web'];
  const paths = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  );
  const modules = paths.filter((path) => /\.tsx?$/.test(path) && path !== 'web/vite.config.ts').sort();
  return new Map(modules.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

if (import.meta.main) {
  const { rooms: found, faults } = houseOf(readHouse(resolve(import.meta.dirname, '../..')));
  const byFloor = [...found].sort(([one], [other]) => floorOf(one) - floorOf(other));
  for (const [room, others] of byFloor) console.log(`${room.padEnd(32)} ${[...others].sort().join(' ')}`);
  for (const fault of faults) console.error(`✘ ${fault}`);
  console.log(`${found.size} rooms, ${faults.length} imports that do not point down`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
