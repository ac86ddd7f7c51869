import { readingSchema } from '@knotenblech/shared/files/document/reading.schema.ts';
import { mutationSchema } from '@knotenblech/shared/sync/wire.ts';
import type { LocalReadingRow } from '../../database/shop-database.ts';
import type { ExportedMutation, UnsentWork } from '../../sync/outbox/import/import-unsent-work.ts';

const lengthBytes = 4;

/** Work as bytes: the length of its JSON, the JSON, then the files one after the other. */
export const packWork = ({ files, ...payload }: UnsentWork): Uint8Array<ArrayBuffer> => {
  const named = files.map(({ hash, bytes }) => ({ hash, length: bytes.length }));
  const json = new TextEncoder().encode(JSON.stringify({ ...payload, files: named }));
  return joinBytes([uint32(json.length), json, ...files.map(({ bytes }) => bytes)]);
};

/**
 * 'newer_version': its changes are of a shape that this build does not know; 'altered': it is not what packWork writes, or a
 * file's bytes are not those of its hash. A reading of such a shape is left out: its file is there to be read anew.
 */
export const unpackWork = async (bytes: Uint8Array<ArrayBuffer>): Promise<UnsentWork | 'newer_version' | 'altered'> => {
  const jsonEnd = lengthBytes + readUint32(bytes, 0);
  const payload = parseJson(new TextDecoder().decode(bytes.slice(lengthBytes, jsonEnd))) as Payload | null;
  if (!payload) return 'altered';
  if (!payload.changes.every(isChange)) return 'newer_version';
  const files: UnsentWork['files'] = [];
  let offset = jsonEnd;
  for (const { hash, length } of payload.files) {
    const content = bytes.slice(offset, offset + length);
    if (toHex(await sha256(content)) !== hash) return 'altered';
    files.push({ hash, bytes: content });
    offset += length;
  }
  return { ...payload, readings: payload.readings.filter(isReading), files };
};

type Payload = Omit<UnsentWork, 'files'> & { files: { hash: string; length: number }[] };

const isChange = ({ uid, name, v, args, at, number, madeOn }: ExportedMutation) =>
  mutationSchema.safeParse({ id: 1, uid, name, v, args, at, number, madeOn }).success;

const isReading = ({ reading }: LocalReadingRow) => readingSchema.safeParse(reading).success;

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

export const joinBytes = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
};

export const uint32 = (value: number): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(lengthBytes);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
};

/** Zero where the bytes end before. */
export const readUint32 = (bytes: Uint8Array, offset: number): number =>
  bytes.length < offset + lengthBytes ? 0 : new DataView(bytes.buffer, bytes.byteOffset).getUint32(offset);

/** SHA-256 of bytes. */
export const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

export const toHex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const fromHex = (digits: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
