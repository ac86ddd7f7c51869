import { mapQuotaError } from '../../../database/quota.ts';
import { readFileRow } from '../../../database/read-file-rows.ts';
import type { ShopDatabase, UnreadFileRow } from '../../../database/shop-database.ts';
import type { Shop } from '../../../sync/hooks/shop.ts';
import { projectExists } from '../../../sync/outbox/project-exists.ts';
import { forgetFile } from '../../../sync/outbox/prune-sent-files.ts';
import { refuseDuringSignOut } from '../../../sync/outbox/refuse-leaving.ts';
import { waitForCatalogue } from '../../../sync/status/read-catalogue.ts';
import { readFileInWorker } from '../../../worker/read-file-in-worker.ts';
import type { ImportPlace } from './import-file.ts';

/** Imports into the shop of the signed-in user. */
export const importPlace = ({ database, actor, putFile, change }: Shop): ImportPlace => ({
  owner: database.name,
  putFile,
  putUnread: (unread) =>
    mapQuotaError(
      database.transaction('rw', [database.unreadFile, database.meta], async () => {
        await refuseDuringSignOut(database);
        await database.unreadFile.put(unread);
      }),
    ),
  takeUnread: (projectId) =>
    database.transaction(
      'rw',
      [database.unreadFile, database.file, database.row, database.outbox, database.meta],
      async () => {
        await refuseDuringSignOut(database);
        const unread = await database.unreadFile.get(projectId);
        if (!unread) return null;
        const file = await readFileRow(database, unread.fileHash);
        if (!file || (await projectExists(database, actor, projectId))) {
          await database.unreadFile.delete(projectId);
          return null;
        }
        return { unread, bytes: Uint8Array.from(file.bytes) };
      },
    ),
  dropUnread: (projectId) =>
    database.transaction('rw', [database.unreadFile, database.meta], async () => {
      await refuseDuringSignOut(database);
      await database.unreadFile.delete(projectId);
    }),
  dropFile: (hash) => forgetFile(database, hash),
  readFile: async ({ unread, bytes }, report) => {
    const catalogue = await waitForCatalogue(database, () => report({ isWaiting: true }));
    report({ isWaiting: false });
    return readFileInWorker(bytes, unread.fileName, catalogue, {
      onStarted: () => countTry(database, unread),
      onProgress: ({ step, done, total }) =>
        report({ progress: step === 'parsing' ? (done / total) * 0.3 : 0.3 + (done / total) * 0.7 }),
    });
  },
  putReading: (fileHash, reading) =>
    database.transaction('rw', database.localReading, async () => {
      await database.localReading.put({ fileHash, reading });
    }),
  createProject: (args) => change('createProject', args),
});

const countTry = (database: ShopDatabase, { projectId, tries }: UnreadFileRow) =>
  database.transaction('rw', database.unreadFile, async () => {
    await database.unreadFile.update(projectId, { tries: tries + 1 });
  });
