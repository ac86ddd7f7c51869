import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { Dexie } from 'dexie';
import { readMeta } from '../../database/read-meta.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';
import { devices } from '../tab-session.ts';

/** One window after the other; held from the first word of it until nothing of the user is left, or all is as it was. */
export const withSignOutLock = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('knotenblech-leaving', work) : work();

export const signOutLock = () => withSignOutLock(async () => {});

/** Takes back what a page began that ended while its user left; a page that is still at it is waited for. False: he has left. */
export const abortSignOut = async (database: ShopDatabase): Promise<boolean> => {
  if (!(await readMeta(database, 'leaving'))) return true;
  return withSignOutLock(async () => {
    if (!(await Dexie.exists(database.name)) || (await hasLeft(database))) return false;
    await database.meta.delete('leaving');
    return true;
  });
};

/** Nothing is left but to erase what he had here. */
const hasLeft = async ({ name }: ShopDatabase) => {
  const user = await devices.user.filter(({ databaseName }) => databaseName === name).first();
  return user !== undefined && !user.signedIn && !user.isParked;
};

/** Stores at once, or, refused because the user leaves, once it is clear that he stays and what was sealed of his is back. */
export const unlessSigningOut = async <T>(
  database: ShopDatabase,
  unsealAgain: () => Promise<void>,
  store: () => Promise<T>,
): Promise<T> => {
  try {
    return await store();
  } catch (error) {
    const isLeaving = error instanceof DomainError && error.code === 'session_ended';
    if (!isLeaving || !(await abortSignOut(database).catch(() => false))) throw error;
    await unsealAgain();
    return store();
  }
};
