import { createValueCipher } from '../../database/encryption/value-cipher.ts';

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
