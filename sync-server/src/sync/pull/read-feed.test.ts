import type { RecordKind, RecordOf } from '@knotenblech/shared/records/record-kinds.ts';
import { projectSpace } from '@knotenblech/shared/records/space.ts';
import { type CustomerId, newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededRandom } from '../../../simulate/random.ts';
import { openSimulatedShop } from '../../../simulate/simulated-shop.ts';
import { testDatabase } from '../../../test/test-database.ts';
import type { Database } from '../../database/database.ts';
import { withCustomer } from '../../database/in-customer.ts';
import { putRecords } from '../rows/record.store.ts';
import { lockSpaces } from '../rows/space.store.ts';
import { type FeedRow, readFeed, weightOf } from './read-feed.ts';

const seed = 26;
const space = projectSpace(newId<ProjectId>());
const rowCount = 60;

let database: Database;
let customerId: CustomerId;
beforeAll(async () => {
  database = await testDatabase();
  const random = seededRandom(seed);
  ({ customerId } = await openSimulatedShop(database, random));
  const rows = Array.from({ length: rowCount }, (_, n) => {
    const id = newId() as string;
    const kind: RecordKind = random.chance(0.4) ? 'partPack' : 'partChoice';
    const data = { id } as RecordOf<RecordKind>;
    return { space, kind, id, version: 1 + Math.floor(n / 3), authors: {}, data };
  });
  await withCustomer(database.owner, customerId, async (tx) => {
    await lockSpaces(tx, customerId, [space]);
    await putRecords(tx, customerId, rows);
  });
});
afterAll(() => database.stop());

const pageAfter = (last: FeedRow | undefined, room: number) => {
  const after = last ? { v: last.version, kind: last.kind, id: last.id } : null;
  return withCustomer(database.sql, customerId, (tx) => readFeed(tx, customerId, { space, after, room }));
};
const pagesOf = async (room: number) => {
  const pages: FeedRow[][] = [];
  for (let more = true; more; ) {
    const page = await pageAfter(pages.at(-1)?.at(-1), room);
    pages.push(page.rows);
    ({ more } = page);
  }
  return pages;
};
const weightIn = (rows: readonly FeedRow[]) => rows.reduce((sum, { kind }) => sum + weightOf(kind), 0);

test.each([1, 7, 99, 100, 101, 250, 1_000, 100_000])(
  `pages with room for %i rows hold each row once, in order, and as many as there is room for (seed ${seed})`,
  async (room) => {
    const [all = []] = await pagesOf(1_000_000);
    expect(all).toHaveLength(rowCount);
    const pages = await pagesOf(room);
    expect(pages.flat()).toEqual(all);
    for (const [n, page] of pages.entries()) {
      expect(page.length === 1 || weightIn(page) <= room).toBe(true);
      const next = pages[n + 1]?.slice(0, 1) ?? [];
      if (next.length > 0) expect(weightIn([...page, ...next])).toBeGreaterThan(room);
    }
  },
);
