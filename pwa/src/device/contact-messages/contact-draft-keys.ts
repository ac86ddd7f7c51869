import { createValueCipher, newDataKey, type ValueCipher } from '../../database/encryption/value-cipher.ts';
import { readMeta } from '../../database/shop-database.ts';
import { databaseOf } from '../../database/user-data.ts';
import { cipherOf, keyFromSealKey } from '../encryption/data-key.ts';
import { currentUser, devices, tabSession } from '../tab-session.ts';

/** What closes and opens the messages to the shop that wait on this device. */
export type ContactDraftKeys = {
  /** Whoever is signed in and not locked in this window; else the visitor. */
  of: string;
  /** A letter of his is closed under each: it opens here, and after a lock where he signs in again. */
  own: readonly ValueCipher[];
  visitors: ValueCipher;
};

export const visitor = 'visitor';

export const letterKeys = async (): Promise<ContactDraftKeys> => {
  const visitors = createValueCipher(await visitorsKey());
  const user = tabSession.shop ? await currentUser() : undefined;
  const cipher = user && (await cipherOf(devices, user.userId));
  if (!tabSession.shop || !cipher) return { of: visitor, own: [visitors], visitors };
  const digits = await readMeta(databaseOf(tabSession.shop), 'sealKey');
  const sealed = digits ? [createValueCipher(await keyFromSealKey(digits))] : [];
  return { of: user.userId, own: [cipher, ...sealed], visitors };
};

export const dropVisitorsKey = () => devices.key.delete(visitor);

/** Who is not signed in has no key of his own; one that lies here keeps his words out of the browser's files once it is gone. */
const visitorsKey = () =>
  devices.transaction('rw', devices.key, async () => {
    const dataKey = (await devices.key.get(visitor))?.dataKey ?? newDataKey();
    await devices.key.put({ userId: visitor, dataKey });
    return dataKey;
  });
