import { DomainError } from '@knotenblech/shared/errors/domain-error.ts';
import { Dexie } from 'dexie';
import { readMeta } from '../../database/read-meta.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';

/** One window after the other; held from the first word of it until nothing of the user is left, or all is as it was. */
export const whileLeaving = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('knotenblech-leaving', work) : work();

export const untilNobodyLeaves = () => whileLeaving(async () => {});

/** Takes back what a page began that ended while its user left; a page that is still at it is waited for. False: he has left. */
export const takeBackLeaving = async (database: ShopDatabase): Promise<boolean> => {
  if (!(await readMeta(database, 'leaving'))) return true;
  return whileLeaving(async () => {
    if (!(await Dexie.exists(database.name))) return false;
    await database.meta.delete('leaving');
    return true;
  });
};

/** Stores at once, or, refused because the user leaves, once it is clear that he stays. */
export const whereHeStays = async <T>(database: ShopDatabase, store: () => Promise<T>): Promise<T> => {
  try {
    return await store();
  } catch (error) {
    const isLeaving = error instanceof DomainError && error.code === 'session_ended';
    if (!isLeaving || !(await takeBackLeaving(database).catch(() => false))) throw error;
    return store();
  }
};
