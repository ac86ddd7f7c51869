import { expect, test } from 'vitest';
import { openTestEngine } from '../../../test/test-engine.ts';
import type { ResultRow } from '../../database/shop-database.ts';
import { isReplay } from '../../sync/outbox/replay-acknowledged.ts';
import { answeredWork, filesOfAnswered, forgottenAt } from './answered-work.ts';

const epoch = '6a0f4e0e-27c4-4b53-9a39-51c0a7d0c3f1';
const projectId = '0d9c2a52-5d0c-4f0e-9f0a-7f3d6b1c0001';
const answer = (seq: number, rest: Partial<ResultRow> = {}): ResultRow => ({
  uid: `u${seq}`,
  seq,
  name: 'setProjectTexts',
  v: 1,
  args: { comment: `${seq}` },
  at: '2026-11-21T08:00:00Z',
  tries: 1,
  status: 'applied',
  code: null,
  details: {},
  answeredAt: `2026-11-2${seq}T08:00:00.000Z`,
  discarded: false,
  ...rest,
});
const projectOf = (seq: number, hash: string) =>
  answer(seq, {
    name: 'createProject',
    args: {
      projectId: `0d9c2a52-5d0c-4f0e-9f0a-7f3d6b1c000${seq}`,
      fileHash: hash.repeat(64),
      name: 'Halle',
      fileName: 'h.btlx',
    },
  });

const openAnswered = async (results: readonly ResultRow[]) => {
  const { engine } = await openTestEngine();
  await engine.database.meta.put({ key: 'epoch', value: epoch });
  await engine.database.results.bulkPut([...results]);
  return engine.database;
};
const uidsIn = (answered: Awaited<ReturnType<typeof answeredWork>>) => answered?.results.map(({ uid }) => uid);

test('what was applied is kept with the epoch it was heard in, but for what waits to be told again already', async () => {
  const database = await openAnswered([answer(1), answer(2), answer(3, { status: 'refused', code: 'not_found' })]);
  const waiting = [isReplay(answer(1), epoch)];
  expect(await answeredWork(database, waiting)).toEqual({ epoch, results: [answer(2)] });
});

test('where nothing was applied, or no server was heard, there is nothing to keep', async () => {
  expect(await answeredWork(await openAnswered([]), [])).toBeNull();
  const unheard = await openAnswered([answer(1)]);
  await unheard.meta.put({ key: 'epoch', value: null });
  expect(await answeredWork(unheard, [])).toBeNull();
});

test('where all is too much the oldest is left out, what an order builds on after that, and orders last', async () => {
  const order = answer(2, { name: 'submitOrder', args: { lines: [{ projectId }] } });
  const results = [answer(1, { args: { projectId, comment: '1' } }), order, answer(3), answer(4)];
  const database = await openAnswered(results);
  const sizes = results.map((result) => JSON.stringify(result).length);
  const most = (count: number) => ({
    results: sizes.slice(0, count).reduce((sum, size) => sum + size, 0) + 8,
    files: 0,
  });
  expect(uidsIn(await answeredWork(database, [], most(4)))).toEqual(['u2', 'u1', 'u4', 'u3']);
  expect(uidsIn(await answeredWork(database, [], most(3)))).toEqual(['u2', 'u1', 'u4']);
  expect(uidsIn(await answeredWork(database, [], most(2)))).toEqual(['u2', 'u1']);
  expect(uidsIn(await answeredWork(database, [], { results: sizes[1] ?? 0, files: 0 }))).toEqual(['u2']);
});

test('its files are kept as far as they fit, those of orders and the latest first, and none twice', async () => {
  const order = answer(4, { name: 'submitOrder', args: { lines: [{ projectId }] } });
  const database = await openAnswered([projectOf(1, 'a'), projectOf(2, 'b'), projectOf(3, 'c'), order]);
  for (const each of 'abc')
    await database.file.put({ hash: each.repeat(64), bytes: new Uint8Array(10), uploaded: true });
  const answered = await answeredWork(database, []);
  if (!answered) throw new Error('nothing was kept');
  const hashes = async (files: number, kept: string[] = []) => {
    const most = { results: 0, files };
    const known = kept.map((each) => ({ hash: each.repeat(64), bytes: new Uint8Array(10), uploaded: true }));
    return (await filesOfAnswered(database, answered, { kept: known, most })).map(({ hash }) => hash[0]);
  };
  expect(await hashes(30)).toEqual(['a', 'c', 'b']);
  expect(await hashes(29)).toEqual(['a', 'c']);
  expect(await hashes(20, ['a'])).toEqual(['c', 'b']);
});

test('it can be forgotten 30 days after the last of it was answered', () => {
  expect(forgottenAt({ epoch, results: [answer(3), answer(1)] })).toBe('2026-12-23T08:00:00.000Z');
});
