import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { readMeta, type ShopDatabase } from '../../database/shop-database.ts';

/** Nothing is stored that would not leave with the user; inside the caller's transaction. */
export const refuseDuringSignOut = async (database: ShopDatabase) => {
  if (await readMeta(database, 'leaving')) throw new DomainError('session_ended');
};
