import type { DeviceDatabase } from '../../database/device-database.ts';
import { createValueCipher, newDataKey, type ValueCipher } from '../../database/value-cipher.ts';

/** What opens the user's databases on this device; null: nothing does. */
export const cipherOf = async (devices: DeviceDatabase, userId: string): Promise<ValueCipher | null> => {
  const held = await devices.key.get(userId);
  return held ? createValueCipher(held.dataKey) : null;
};

/** The user's own on this device, made at his first sign-in. */
export const giveCipher = async (devices: DeviceDatabase, userId: string): Promise<ValueCipher> => {
  const held = await devices.key.get(userId);
  const dataKey = held?.dataKey ?? newDataKey();
  if (!held) await devices.key.put({ userId, dataKey });
  return createValueCipher(dataKey);
};

/** From here on nothing opens what the user has on this device, and nobody takes it for values in clear. */
export const dropKey = (devices: DeviceDatabase, userId: string) =>
  devices.transaction('rw', devices.user, devices.key, async () => {
    await devices.key.delete(userId);
    await devices.user.update(userId, { signedIn: false });
  });
