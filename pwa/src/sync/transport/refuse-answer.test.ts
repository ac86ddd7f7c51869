import { expect, test } from 'vitest';
import { refuseAnswer } from './answers.ts';

const answered = (details: Record<string, unknown>) => ({ errors: [{ errorCode: 'unavailable', details }] });

test.each([
  ['that has too much to do', answered({ retryAfterSeconds: 7 }), 7000, true],
  ['whose database is away', answered({}), 5000, false],
  ['behind a proxy that answers for it', '<html>', undefined, false],
])('a server %s is told apart', (_, body, retryAfterMs, isBusy) => {
  const refuse = () => refuseAnswer({ status: 503, body, ...(retryAfterMs ? { retryAfterMs } : {}) });
  expect(refuse).toThrow(expect.objectContaining({ isBusy, afterMs: retryAfterMs ?? null }));
});
