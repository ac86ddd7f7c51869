import { findKey } from '../encryption/find-key.ts';
import { clearDataKey, dataKeyOf } from '../encryption/held-key.ts';
import { autoLock } from '../lock/auto-lock.ts';
import { currentUser, reload, tabSession } from '../tab-session.ts';

/**
 * The user has said in another window that others use this device, or that they do not any more. This one is watched over
 * accordingly and what is typed in it stays; where that cannot be, it is loaded anew.
 */
export const guardAnew = async () => {
  if (!(await isGuardedAnew().catch(() => false))) reload();
};

const isGuardedAnew = async () => {
  const { shop } = tabSession;
  const user = await currentUser();
  if (!shop || user?.databaseName !== shop.database.name) return false;
  if (user.isShared) await findKey(user.userId);
  else clearDataKey();
  if (user.isShared && !dataKeyOf(user.userId)) return false;
  return (await autoLock(user, shop)) && tabSession.shop === shop;
};
