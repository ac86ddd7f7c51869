import { guard } from '../shared-device/guard.ts';
import { findKey } from '../shared-device/key/find-key.ts';
import { forgetKey, heldKeyOf } from '../shared-device/key/held-key.ts';
import { currentUser, here, reload } from './here.ts';

/**
 * The user has said in another window that others use this device, or that they do not any more. This one is watched over
 * accordingly and what is typed in it stays; where that cannot be, it is loaded anew.
 */
export const guardAnew = async () => {
  if (!(await isGuardedAnew().catch(() => false))) reload();
};

const isGuardedAnew = async () => {
  const { shop } = here;
  const user = await currentUser();
  if (!shop || user?.databaseName !== shop.database.name) return false;
  if (user.isShared) await findKey(user.userId);
  else forgetKey();
  if (user.isShared && !heldKeyOf(user.userId)) return false;
  return (await guard(user, shop)) && here.shop === shop;
};
