import { customerSpace } from '@knotenblech/shared/sync/space.ts';
import { tellDeviceFull } from '../../database/device-full.ts';
import { rowRange } from '../../database/row-range.ts';
import type { Shop } from '../../sync/shop.ts';
import { untilCatalogue } from '../../sync/until-catalogue.ts';
import { readFileInWorker } from '../../worker/read-file-in-worker.ts';
import type { ImportPlace } from './import-file.ts';

/** Imports into the shop of the signed-in user. */
export const importPlace = ({ database, actor, putFile, change }: Shop): ImportPlace => ({
  owner: database.name,
  putFile,
  putUnread: (unread) =>
    tellDeviceFull(
      database.transaction('rw', database.unreadFile, async () => {
        await database.unreadFile.put(unread);
      }),
    ),
  takeUnread: (projectId) =>
    database.transaction('rw', [database.unreadFile, database.file, database.row], async () => {
      const unread = await database.unreadFile.get(projectId);
      if (!unread) return null;
      const file = await database.file.get(unread.fileHash);
      const project = await database.row.get([customerSpace(actor.customerId), 'project', projectId]);
      if (!file || project) {
        await database.unreadFile.delete(projectId);
        return null;
      }
      await database.unreadFile.put({ ...unread, tries: unread.tries + 1 });
      return { unread, bytes: Uint8Array.from(file.bytes) };
    }),
  dropUnread: (projectId) => database.unreadFile.delete(projectId),
  dropFile: (hash) =>
    database.transaction('rw', [database.unreadFile, database.file, database.localReading, database.row], async () => {
      const projects = await rowRange(database, customerSpace(actor.customerId), 'project').toArray();
      const unread = await database.unreadFile.toArray();
      if (projects.some(({ data }) => data.fileHash === hash) || unread.some(({ fileHash }) => fileHash === hash))
        return;
      await database.file.delete(hash);
      await database.localReading.delete(hash);
    }),
  readFile: async (bytes, fileName, report) => {
    const catalogue = await untilCatalogue(database, () => report({ isWaiting: true }));
    report({ isWaiting: false });
    return readFileInWorker(bytes, fileName, catalogue, ({ step, done, total }) =>
      report({ progress: step === 'parsing' ? (done / total) * 0.3 : 0.3 + (done / total) * 0.7 }),
    );
  },
  putReading: (fileHash, reading) =>
    database.transaction('rw', database.localReading, async () => {
      await database.localReading.put({ fileHash, reading });
    }),
  createProject: (args) => change('createProject', args),
});
