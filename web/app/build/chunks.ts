// Which script of the built page a module comes with: that of the page or game it serves, or one that several share.

/** What is asked of the graph of modules. */
export interface Graph {
  getModuleInfo(id: string): {
    isEntry: boolean;
    importers: readonly string[];
    dynamicImporters: readonly string[];
  } | null;
}

/** Names the script of a module, or leaves it to itself; `root` is the folder of the project. */
export function chunksOf(root: string): (id: string, graph: Graph) => string | null {
  const pathOf = (id: string) => (id.startsWith(root) ? id.slice(root.length + 1) : id);

  /** The pages and games with which a module is fetched; none when it comes with the start. */
  function fetchedWith(module: string, graph: Graph): Set<string> {
    const pages = new Set<string>();
    const importers = new Set([module]);
    for (const id of importers) {
      const info = graph.getModuleInfo(id);
      if (info?.isEntry) return new Set();
      if (info?.dynamicImporters.length) pages.add(pageOf(pathOf(id)));
      for (const importer of info?.importers ?? []) importers.add(importer);
    }
    return pages;
  }
  return (id, graph) => {
    const [, language] = /\/words\/(?:.*\/)?(en|fr|de)\.ts$/.exec(id) ?? [];
    return language ? wordsOf(pathOf(id), language) : scriptOf(fetchedWith(id, graph));
  };
}

/** A game says some words at its table and others where it is learned: they come together. Other pages have one set. */
function wordsOf(path: string, language: string): string | null {
  return /^web\/(games|table|words\/pages)\//.test(path) ? `${pageOf(path)}-${language}` : null;
}

/** The page or the game to which a module belongs, by its folder; what serves every match belongs to the table. */
function pageOf(path: string): string {
  if (/^web\/(games\/scenes|ui\/backdrop\/layers|ui\/typeface)\.tsx?$/.test(path)) return 'scenes';
  const [, game] = /^(?:web|shared)\/games\/([^/]+)\//.exec(path) ?? [];
  if (game) return game;
  if (/^web\/(table\/kit\/share|daily\/result\/share-picture)/.test(path)) return 'pictures';
  if (/^web\/daily\/(boards|calendar|friends|journey|leagues|practice|result|truth)\//.test(path))
    return 'boards';
  if (path.startsWith('web/daily/tile/')) return 'news';
  if (path.startsWith('web/rooms/opening/')) return 'opening';
  if (/^web\/(learn|settings|daily\/nudge)\//.test(path)) return 'play';
  return /^web\/(home|daily|play|rooms|statistics)\//.exec(path)?.[1] ?? 'table';
}

/** What the daily shares with one of these lies with what it shares with all. */
const MANY: ReadonlySet<string> = new Set(['news', 'play', 'rooms', 'table']);

/** Where a module lies that all of these need, so that none of them fetches much that is only for the others. */
function scriptOf(pages: ReadonlySet<string>): string {
  const [only, ...more] = pages;
  if (!only) return 'frame';
  if (more.length === 0) return only;
  // A picture of the start page brings nothing of a table along.
  if (pages.has('scenes')) return 'frame';
  const daily = pages.has('daily');
  // Who is shown a line on the start page fetches no table for it.
  if (pages.has('news') && !daily && !pages.has('home')) return 'news';
  if (pages.has('home') || pages.has('opening')) return daily ? 'frame' : 'home';
  if (!daily) return 'table';
  const [other, ...others] = [...pages].filter((page) => page !== 'daily' && page !== 'boards');
  if (!other) return 'daily';
  return others.length > 0 || MANY.has(other) ? 'common' : `daily-${other}`;
}
