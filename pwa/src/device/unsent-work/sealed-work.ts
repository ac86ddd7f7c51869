import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { DeviceDatabase, SealedWork } from '../../database/device-database.ts';
import { fromBase64, toBase64 } from '../../database/encryption/encrypt-values.ts';
import { readMeta, type ShopDatabase } from '../../database/shop-database.ts';
import { totalOf } from '../../sync/outbox/count-work.ts';
import { isUnsent } from '../../sync/outbox/import/import-unsent-work.ts';
import { importSealKey, type SealKey } from '../encryption/seal-key.ts';
import { countUnsent } from './export-outbox.ts';
import { readSealedOutbox, type SealedContent } from './left-work.ts';
import { restoreSealedOutbox, type SealedOutbox, type WorkPlace } from './restore-sealed-outbox.ts';

const rounds = 600_000;
const keyBits = 256;

/** A key to a user's sealed work that follows from his password, for where the server's is out of reach; hexadecimal digits. */
export const deriveSealKey = async (password: string, salt: Uint8Array<ArrayBuffer>): Promise<string> => {
  const raw = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, ['deriveBits']);
  const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds };
  const bits = new Uint8Array(await crypto.subtle.deriveBits(algorithm, raw, keyBits));
  return [...bits].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

/**
 * Locks away what has not been sent and the cards of what was refused, with their files, so that only the same user opens it,
 * beside what he left before; and what was applied, for a server that is restored. Files come first, each sealed by itself: all
 * of them make a text longer than a browser holds. Throws DomainError 'unavailable' where there is something but no key that
 * would open it again.
 */
export const sealUnsent = async (
  devices: DeviceDatabase,
  database: ShopDatabase,
  userId: string,
  kept: SealedContent = {},
) => {
  const left = await readSealedOutbox(database, kept);
  if (!left) return;
  const { work, files, forgottenAt } = left;
  const digits = await readMeta(database, 'sealKey');
  if (digits === undefined) throw new DomainError('unavailable');
  const key = await importSealKey(digits);
  const laid: number[] = [];
  const seal = async (part: SealedOutbox) => {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const plain = new TextEncoder().encode(JSON.stringify(part, bytesToText));
    const bytes = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain);
    const count = totalOf(countUnsent({ changes: part.entries, unread: part.unread ?? [] }));
    const sealed = { userId, databaseName: database.name, iv, bytes, count, sealedAt: new Date().toISOString() };
    laid.push(await devices.sealedWork.add({ ...sealed, ...(forgottenAt !== undefined && { forgottenAt }) }));
  };
  try {
    for (const file of files) await seal({ entries: [], files: [file], readings: [] });
    await seal(work);
  } catch (error) {
    await devices.sealedWork.bulkDelete(laid);
    throw error;
  }
};

/**
 * Puts sealed work back into its user's queue, under the same uids, in the order it was left, whichever key each part lies
 * under; a file stays sealed until its work is back. False: some of it no key opens, that stays sealed.
 */
export const openSealed = async (
  devices: DeviceDatabase,
  into: WorkPlace,
  keys: readonly SealKey[],
  userId: string,
) => {
  const open = openWith(keys);
  let isAllOpen = true;
  const opened: number[] = [];
  for (const sealed of await sealedOf(devices, userId).sortBy('id')) {
    const plain = await open(sealed);
    if (plain) {
      const work = JSON.parse(new TextDecoder().decode(plain), textToBytes) as SealedOutbox;
      await restoreSealedOutbox(into, work);
      if (sealed.id !== undefined) opened.push(sealed.id);
      if (work.files.length === 0) await devices.sealedWork.bulkDelete(opened.splice(0));
    } else isAllOpen = false;
  }
  await devices.sealedWork.bulkDelete(opened);
  return isAllOpen;
};

/** What a page had sealed that ended before its user had left: his data, which hold it too, are about to go with all that is in them. */
export const dropSealedFrom = async (devices: DeviceDatabase, { name }: ShopDatabase, userId: string) => {
  await sealedOf(devices, userId)
    .filter(({ databaseName }) => databaseName === name)
    .delete();
};

export const hasSealed = async (devices: DeviceDatabase, userId: string) =>
  (await sealedOf(devices, userId).count()) > 0;

/** Whether a key opens all the work that its user left sealed. */
export const opensAll = async (devices: DeviceDatabase, key: SealKey, userId: string) => {
  const open = openWith([key]);
  for (const sealed of await sealedOf(devices, userId).filter(isUnsent).toArray())
    if (!(await open(sealed))) return false;
  return true;
};

/** What was answered so long ago that no restored server is told of it. */
export const dropForgotten = async ({ sealedWork }: DeviceDatabase, now: Date) => {
  await sealedWork.filter(({ forgottenAt }) => forgottenAt !== undefined && forgottenAt < now.toISOString()).delete();
};

const sealedOf = ({ sealedWork }: DeviceDatabase, userId: string) => sealedWork.where('userId').equals(userId);

/** Each key is asked for once, and only where none before it opens. */
const openWith = (keys: readonly SealKey[]) => {
  const asked: Promise<CryptoKey | null>[] = [];
  return async (sealed: SealedWork) => {
    for (const [n, ask] of keys.entries()) {
      asked[n] ??= ask().then((digits) => (digits === null ? null : importSealKey(digits)));
      const key = await asked[n];
      const plain = key && (await decrypt(sealed, key));
      if (plain) return plain;
    }
    return null;
  };
};

const decrypt = ({ iv, bytes }: SealedWork, key: CryptoKey) =>
  crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes).catch(() => null);

const bytesToText = (_: string, value: unknown) => (value instanceof Uint8Array ? { base64: toBase64(value) } : value);

const textToBytes = (_: string, value: unknown) => {
  const text = (value as { base64?: unknown } | null)?.base64;
  return typeof text === 'string' ? fromBase64(text) : value;
};
