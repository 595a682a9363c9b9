// The Worker's smallest promises: health, errors as JSON, security headers on every API answer.
import { exports } from 'cloudflare:workers';
import { expect, test } from 'vitest';

const ask = (path: string) => exports.default.fetch(new Request(`https://starboard.test${path}`));

test('health says which version runs', async () => {
  const answer = await ask('/api/health');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ ok: true, version: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('an unknown API path is refused with a code', async () => {
  const answer = await ask('/api/nothing-here');
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(await answer.json()).toEqual({ ok: false, code: 'not-found' });
});

test.each(['/api/health', '/api/nothing-here'])('%s carries the security headers', async (path) => {
  const { headers } = await ask(path);
  const csp = headers.get('content-security-policy');
  expect(csp).toContain("default-src 'none'");
  expect(csp).not.toContain('unsafe-inline');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
});
