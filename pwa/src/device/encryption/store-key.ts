import type { DeviceDatabase, DeviceKey } from '../../database/device-database.ts';
import type { SealKeys } from './data-key.ts';
import { clearDataKey, setDataKey } from './held-key.ts';
import { keyFromSealKey, wrapKey } from './key-wrap.ts';

type Keeping = { userId: string; dataKey: Uint8Array<ArrayBuffer> };

/** On a private device the key lies there as it is. */
export const storeDataKey = async (devices: DeviceDatabase, { userId, dataKey }: Keeping) => {
  clearDataKey();
  const row = await devices.key.get(userId);
  if (row?.dataKey) return;
  const { wrap: _, pin: __, ...rest } = row ?? {};
  await devices.key.put({ ...rest, userId, dataKey });
};

/**
 * On a shared device it lies there closed, and open in the memory of this window. Only where no key closes it that the
 * user could bring again does it stay as it is.
 */
export const closeKey = async (devices: DeviceDatabase, { userId, dataKey }: Keeping, keys: SealKeys) => {
  setDataKey({ userId, dataKey });
  const present = (await devices.key.get(userId))?.wrap;
  const closed = await closeUnder(keys, present, (key) => wrapKey(dataKey, key, userId));
  await devices.transaction('rw', devices.key, async () => {
    const { dataKey: _, ...rest }: Partial<DeviceKey> = (await devices.key.get(userId)) ?? {};
    await devices.key.put({ ...rest, userId, ...(closed ? { wrap: closed } : { dataKey }) });
  });
};

const closeUnder = async (
  { server, own }: SealKeys,
  present: DeviceKey['wrap'],
  wrap: (key: Uint8Array) => Uint8Array<ArrayBuffer>,
): Promise<DeviceKey['wrap']> => {
  if (server) return { wrapped: wrap(await keyFromSealKey(server)), isServers: true };
  if (present) return present;
  const digits = await own();
  return digits ? { wrapped: wrap(await keyFromSealKey(digits)), isServers: false } : undefined;
};
