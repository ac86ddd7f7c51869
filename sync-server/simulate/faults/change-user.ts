import type { UserId } from '@knotenblech/shared/values/ids.ts';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { type DeviceDatabase, openDeviceDatabase } from '../../../pwa/src/database/device-database.ts';
import { openSealed, sealUnsent } from '../../../pwa/src/device/unsent-work/sealed-work.ts';
import type { Device, Tab } from '../simulated-device.ts';
import { withInstantCipher } from '../stage/instant-cipher.ts';

const rooms = new WeakMap<Device, DeviceDatabase>();

/** What a device remembers beside its users' own databases. */
const roomOf = (device: Device) => {
  const room = rooms.get(device) ?? openDeviceDatabase({ indexedDB: new IDBFactory(), IDBKeyRange });
  rooms.set(device, room);
  return room;
};

/** Stands for what the server would give for his password. */
const keyOf = (userId: UserId) => userId.replaceAll('-', '');

/** A user leaves a shared device, his unsent work stays there sealed, and another signs in: his own comes back to him. */
export const changeUser = (device: Device, next: UserId) =>
  withInstantCipher(async () => {
    const room = roomOf(device);
    const { database } = device.tabs[0] as Tab;
    await database.meta.put({ key: 'sealKey', value: keyOf(device.userId) });
    await sealUnsent(room, database, device.userId);
    await device.begin(next, {});
    await openSealed(room, device.tabs[0] as Tab, [async () => keyOf(next)], next);
  });
