import { fromBase64, toBase64 } from '../database/base64.ts';
import type { DeviceDatabase } from '../database/device-database.ts';
import { readMeta } from '../database/read-meta.ts';
import type { FileRow, LocalReadingRow, OutboxEntry, ShopDatabase, UnreadFileRow } from '../database/shop-database.ts';
import { blobsOf } from './engine/take-batch.ts';
import { importSealKey } from './seal-key.ts';

const rounds = 600_000;
const keyBits = 256;

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

/** Locks away what has not been sent, files included, so that only the same user opens it. */
export const sealUnsent = async (devices: DeviceDatabase, database: ShopDatabase, userId: string) => {
  const entries = await database.outbox.filter((entry) => entry.outcome === null).toArray();
  const unread = await database.unreadFile.toArray();
  if (entries.length + unread.length === 0) return;
  const digits = await readMeta(database, 'sealKey');
  const key = digits === undefined ? (await devices.key.get(userId))?.sealKey : await importSealKey(digits);
  if (!key) return;
  const hashes = [...new Set([...entries.flatMap(blobsOf), ...unread.map(({ fileHash }) => fileHash)])];
  const files = (await database.file.bulkGet(hashes)).filter((file) => file !== undefined);
  const readings = (await database.localReading.bulkGet(hashes)).filter((reading) => reading !== undefined);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const plain = new TextEncoder().encode(JSON.stringify({ entries, unread, files, readings }, bytesToText));
  const bytes = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain);
  await devices.sealed.put({ userId, iv, bytes, count: entries.length + unread.length });
};

/** Puts sealed work back into its user's queue, under the same uids. False: the key does not open it, it stays sealed. */
export const openSealed = async (devices: DeviceDatabase, database: ShopDatabase, digits: string, userId: string) => {
  const sealed = await devices.sealed.get(userId);
  if (!sealed) return true;
  const key = await importSealKey(digits);
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: sealed.iv }, key, sealed.bytes).catch(() => null);
  if (!plain) return false;
  const { entries, unread = [], files, readings } = JSON.parse(new TextDecoder().decode(plain), textToBytes) as Unsent;
  const tables = [database.outbox, database.meta, database.file, database.localReading, database.unreadFile];
  await database.transaction('rw', tables, async () => {
    const first = (await readMeta(database, 'nextSeq')) ?? 1;
    const fresh = entries.map((entry, n) => ({ ...entry, seq: first + n, mid: null }));
    await database.outbox.bulkAdd(fresh);
    await database.meta.put({ key: 'nextSeq', value: first + fresh.length });
    await database.file.bulkPut(files);
    await database.localReading.bulkPut(readings);
    await database.unreadFile.bulkPut(unread);
  });
  await devices.sealed.delete(userId);
  return true;
};

const bytesToText = (_: string, value: unknown) => (value instanceof Uint8Array ? { base64: toBase64(value) } : value);

const textToBytes = (_: string, value: unknown) => {
  const text = (value as { base64?: unknown } | null)?.base64;
  return typeof text === 'string' ? fromBase64(text) : value;
};
