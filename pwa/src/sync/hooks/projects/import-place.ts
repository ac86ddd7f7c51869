import type { Reading } from '@knotenblech/shared/files/document/reading.schema.ts';
import type { ArgsOf } from '@knotenblech/shared/sync/changes.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { FileHash, ProjectId } from '@knotenblech/shared/values/ids.ts';
import { isDatabaseFailure } from '../../../database/device-database.ts';
import { readFileRow } from '../../../database/read-file-rows.ts';
import type { ShopDatabase, UnreadFileRow } from '../../../database/shop-database.ts';
import { databaseOf, type UserData } from '../../../database/user-data.ts';
import { isQuotaExceeded, mapQuotaError } from '../../../device/quota/quota.ts';
import { readFileInWorker } from '../../../worker/read-file-in-worker.ts';
import { projectExists } from '../../outbox/make-change.ts';
import { forgetFile } from '../../outbox/prune-sent-files.ts';
import { refuseDuringSignOut } from '../../outbox/refuse-leaving.ts';
import { waitForCatalogue } from '../../status/read-catalogue.ts';
import type { Shop } from '../shop.ts';

/** A file that is still to be made a project. */
export type UnreadFile = UnreadFileRow;

export type KeptFile = { unread: UnreadFile; bytes: Uint8Array<ArrayBuffer> };

/** How far reading has come; `isWaiting`: for the base data that it needs. */
type ReadProgress = { isWaiting?: boolean; progress?: number };

/** What an import needs of the device. */
export type ImportPlace = {
  /** Whose data it fills. */
  owner: string;
  putFile: (bytes: Uint8Array) => Promise<FileHash>;
  /** Remembers, also when the page is closed, that the file is to be made a project. */
  putUnread: (unread: UnreadFile) => Promise<void>;
  /** Takes up what a closed page left: null when that has become a project or nothing. */
  takeUnread: (projectId: ProjectId) => Promise<KeptFile | null>;
  dropUnread: (projectId: ProjectId) => Promise<void>;
  /** Forgets a file that came to nothing and its reading, unless a project or an unread file needs it. */
  dropFile: (hash: FileHash) => Promise<void>;
  /** Counts the try once nothing is missing any more that reading needs. */
  readFile: (taken: KeptFile, report: (progress: ReadProgress) => void) => Promise<Reading>;
  putReading: (hash: FileHash, reading: Reading) => Promise<void>;
  /** The file is no longer unread once the project is stored. */
  createProject: (args: ArgsOf<'createProject'>) => Promise<{ uid: string }>;
};

/** Imports into the shop of the signed-in user. */
export const importPlace = (shop: Pick<Shop, 'actor' | 'putFile' | 'change'> & UserData): ImportPlace => {
  const { actor, putFile, change } = shop;
  const database = databaseOf(shop);
  return {
    owner: ownerOf(shop),
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
      const catalogue = await waitForCatalogue(shop, () => report({ isWaiting: true }));
      report({ isWaiting: false });
      return readFileInWorker(bytes, unread.fileName, catalogue, {
        onStarted: () => countTry(database, unread),
        onProgress: ({ step, done, total }) =>
          report({ progress: step === 'parsing' ? (done / total) * 0.3 : 0.3 + (done / total) * 0.7 }),
      });
    },
    putReading: (fileHash, reading) => keepReading(shop, fileHash, reading),
    createProject: (args) => change('createProject', args),
  };
};

/** Names the data that an import fills. */
export const ownerOf = (data: UserData): string => databaseOf(data).name;

const countTry = (database: ShopDatabase, { projectId, tries }: UnreadFile) =>
  database.transaction('rw', database.unreadFile, async () => {
    await database.unreadFile.update(projectId, { tries: tries + 1 });
  });

/** Keeps the device's own reading of a file until the server's has come. */
export const keepReading = (data: UserData, fileHash: FileHash, reading: Reading): Promise<void> => {
  const database = databaseOf(data);
  return database.transaction('rw', database.localReading, async () => {
    await database.localReading.put({ fileHash, reading });
  });
};

/** The files that wait on this device to become projects. */
export const readUnreadFiles = (data: UserData): Promise<UnreadFile[]> => databaseOf(data).unreadFile.toArray();

/** Its user leaves or the database failed: the file is not to blame, and waits. */
export const staysUnread = (error: unknown) =>
  error instanceof DomainError
    ? ['session_ended', 'session_expired'].includes(error.code) ||
      (error.code === 'device_full' && !isQuotaExceeded(error))
    : isDatabaseFailure(error) && !isQuotaExceeded(error);
