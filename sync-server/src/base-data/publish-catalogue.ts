import { isDeepStrictEqual } from 'node:util';
import type { CatalogPack } from '@knotenblech/shared/catalogue/catalog-pack.record.ts';
import type { RowWrite } from '@knotenblech/shared/records/row-cache.ts';
import { catalogSpace } from '@knotenblech/shared/records/space.ts';
import type { Sql } from '../database/database.ts';
import { withCustomer } from '../database/in-customer.ts';
import { nobody } from '../database/space-owner.ts';
import { readRecords } from '../sync/rows/record.store.ts';
import { writeRecords } from '../sync/rows/write-records.ts';
import { lockBaseData } from './base-data.store.ts';

/** Makes the space 'catalog' hold exactly these packs; only those that differ are written and reach the devices. Says how many. */
export const publishCatalogue = (owner: Sql, packs: readonly CatalogPack[]): Promise<number> =>
  withCustomer(owner, nobody, async (tx) => {
    await lockBaseData(tx);
    const found = await readRecords(tx, nobody, [{ space: catalogSpace, kind: 'catalogPack', all: true }]);
    const before = new Map(found.map((row) => [row.id, row.data]));
    const wanted = new Set(packs.map((pack) => pack.id));
    const write = (id: string, data: CatalogPack | null): RowWrite => ({
      space: catalogSpace,
      kind: 'catalogPack',
      id,
      data,
    });
    const writes = [
      ...packs.filter((pack) => !isDeepStrictEqual(before.get(pack.id), pack)).map((pack) => write(pack.id, pack)),
      ...[...before.keys()].filter((id) => !wanted.has(id)).map((id) => write(id, null)),
    ];
    if (writes.length > 0) await writeRecords(tx, nobody, writes);
    return writes.length;
  });
