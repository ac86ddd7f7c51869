import type { RowWrite } from '@knotenblech/shared/records/row-cache.ts';
import type { SpaceId } from '@knotenblech/shared/records/space.ts';
import type { Transaction } from '../../database/database.ts';
import { pokeAtCommit } from './pokes.ts';
import { putRecords } from './record.store.ts';
import { lockSpaces, raiseVersions } from './space.store.ts';

/**
 * Writes records without reading them (seeds, catalogue, bulk work); data null removes. Inside a transaction of that
 * customer, as its last statement but the commit: the spaces are locked here. For the space 'catalog' the customer is nobody.
 */
export const writeRecords = async (tx: Transaction, customerId: string, writes: readonly RowWrite[]) => {
  const versions = await lockSpaces(tx, customerId, [...new Set(writes.map((write) => write.space))]);
  const rows = writes.map((write) => ({ ...write, version: versions.get(write.space) ?? 0, authors: {} }));
  await putRecords(tx, customerId, rows);
  const changed = new Map<SpaceId, number>(versions);
  await raiseVersions(tx, customerId, changed);
  await pokeAtCommit(tx, customerId, changed);
};
