import type { PartFacts } from '@knotenblech/shared/parts/part-facts.schema.ts';
import { type PartPack, packParts } from '@knotenblech/shared/parts/part-pack.record.ts';
import { customerSpace, projectSpace } from '@knotenblech/shared/records/space.ts';
import { type CustomerId, newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { createValueCipher, newDataKey } from '../src/database/encryption/value-cipher.ts';
import { openShopDatabase, rowRange, type ShopDatabase, type StoredRow } from '../src/database/shop-database.ts';
import { benchAddress } from './peers/shop/bench-address.ts';

/** What each step took with one database, in milliseconds. */
export type CipherRound = { putRows: number; readRows: number; putPacks: number; readPacks: number; edit: number };

const addresses = customerSpace(newId<CustomerId>());
const project = projectSpace(newId<ProjectId>());
const edits = 100;

const addressRows = (count: number): StoredRow[] =>
  Array.from({ length: count }, (_, n) => {
    const data = benchAddress(n);
    return { space: addresses, kind: 'address', id: data.id, data };
  });

const packRows = (parts: readonly PartFacts[]): StoredRow[] =>
  packParts(parts).map((pack: PartPack) => ({ space: project, kind: 'partPack', id: pack.id, data: pack }));

const timed = async (work: () => Promise<unknown>) => {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
};

const run = async (database: ShopDatabase, rows: StoredRow[], packs: StoredRow[]): Promise<CipherRound> => {
  await database.open();
  const round = {
    putRows: await timed(() => database.row.bulkPut(rows)),
    readRows: await timed(() => rowRange(database, addresses).toArray()),
    putPacks: await timed(() => database.row.bulkPut(packs)),
    readPacks: await timed(() => rowRange(database, project).toArray()),
    edit: await timed(async () => {
      for (let n = 0; n < edits; n++) {
        await database.transaction('rw', database.row, database.outbox, async () => {
          const row = rows[n] as StoredRow;
          const held = (await database.row.get([row.space, row.kind, row.id])) as StoredRow;
          await database.row.put(held);
          const waiting = { seq: n, uid: crypto.randomUUID(), name: 'putAddress', v: 1, args: row.data, at: '' };
          await database.outbox.add({ ...waiting, mid: null, state: { is: 'queued' }, tries: 0, retold: false });
        });
      }
    }),
  };
  await database.delete();
  return { ...round, edit: round.edit / edits };
};

const cipherBench = async (parts: readonly PartFacts[], rowCount: number) => {
  const rows = addressRows(rowCount);
  const packs = packRows(parts);
  const name = () => `bench-${crypto.randomUUID()}`;
  const plain = await run(openShopDatabase(name(), null), rows, packs);
  const cipher = createValueCipher(newDataKey());
  const sealed = await run(openShopDatabase(name(), cipher), rows, packs);
  return { plain, sealed, packs: packs.length };
};

declare global {
  var cipherBench: typeof runCipherBench;
}
const runCipherBench = cipherBench;
globalThis.cipherBench = runCipherBench;
