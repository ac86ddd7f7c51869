import { createEmitter } from '@knotenblech/shared/values/create-emitter.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { DeviceDatabase, DeviceKey } from '../../database/device-database.ts';
import { createValueCipher, newDataKey, type ValueCipher } from '../../database/encryption/value-cipher.ts';
import { heldOf } from '../quota/local-data.ts';
import type { SealKey } from './seal-key.ts';

/** The keys to his sealed work that a sign-in brings, in hexadecimal digits. */
export type SealKeys = { server: string | null; own: SealKey };

/**
 * The user's data key on this device, made at his first sign-in. What neither the server's key nor his password opens is
 * put aside; where the server's is out of reach that cannot be told yet: throws DomainError 'unavailable'.
 */
export const openKey = async (
  devices: DeviceDatabase,
  userId: string,
  { server, own }: SealKeys,
): Promise<Uint8Array<ArrayBuffer>> => {
  const row = await devices.key.get(userId);
  const present = dataKeyOf(userId) ?? row?.dataKey;
  if (present) return present;
  const wrapped = row?.wrap?.wrapped;
  if (!wrapped) return newDataKey();
  const opensWith = async (digits: string | null) =>
    digits === null ? null : unwrapKey(wrapped, await keyFromSealKey(digits), userId);
  const opened = (await opensWith(server)) ?? (await opensWith(await own()));
  if (opened) return opened;
  if (!server) throw new DomainError('unavailable');
  await putAside(devices, userId);
  return newDataKey();
};

/** What the names begin with under which a user's data are put aside. */
export const asideOf = (userId: string) => `${userId}/`;

/** Under another name: nothing that was not sent is deleted because it cannot be read today. */
const putAside = (devices: DeviceDatabase, userId: string) =>
  devices.transaction('rw', devices.user, devices.key, async () => {
    const [user, key] = [await devices.user.get(userId), await devices.key.get(userId)];
    if (!user || !key) return;
    const aside = asideOf(userId) + crypto.randomUUID();
    const held = heldOf(user.databaseName);
    const putAside = { at: held?.at ?? new Date().toISOString(), waiting: held?.waiting ?? null };
    await devices.user.put({ ...user, userId: aside, signedIn: false, isParked: true, putAside });
    await devices.key.put({ ...key, userId: aside });
    await devices.key.delete(userId);
    await devices.user.update(userId, { databaseName: null, signedIn: false });
  });

/** Of a shared device, where it lies in the memory of open windows only. */
export type HeldKey = { userId: string; dataKey: Uint8Array<ArrayBuffer> };

let held: HeldKey | null = null;

const listeners = createEmitter();

const become = (key: HeldKey | null) => {
  held = key;
  listeners.tell();
};

export const setDataKey = (key: HeldKey) => become(key);

export const currentDataKey = (): HeldKey | null => held;

export const dataKeyOf = (userId: string) => (held?.userId === userId ? held.dataKey : null);

export const clearDataKey = () => become(null);

export const subscribeToKey = listeners.subscribe;

/** Whether this is a shared device with its key in this window, which can be locked. */
export const canLock = () => held !== null;

const place = (userId: string) => `data key of ${userId}`;

/** A user's data key closed under another: whoever has that opens it, on this device for this user. */
export const wrapKey = (dataKey: Uint8Array, key: Uint8Array, userId: string): Uint8Array<ArrayBuffer> =>
  createValueCipher(key).seal(place(userId), dataKey);

/** Null: it was closed under another key. */
export const unwrapKey = (wrapped: Uint8Array, key: Uint8Array, userId: string): Uint8Array<ArrayBuffer> | null => {
  try {
    return new Uint8Array(createValueCipher(key).open(place(userId), wrapped));
  } catch {
    return null;
  }
};

/** From the key to a user's sealed work one of its own for this purpose. */
export const keyFromSealKey = async (digits: string): Promise<Uint8Array> => {
  const encoder = new TextEncoder();
  const raw = await crypto.subtle.importKey('raw', encoder.encode(digits), 'HKDF', false, ['deriveBits']);
  const info = encoder.encode('knotenblech data key');
  const algorithm = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(32), info };
  return new Uint8Array(await crypto.subtle.deriveBits(algorithm, raw, 256));
};

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
