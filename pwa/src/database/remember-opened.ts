import type { ValueCipher } from './encryption/value-cipher.ts';

type Opened = { sealed: Uint8Array; plain: Uint8Array };

const mostBytes = 8 * 1024 * 1024;
const longest = 64 * 1024;

/** The same cipher, which remembers what it sealed or opened last: byte for byte unchanged in its place, it is not opened again. */
export const rememberOpened = (cipher: ValueCipher): ValueCipher => {
  const opened = new Map<string, Opened>();
  let bytes = 0;
  const forget = (place: string) => {
    bytes -= opened.get(place)?.sealed.length ?? 0;
    opened.delete(place);
  };
  const remember = (place: string, { sealed, plain }: Opened) => {
    forget(place);
    if (sealed.length > longest) return;
    opened.set(place, { sealed, plain });
    bytes += sealed.length;
    if (bytes <= mostBytes) return;
    for (const oldest of opened.keys()) {
      forget(oldest);
      if (bytes <= mostBytes) return;
    }
  };
  return {
    seal: (place, plain) => {
      const sealed = cipher.seal(place, plain);
      remember(place, { sealed, plain });
      return sealed;
    },
    open: (place, sealed) => {
      const known = opened.get(place);
      if (known && isSame(known.sealed, sealed)) return known.plain;
      const plain = cipher.open(place, sealed);
      remember(place, { sealed, plain });
      return plain;
    },
  };
};

const isSame = (one: Uint8Array, other: Uint8Array) => {
  if (one.length !== other.length) return false;
  for (let n = 0; n < one.length; n++) if (one[n] !== other[n]) return false;
  return true;
};
