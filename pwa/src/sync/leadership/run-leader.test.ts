import { afterEach, expect, test, vi } from 'vitest';
import { isDown, stubBrowser } from '../../../test/test-browser.ts';
import { openTestEngine } from '../../../test/test-engine.ts';
import { loseValue } from '../../../test/test-lost-value.ts';
import { type ResultRow, readMeta } from '../../database/shop-database.ts';
import { runLeader } from './run-leader.ts';
import type { SyncLoop } from './sync-loop.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a tab that is robbed before it has begun ends, and takes no term', async () => {
  const { engine } = await openTestEngine();
  await runLeader(engine, AbortSignal.abort(), () => expect.unreachable());
  expect(await readMeta(engine.database, 'term')).toBe(0);
});

test('a tab that is robbed while it begins ends', async () => {
  const { engine } = await openTestEngine();
  const over = new AbortController();
  const leading = runLeader(engine, over.signal, () => expect.unreachable());
  over.abort();
  await expect(leading).resolves.toBeUndefined();
});

test('a tab leads also where an answer can no longer be read', async () => {
  stubBrowser({ sealKey: isDown });
  const { engine } = await openTestEngine();
  const { database } = engine;
  await database.results.put({ uid: 'u' } as ResultRow);
  loseValue(database, 'results', 'u');
  const over = new AbortController();
  const onLoop = vi.fn<(loop: SyncLoop | null) => void>();
  const leading = runLeader(engine, over.signal, onLoop);
  await expect.poll(() => onLoop.mock.calls.length).toBe(1);
  over.abort();
  await leading;
  expect(onLoop.mock.calls).toEqual([[expect.objectContaining({ kick: expect.any(Function) })], [null]]);
});
