// Spans of time, as clocks and results say them.
import { expect, test } from 'vitest';
import { timeSaid } from '#web/words/time.ts';

test.each([
  [0, '0:00', '0:00.0'],
  [999, '0:00', '0:00.9'],
  [1000, '0:01', '0:01.0'],
  [59_999, '0:59', '0:59.9'],
  [60_000, '1:00', '1:00.0'],
  [61_349, '1:01', '1:01.3'],
  [600_050, '10:00', '10:00.0'],
  [3_599_900, '59:59', '59:59.9'],
])('%i ms are %s, and with tenths %s', (millis, whole, tenths) => {
  expect(timeSaid(millis)).toBe(whole);
  expect(timeSaid(millis, true)).toBe(tenths);
});

test('tenths are never rounded up', () => {
  for (let millis = 0; millis < 120_000; millis += 7) {
    const said = timeSaid(millis, true);
    const [minutes, seconds] = said.split(':').map(Number) as [number, number];
    expect(Math.round((minutes * 60 + seconds) * 10), `${millis}: ${said}`).toBe(Math.floor(millis / 100));
  }
});
