import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../test/test-database.ts';
import type { Database } from '../database/database.ts';
import { countAttempt, uncountAttempt } from './login-try.store.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.stop());

const now = new Date('2026-11-23T08:00:00Z');
const windowMs = 15 * 60_000;
const takes = (limits: Record<string, number>, at = now) =>
  countAttempt(
    database.owner,
    Object.entries(limits).map(([key, most]) => ({ key, most })),
    windowMs,
    at,
  );
const stored = async (key: string) => {
  const [row] = await database.owner<{ count: number }[]>`
    select count(*)::int as count from login_try where key = ${key}`;
  return row?.count;
};

describe('a try', () => {
  it('is taken as often as its limit says, and leaves nothing when it is refused', async () => {
    const taken: boolean[] = [];
    for (let n = 0; n < 6; n += 1) taken.push(await takes({ once: 3 }));
    expect(taken).toEqual([true, true, true, false, false, false]);
    expect(await stored('once')).toBe(3);
  });

  it('of an address that has had its own fills no limit of all', async () => {
    for (let n = 0; n < 6; n += 1) await takes({ address: 2, all: 5 });
    expect([await stored('address'), await stored('all')]).toEqual([2, 2]);
    expect(await takes({ other: 2, all: 5 })).toBe(true);
  });

  it('is refused where all have had theirs, and counts for the address no more', async () => {
    for (let n = 0; n < 4; n += 1) await takes({ [`many ${n}`]: 2, shared: 3 });
    expect(await stored('many 3')).toBe(0);
  });

  it('that comes with others at once is one of as many as the limit says', async () => {
    const taken = await Promise.all(Array.from({ length: 30 }, () => takes({ own: 10, together: 12 })));
    expect(taken.filter(Boolean)).toHaveLength(10);
    expect(await stored('together')).toBe(10);
  });

  it('is forgotten alone, whatever came in the same moment', async () => {
    for (let n = 0; n < 3; n += 1) await takes({ forgotten: 5 });
    await uncountAttempt(database.owner, ['forgotten'], now);
    expect(await stored('forgotten')).toBe(2);
  });

  it('of before the window counts no more', async () => {
    await takes({ early: 1 }, new Date('2026-11-23T07:40:00Z'));
    expect(await takes({ early: 1 })).toBe(true);
    expect(await takes({ early: 1 })).toBe(false);
  });

  it('counts within a window of its own where its limit has one', async () => {
    const takeToday = (at: Date) =>
      countAttempt(database.owner, [{ key: 'today', most: 1, windowMs: 86_400_000 }], windowMs, at);
    expect(await takeToday(now)).toBe(true);
    expect(await takeToday(new Date('2026-11-24T07:00:00Z'))).toBe(false);
    expect(await takeToday(new Date('2026-11-24T08:00:01Z'))).toBe(true);
  });
});
