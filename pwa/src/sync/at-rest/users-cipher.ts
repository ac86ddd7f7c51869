import type { DeviceDatabase } from '../../database/device-database.ts';
import { createValueCipher, type ValueCipher } from '../../database/value-cipher.ts';
import { forgetKey, heldKey, heldKeyOf } from '../shared-device/key/held-key.ts';

/** What opens the user's databases on this device; null: nothing that this window has. */
export const cipherOf = async (devices: DeviceDatabase, userId: string): Promise<ValueCipher | null> => {
  const dataKey = heldKeyOf(userId) ?? (await devices.key.get(userId))?.dataKey;
  return dataKey ? createValueCipher(dataKey) : null;
};

/** From here on nothing opens what the user has on this device, and nobody takes it for values in clear. */
export const dropKey = (devices: DeviceDatabase, userId: string) => {
  if (heldKey()?.userId === userId) forgetKey();
  return devices.transaction('rw', devices.user, devices.key, async () => {
    await devices.key.delete(userId);
    await devices.user.update(userId, { signedIn: false });
  });
};
