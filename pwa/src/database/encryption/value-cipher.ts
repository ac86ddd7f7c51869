import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';

/** Encrypts what a row holds, bound to its place; at once, because a transaction of IndexedDB does not wait. */
export type ValueCipher = {
  seal: (place: string, plain: Uint8Array) => Uint8Array<ArrayBuffer>;
  /** Throws when the bytes were changed, moved from another place or sealed under another key. */
  open: (place: string, sealed: Uint8Array) => Uint8Array;
};

const keyBytes = 32;
const nonceBytes = 24;
const tagBytes = 16;
const encoder = new TextEncoder();

export const newDataKey = () => crypto.getRandomValues(new Uint8Array(keyBytes));

export const createValueCipher = (key: Uint8Array): ValueCipher => {
  const nextNonce = createNonces();
  return {
    seal: (place, plain) => {
      const sealed = new Uint8Array(nonceBytes + plain.length + tagBytes);
      const nonce = nextNonce();
      sealed.set(nonce);
      xchacha20poly1305(key, nonce, encoder.encode(place)).encrypt(plain, sealed.subarray(nonceBytes));
      return sealed;
    },
    open: (place, sealed) =>
      xchacha20poly1305(key, sealed.subarray(0, nonceBytes), encoder.encode(place)).decrypt(
        sealed.subarray(nonceBytes),
      ),
  };
};

const drawnAtOnce = 256;

/** Random, drawn many at once: asking the browser for each costs more than encrypting a row. */
const createNonces = () => {
  const pool = new Uint8Array(nonceBytes * drawnAtOnce);
  let next = drawnAtOnce;
  return () => {
    if (next === drawnAtOnce) {
      crypto.getRandomValues(pool);
      next = 0;
    }
    next += 1;
    return pool.slice((next - 1) * nonceBytes, next * nonceBytes);
  };
};
