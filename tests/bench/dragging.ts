// How long the main thread works for each frame while a building is dragged, on a processor slowed four times, by trace.
import type { Page } from '@playwright/test';
import { inBrowser } from './browser.ts';
import { beginBuilding, dragTo } from './builder/page.ts';
import type { Measurement } from './run.ts';

const SLOWED = 4;
const LIMIT = 8;
/** Each drag crosses the board. */
const SITES = [2, 0, 8, 6, 4, 1, 7, 3];
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];
const FRAMES = ['devtools.timeline.frame', 'disabled-by-default-devtools.timeline.frame'];

/** Times in microseconds; `tdur` is what the thread itself has worked, whatever else the machine did. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
}

interface Frame {
  drag: string;
  /** Since the building was lifted. */
  at: number;
  work: number;
}

const mark = (page: Page, name: string) => page.evaluate((words) => void performance.mark(words), name);

/** A task belongs to the last frame that has begun by its end. */
function framesOf(events: readonly TraceEvent[], drag: string): Frame[] {
  const begin = events.find(({ name }) => name === `${drag} begins`)!;
  const end = events.find(({ name }) => name === `${drag} ends`)!;
  const own = events
    .filter(({ pid, tid, ts }) => pid === begin.pid && tid === begin.tid && ts > begin.ts && ts < end.ts)
    .sort((one, other) => one.ts - other.ts);
  const frames: Frame[] = own
    .filter(({ name }) => name === 'BeginMainThreadFrame')
    .map(({ ts }) => ({ drag, at: (ts - begin.ts) / 1000, work: 0 }));
  for (const { name, ph, ts, dur = 0, tdur = 0 } of own) {
    if (name !== 'RunTask' || ph !== 'X') continue;
    const frame = frames.findLast(({ at }) => at <= (ts + dur - begin.ts) / 1000);
    if (frame) frame.work += tdur / 1000;
  }
  return frames;
}

export default function dragging(): Promise<Measurement> {
  return inBrowser(async ({ address, context, page }) => {
    await page.goto(address);
    const buildings = await beginBuilding(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    const browser = context.browser()!;
    await browser.startTracing(page, { categories: [...CATEGORIES, ...FRAMES] });
    const drags: string[] = [];
    for (const [at, site] of SITES.entries()) {
      const building = buildings[at % buildings.length]!;
      const drag = `building ${building + 1} to site ${site + 1}`;
      drags.push(drag);
      await dragTo(
        page,
        building,
        site,
        () => mark(page, `${drag} begins`),
        () => mark(page, `${drag} ends`),
      );
      await page.waitForTimeout(500);
    }
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
    const frames = drags
      .flatMap((drag) => framesOf(traceEvents, drag))
      .sort((one, other) => other.work - one.work);
    const [slowest] = frames;
    const part = (share: number) => frames[Math.floor(frames.length * (1 - share))]!;
    const rows = [
      { what: 'half of all frames', ...part(0.5) },
      { what: '95 of 100', ...part(0.95) },
      ...frames.slice(0, 5).map((frame, place) => ({ what: `slowest, place ${place + 1}`, ...frame })),
    ];
    return {
      title: `Frames of drags in Space Builder (${frames.length}), processor slowed ${SLOWED} ×`,
      rows: rows.map(({ what, work, drag, at }) => ({
        what,
        'work in ms': work.toFixed(1),
        limit: LIMIT,
        drag,
        'after ms': Math.round(at),
      })),
      over:
        slowest && slowest.work > LIMIT
          ? [
              `a frame of the drag of ${slowest.drag} takes ${slowest.work.toFixed(1)} ms of work, at most ${LIMIT}`,
            ]
          : [],
    };
  });
}
