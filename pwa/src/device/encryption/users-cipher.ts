import type { DeviceDatabase } from '../../database/device-database.ts';
import { createValueCipher, type ValueCipher } from '../../database/encryption/value-cipher.ts';
import { clearDataKey, currentDataKey, dataKeyOf } from './data-key.ts';

/** What opens the user's databases on this device; null: nothing that this window has. */
export const cipherOf = async (devices: DeviceDatabase, userId: string): Promise<ValueCipher | null> => {
  const dataKey = dataKeyOf(userId) ?? (await devices.key.get(userId))?.dataKey;
  return dataKey ? createValueCipher(dataKey) : null;
};

type Left = { userId: string; databaseName: string };

/** From here on nothing opens what the user has on this device, and nothing here says who he was. Of who is back in another database nothing is touched. */
export const dropKey = (devices: DeviceDatabase, { userId, databaseName }: Left) =>
  devices.transaction('rw', devices.user, devices.key, async () => {
    if ((await devices.user.get(userId))?.databaseName !== databaseName) return;
    if (currentDataKey()?.userId === userId) clearDataKey();
    await devices.key.delete(userId);
    await devices.user.update(userId, { signedIn: false, initials: '' });
  });
