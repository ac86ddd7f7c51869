import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { createRowCache } from '@knotenblech/shared/records/row-cache.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { rowRange } from '../../database/row-range.ts';
import type { Engine } from './engine.ts';
import { lastOfEach } from './replay.ts';
import { summariseOn } from './run-change.ts';
import { writeRows } from './write-rows.ts';

/**
 * Projects that have arrived at the server, which has not read their files yet, keep the sums and the price of the
 * device's own reading; inside the caller's transaction.
 */
export const summariseUnread = async (engine: Pick<Engine, 'database' | 'facts'>, actor: Actor) => {
  const { database } = engine;
  const read = new Set(await database.localReading.toCollection().primaryKeys());
  if (read.size === 0) return;
  const projects = await rowRange(database, customerSpace(actor.customerId), 'project').toArray();
  const unread = projects.filter(({ data }) => data.reading === 'waiting' && read.has(data.fileHash));
  if (unread.length === 0) return;
  const touched = new Map(unread.map(({ data }) => [data.id, data.changedAt]));
  const cache = createRowCache();
  await writeRows(database, cache, lastOfEach(await summariseOn(engine, cache, touched, actor)));
};
