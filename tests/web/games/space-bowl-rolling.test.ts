// How things roll in the box: in from above, and at rest well before the search begins.
import { expect, test } from 'vitest';
import { SETTLE } from '#shared/games/space-bowl/components.ts';
import { rollingPath } from '#web/games/space-bowl/drawings/rolling.ts';

test('whatever is thrown in whichever round comes to rest before the search begins', () => {
  const rest = { x: 50, y: 16 };
  for (let order = 0; order < 8; order++) {
    for (let round = 0; round < 40; round++) {
      const { frames, timing } = rollingPath(rest, order, round);
      expect(Number.parseFloat(String(frames[0]!.top))).toBeLessThan(0);
      expect(frames.at(-1)).toMatchObject({ left: '50%', top: '16%', offset: 1 });
      expect(timing.duration).toBeLessThanOrEqual(SETTLE - 150);
    }
  }
});
