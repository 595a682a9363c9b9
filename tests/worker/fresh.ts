// Each file of tests finds an empty store and the time of day, although one runtime serves them all. Of every object that is
// still awake then, the runtime says as an exception that it was deleted.
import { reset } from 'cloudflare:test';
import { beforeAll, vi } from 'vitest';

beforeAll(async () => {
  vi.useRealTimers();
  await reset();
});
