import { readMeta } from '../../database/shop-database.ts';
import { databaseOf } from '../../database/user-data.ts';
import type { Shop } from '../../sync/hooks/shop.ts';
import { totalOf, type WorkCount } from '../../sync/outbox/count-work.ts';
import { countExported, type ImportResult, type UnsentWork } from '../../sync/outbox/import/import-unsent-work.ts';
import { accountKey, fetchSealKey, importSealKey } from '../encryption/seal-key.ts';
import { fromHex, joinBytes, packWork, readUint32, sha256, toHex, uint32, unpackWork } from './work-payload.ts';

export const workFileEnding = '.knbwork';

const magic = new TextEncoder().encode('KNBWORK');

const version = 1;

const headerAt = magic.length + 1 + 4;

const checksumBytes = 32;

/** Stands in clear before the sealed work, and is sealed to it. */
type Header = { userId: string; writtenAt: string; count: number; iv: string; sealedBytes: number };

export type WorkFileFault =
  | 'not_a_work_file'
  | 'newer_version'
  | 'cut_off'
  | 'altered'
  | 'other_user'
  /** Of the user, but of another key than the one his account has now. */
  | 'other_key';

export type OpenedWorkFile = { ok: true; work: UnsentWork; writtenAt: string } | { ok: false; fault: WorkFileFault };

type Written = { userId: string; key: CryptoKey; writtenAt: Date; count: number };

/** A file that only the same user opens: version, header, AES-GCM over the work, SHA-256 over all before. docs/unsent-work-file.md */
export const writeWorkFile = async (
  work: UnsentWork,
  { userId, key, writtenAt, count }: Written,
): Promise<Uint8Array<ArrayBuffer>> => {
  const plain = packWork(work);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const fields = { userId, writtenAt: writtenAt.toISOString(), count, iv: toHex(iv), sealedBytes: plain.length + 16 };
  const header = new TextEncoder().encode(JSON.stringify(fields satisfies Header));
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: header }, key, plain);
  const body = joinBytes([magic, Uint8Array.of(version), uint32(header.length), header, new Uint8Array(sealed)]);
  return joinBytes([body, await sha256(body)]);
};

/** Whose key is not asked for before the file is known to be whole and his. */
export const openWorkFile = async (
  bytes: Uint8Array<ArrayBuffer>,
  userId: string,
  keys: () => Promise<CryptoKey[]>,
): Promise<OpenedWorkFile> => {
  const parts = takeApart(bytes);
  if (typeof parts === 'string') return { ok: false, fault: parts };
  const { header, headerBytes, sealed } = parts;
  if (toHex(await sha256(bytes.slice(0, -checksumBytes))) !== toHex(bytes.slice(-checksumBytes)))
    return { ok: false, fault: 'altered' };
  if (header.userId !== userId) return { ok: false, fault: 'other_user' };
  const algorithm = { name: 'AES-GCM', iv: fromHex(header.iv), additionalData: headerBytes };
  for (const key of await keys()) {
    const plain = await crypto.subtle.decrypt(algorithm, key, sealed).catch(() => null);
    if (!plain) continue;
    const work = await unpackWork(new Uint8Array(plain));
    return typeof work === 'string' ? { ok: false, fault: work } : { ok: true, work, writtenAt: header.writtenAt };
  }
  return { ok: false, fault: 'other_key' };
};

const takeApart = (bytes: Uint8Array<ArrayBuffer>) => {
  const start = toHex(bytes.slice(0, magic.length));
  if (start === '' || start !== toHex(magic.slice(0, bytes.length))) return 'not_a_work_file';
  if (bytes.length < headerAt) return 'cut_off';
  if ((bytes[magic.length] ?? 0) > version) return 'newer_version';
  const sealedAt = headerAt + readUint32(bytes, headerAt - 4);
  if (sealedAt > bytes.length) return 'cut_off';
  const headerBytes = bytes.slice(headerAt, sealedAt);
  const header = readHeader(headerBytes);
  if (!header) return 'altered';
  const end = sealedAt + header.sealedBytes + checksumBytes;
  if (bytes.length !== end) return bytes.length < end ? 'cut_off' : 'altered';
  return { header, headerBytes, sealed: bytes.slice(sealedAt, -checksumBytes) };
};

const readHeader = (bytes: Uint8Array): Header | null => {
  try {
    const header = JSON.parse(new TextDecoder().decode(bytes)) as Partial<Record<keyof Header, unknown>>;
    const isHeader = typeof header.iv === 'string' && typeof header.sealedBytes === 'number';
    return isHeader ? (header as Header) : null;
  } catch {
    return null;
  }
};

type WrittenWork = { fileName: string; bytes: Uint8Array<ArrayBuffer>; count: WorkCount };

/** The user's unsent work as one file; null: there is no key here that would open it on another device. */
export const exportWork = async (shop: Shop, now = new Date()): Promise<WrittenWork | null> => {
  const { actor, takeOutWork } = shop;
  const digits = await accountKey(databaseOf(shop));
  if (digits === null) return null;
  const key = await importSealKey(digits);
  const work = await takeOutWork();
  const count = countExported(work);
  const bytes = await writeWorkFile(work, { userId: actor.userId, key, writtenAt: now, count: totalOf(count) });
  return { fileName: nameAt(now), bytes, count };
};

/** Says when, in local time, and nothing about whom or what. */
const nameAt = (now: Date) => {
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString();
  return `Knotenblech ${local.slice(0, 10)} ${local.slice(11, 16).replace(':', '.')}${workFileEnding}`;
};

export type ImportedWork = ({ ok: true } & ImportResult) | { ok: false; fault: WorkFileFault };

/** Puts the work of a file into the queue of the same user, under its own uids; what this device knows already is left as it is. */
export const importWork = async (shop: Shop, bytes: Uint8Array<ArrayBuffer>): Promise<ImportedWork> => {
  const opened = await openWorkFile(bytes, shop.actor.userId, () => ownKeys(shop));
  return opened.ok ? { ok: true, ...(await shop.takeInWork(opened.work)) } : opened;
};

const ownKeys = async (shop: Shop): Promise<CryptoKey[]> => {
  const database = databaseOf(shop);
  const kept = await readMeta(database, 'sealKey');
  const sessionKey = await readMeta(database, 'sessionKey');
  const fetched = sessionKey && navigator.onLine ? await fetchSealKey(sessionKey) : null;
  return Promise.all([kept, fetched].filter((digits) => digits !== undefined && digits !== null).map(importSealKey));
};
