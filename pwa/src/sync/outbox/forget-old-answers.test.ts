import { expect, test } from 'vitest';
import { openTestEngine } from '../../../test/test-engine.ts';
import { pruneResults } from './prune-sent-files.ts';

const answered = (uid: string, answeredAt: string, rest: object = {}) => ({
  uid,
  seq: 1,
  name: 'setProjectTexts',
  v: 1,
  args: {},
  at: answeredAt,
  tries: 1,
  status: 'applied' as const,
  code: null,
  details: {},
  answeredAt,
  discarded: false,
  ...rest,
});

test('after 30 days only refusals that still stand as cards are remembered', async () => {
  const { engine } = await openTestEngine();
  const old = '2026-10-21T08:00:00.000Z';
  await engine.database.results.bulkPut([
    answered('old', old),
    answered('new', '2026-10-23T08:00:00.000Z'),
    answered('card', old, { status: 'refused' }),
    answered('put away', old, { status: 'refused', discarded: true }),
  ]);
  await pruneResults(engine);
  expect(await engine.database.results.toCollection().primaryKeys()).toEqual(['card', 'new']);
});
