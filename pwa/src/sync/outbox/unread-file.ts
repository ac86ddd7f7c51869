import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { readFileRow } from '../../database/read-file-rows.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';
import { refuseDuringSignOut } from './refuse-leaving.ts';

/**
 * Works on a file that is to become a project while no other page of this browser does; null: one does.
 * The lock ends with the page.
 */
export const withUnreadFileLock = <T>(projectId: ProjectId, work: () => Promise<T>): Promise<T | null> =>
  'locks' in navigator
    ? navigator.locks.request(`import:${projectId}`, { ifAvailable: true }, (lock) => (lock ? work() : null))
    : work();

/** Forgets a file that was to become a project. What it answers brings it back; null: it is being read just now. */
export const discardUnread = (database: ShopDatabase, projectId: ProjectId): Promise<(() => Promise<void>) | null> =>
  withUnreadFileLock(projectId, () =>
    database.transaction('rw', [database.unreadFile, database.file, database.meta], async () => {
      await refuseDuringSignOut(database);
      const unread = await database.unreadFile.get(projectId);
      const file = unread ? await readFileRow(database, unread.fileHash) : undefined;
      await database.unreadFile.delete(projectId);
      return async () =>
        database.transaction('rw', [database.unreadFile, database.file, database.meta], async () => {
          await refuseDuringSignOut(database);
          if (file) await database.file.put(file);
          if (unread) await database.unreadFile.put(unread);
        });
    }),
  );
