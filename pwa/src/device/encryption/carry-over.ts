import { Dexie, type DexieOptions, type Table } from 'dexie';
import type { DeviceDatabase, DeviceUser } from '../../database/device-database.ts';
import { createValueCipher, newDataKey } from '../../database/encryption/value-cipher.ts';
import { readMeta } from '../../database/read-meta.ts';
import { openShopDatabase, type ShopDatabase } from '../../database/shop-database.ts';
import { openMirrorDatabase } from '../../database/watch-connection.ts';
import { clearWriteAhead, createWriteAhead } from '../../sync/outbox/write-ahead.ts';

const atOnce = 200;
/** What can be made again is left behind. */
const leftBehind = ['drawing'];

/**
 * Moves what an earlier version of the app kept in clear into encrypted databases under a key of its own. Until the last
 * step the old ones are untouched: a page that ends in between leaves them to the next, which begins anew.
 */
export const migrateToEncrypted = async (
  devices: DeviceDatabase,
  user: DeviceUser & { databaseName: string },
  options?: DexieOptions,
): Promise<DeviceUser> => {
  const moved = { ...user, databaseName: `${user.databaseName}-e`, mirrorName: `${user.mirrorName}-e` };
  const dataKey = newDataKey();
  const cipher = createValueCipher(dataKey);
  const old = openShopDatabase(user.databaseName, null, options);
  const oldMirror = openMirrorDatabase(user.mirrorName, null, options);
  const fresh = openShopDatabase(moved.databaseName, cipher, options);
  const freshMirror = openMirrorDatabase(moved.mirrorName, cipher, options);
  try {
    await fresh.delete({ disableAutoOpen: false });
    await freshMirror.delete({ disableAutoOpen: false });
    await copyShop(old, fresh);
    await copyTable(oldMirror.order, freshMirror.order);
    const notes = createWriteAhead(moved.databaseName, cipher);
    for (const change of createWriteAhead(user.databaseName, null).noted()) notes.note(change);
    const oldNames = [user.databaseName, user.mirrorName];
    const sealKey: unknown = await readMeta(old, 'sealKey');
    await devices.transaction('rw', devices.user, devices.key, async () => {
      await devices.key.put({
        userId: user.userId,
        dataKey,
        ...(sealKey instanceof CryptoKey ? { sealKey } : {}),
      });
      await devices.user.put({ ...moved, oldNames });
    });
  } finally {
    for (const database of [old, oldMirror, fresh, freshMirror]) database.close();
  }
  return (await dropOld(devices, user.userId, options)) ?? moved;
};

/** Takes away what was carried over, also after a page that ended before it had. */
export const dropOld = async (
  devices: DeviceDatabase,
  userId: string,
  options?: DexieOptions,
): Promise<DeviceUser | undefined> => {
  const user = await devices.user.get(userId);
  if (!user?.oldNames) return user;
  for (const name of user.oldNames) {
    await new Dexie(name, options).delete();
    clearWriteAhead(name);
  }
  const { oldNames: _, ...rest } = user;
  await devices.user.put(rest);
  return rest;
};

/** Again, where a window of the earlier version went on storing meanwhile. */
const copyShop = async (old: ShopDatabase, fresh: ShopDatabase) => {
  let copied: number | undefined;
  do {
    copied = await readMeta(old, 'nextSeq');
    await Promise.all(fresh.tables.map((table) => table.clear()));
    for (const table of old.tables) {
      if (!leftBehind.includes(table.name)) await copyTable(table, fresh.table(table.name));
    }
    await fresh.meta.delete('sealKey');
  } while ((await readMeta(old, 'nextSeq')) !== copied);
};

const copyTable = async (from: Table, to: Table) => {
  const keys = await from.toCollection().primaryKeys();
  for (let n = 0; n < keys.length; n += atOnce) {
    const rows: unknown[] = await from.bulkGet(keys.slice(n, n + atOnce));
    await to.bulkPut(rows.filter((row) => row !== undefined));
  }
};
