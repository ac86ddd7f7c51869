import { DomainError } from '@knotenblech/shared/errors/domain-error.ts';
import { fromBase64, toBase64 } from '../database/base64.ts';
import type { DeviceDatabase } from '../database/device-database.ts';
import { readMeta } from '../database/read-meta.ts';
import type { FileRow, LocalReadingRow, OutboxEntry, ShopDatabase, UnreadFileRow } from '../database/shop-database.ts';
import type { MirrorDatabase } from '../database/mirror-database.ts';
import { filesOfUnsent } from './engine/files-of-unsent.ts';
import { unknownHere } from './engine/unknown-here.ts';
import { importSealKey } from './seal-key.ts';

const rounds = 600_000;
const keyBits = 256;

/** Where a user's work lies. */
type Place = { database: ShopDatabase; mirror: MirrorDatabase };

type Unsent = {
  entries: OutboxEntry[];
  /** Absent in work that was sealed before files were remembered unread. */
  unread?: UnreadFileRow[];
  files: FileRow[];
  readings: LocalReadingRow[];
};

/** A key to a user's sealed work that follows from his password, for where the server's is out of reach; hexadecimal digits. */
export const deriveSealKey = async (password: string, salt: Uint8Array<ArrayBuffer>): Promise<string> => {
  const raw = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, ['deriveBits']);
  const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds };
  const bits = new Uint8Array(await crypto.subtle.deriveBits(algorithm, raw, keyBits));
  return [...bits].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

/**
 * Locks away what has not been sent, files included, so that only the same user opens it, beside what he left before.
 * Throws DomainError 'unavailable' where there is work but no key that would open it again.
 */
export const sealUnsent = async (devices: DeviceDatabase, database: ShopDatabase, userId: string) => {
  const entries = await database.outbox.filter((entry) => entry.outcome === null).toArray();
  const unread = await database.unreadFile.toArray();
  if (entries.length + unread.length === 0) return;
  const digits = await readMeta(database, 'sealKey');
  const key = digits === undefined ? (await devices.key.get(userId))?.sealKey : await importSealKey(digits);
  if (!key) throw new DomainError('unavailable');
  const { files, readings } = await filesOfUnsent(database, entries, unread);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const plain = new TextEncoder().encode(JSON.stringify({ entries, unread, files, readings }, bytesToText));
  const bytes = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain);
  await devices.sealedWork.add({ userId, iv, bytes, count: entries.length + unread.length });
};

/** Puts sealed work back into its user's queue, under the same uids. False: some of it the key does not open, that stays sealed. */
export const openSealed = async (devices: DeviceDatabase, into: Place, digits: string, userId: string) => {
  const left = await devices.sealedWork.where('userId').equals(userId).sortBy('id');
  const key = await importSealKey(digits);
  let isAllOpen = true;
  for (const { id, iv, bytes } of left) {
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes).catch(() => null);
    if (plain) {
      const unsent = JSON.parse(new TextDecoder().decode(plain), textToBytes) as Unsent;
      await mirrorOrders(into, unsent);
      await putBack(into.database, unsent);
      await devices.sealedWork.where({ id }).delete();
    } else isAllOpen = false;
  }
  return isAllOpen;
};

/** Before they are queued, as when they were made: the database alone may be lost. */
const mirrorOrders = async ({ database, mirror }: Place, { entries }: Unsent) => {
  const orders = entries.filter(({ name, retold }) => name === 'submitOrder' && !retold);
  const answers = await database.results.bulkGet(orders.map(({ uid }) => uid));
  const waiting = orders.filter((_, n) => !answers[n]);
  await mirror.order.bulkPut(waiting.map(({ uid, v, args, at }) => ({ uid, v, args, at })));
};

/** Each change once: a page that ended in between had put it back and left the seal. */
const putBack = (database: ShopDatabase, { entries, unread = [], files, readings }: Unsent) => {
  const { outbox, results, meta, file, localReading, unreadFile } = database;
  return database.transaction('rw', [outbox, results, meta, file, localReading, unreadFile], async () => {
    const unknown = await unknownHere(database, entries);
    const first = (await readMeta(database, 'nextSeq')) ?? 1;
    await outbox.bulkAdd(unknown.map((entry, n) => ({ ...entry, seq: first + n, mid: null })));
    await meta.put({ key: 'nextSeq', value: first + unknown.length });
    await file.bulkPut(files);
    await localReading.bulkPut(readings);
    await unreadFile.bulkPut(unread);
  });
};

const bytesToText = (_: string, value: unknown) => (value instanceof Uint8Array ? { base64: toBase64(value) } : value);

const textToBytes = (_: string, value: unknown) => {
  const text = (value as { base64?: unknown } | null)?.base64;
  return typeof text === 'string' ? fromBase64(text) : value;
};
