import { expect, test } from 'vitest';
import { readResponse } from './upload.ts';

const page = (headers: Record<string, string> = {}) => new Response('<html>', { status: 503, headers });

test.each([
  ['7', 7000],
  ['86400', 120_000],
  ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
  ['-1', undefined],
])('who asks for patience with %s is given what is sensible', async (asked, retryAfterMs) => {
  expect((await readResponse(page({ 'Retry-After': asked }))).retryAfterMs).toBe(retryAfterMs);
});

test('what is no JSON has no body', async () =>
  expect(await readResponse(page())).toEqual({ status: 503, body: null }));
