import { customerSpace } from '@knotenblech/shared/records/space.ts';
import type { FileHash } from '@knotenblech/shared/values/ids.ts';
import { readFileRow } from '../../database/read-file-rows.ts';
import { type FileRow, readMeta, rowRange, type ShopDatabase } from '../../database/shop-database.ts';
import type { Engine } from '../engine/open-engine.ts';
import { readBlobs } from './held-back.ts';
import { rememberedMs } from './replay-acknowledged.ts';

/**
 * Files that the server has, and the device's own readings of files that it has read: they go once no change that could be
 * told to a restored server names them, nor may as one that this build cannot read. What was uploaded to a project stays as long
 * as the project is on the device. What was not sent and is named by no work any more goes as well.
 */
export const pruneSentFiles = ({ database, now }: Pick<Engine, 'database' | 'now'>) =>
  amongFiles(database, async ({ file, localReading }) => {
    if ((await file.count()) + (await localReading.count()) === 0) return;
    const known = new Set([...(await namedByWork(database)), ...(await unreadThere(database))]);
    const readings = await localReading.toCollection().primaryKeys();
    await localReading.bulkDelete(readings.filter((hash) => !known.has(hash)));
    for (const hash of await inHeldProjects(database)) known.add(hash);
    for (const hash of await file.toCollection().primaryKeys()) {
      const isNeeded = known.has(hash) || mayYetBeNamed(await readFileRow(database, hash), now());
      if (!isNeeded) await file.delete(hash);
    }
  });

/** A file that came to nothing, and its reading, unless work, a project or an unread file needs it. */
export const forgetFile = (database: ShopDatabase, hash: FileHash) =>
  amongFiles(database, async ({ file, localReading }) => {
    const projects = (await ownProjects(database)).map(({ data }) => data.fileHash);
    const needed = new Set([...(await namedByWork(database)), ...(await inHeldProjects(database)), ...projects]);
    if (needed.has(hash)) return;
    await file.delete(hash);
    await localReading.delete(hash);
  });

/** With all that files are kept for in view. */
const amongFiles = (database: ShopDatabase, work: (tables: ShopDatabase) => Promise<void>) => {
  const { file, localReading, outbox, results, unreadFile, row, spaces, meta } = database;
  const tables = [file, localReading, outbox, results, unreadFile, row, spaces, meta];
  return database.transaction('rw', tables, async () => work(database));
};

const untilNamedMs = 86_400_000;

/** A file is kept before the work that names it. */
const mayYetBeNamed = (kept: FileRow | undefined, now: Date) =>
  kept?.keptAt !== undefined && !kept.uploaded && Date.parse(kept.keptAt) > now.getTime() - untilNamedMs;

const namedByWork = async ({ outbox, results, unreadFile, file }: ShopDatabase) => {
  const changes = [...(await outbox.toArray()), ...(await results.toArray())];
  const unread = await unreadFile.toArray();
  const named = changes.map(readBlobs);
  const all = named.includes(null) ? await file.toCollection().primaryKeys() : [];
  return [...named.flatMap((hashes) => hashes ?? []), ...unread.map(({ fileHash }) => fileHash), ...all];
};

const ownProjects = async (database: ShopDatabase) => {
  const actor = await readMeta(database, 'actor');
  return actor ? rowRange(database, customerSpace(actor.customerId), 'project').toArray() : [];
};

const unreadThere = async (database: ShopDatabase) =>
  (await ownProjects(database)).flatMap(({ data }) => (data.reading === 'waiting' ? [data.fileHash] : []));

const inHeldProjects = async (database: ShopDatabase) => {
  const held = await database.spaces.where('id').startsWith('j:').toArray();
  const files = await Promise.all(held.map(({ id }) => rowRange(database, id, 'weldCertFile').toArray()));
  return files.flat().map(({ data }) => data.fileHash);
};

/** Answers that nobody will ask for again: applied, or put away by the user, and too old to be told to a restored server. */
export const pruneResults = async ({ database, now }: Pick<Engine, 'database' | 'now'>) => {
  const before = new Date(now().getTime() - rememberedMs).toISOString();
  await database.results
    .filter(({ status, discarded, answeredAt }) => answeredAt < before && (status === 'applied' || discarded))
    .delete();
};
