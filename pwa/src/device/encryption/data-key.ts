import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { DeviceDatabase } from '../../database/device-database.ts';
import { newDataKey } from '../../database/encryption/value-cipher.ts';
import { heldOf } from '../quota/local-data.ts';
import { dataKeyOf } from './held-key.ts';
import { keyFromSealKey, unwrapKey } from './key-wrap.ts';
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
