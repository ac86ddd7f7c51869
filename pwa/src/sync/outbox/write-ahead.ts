import { fromBase64, toBase64 } from '../../database/encryption/encrypt-values.ts';
import type { ValueCipher } from '../../database/encryption/value-cipher.ts';
import { wereAborted } from '../../database/open-transactions.ts';
import type { NewChange, WriteAhead } from '../engine/open-engine.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

const prefixOf = (databaseName: string) => `ahead:${databaseName}:`;
const longest = 100_000;

/** Notes kept in the browser's storage that answers at once; where it is full or forbidden a change goes without a note. */
export const createWriteAhead = (databaseName: string, cipher: ValueCipher | null): WriteAhead => {
  const prefix = prefixOf(databaseName);
  const foundKeys = new Set(keysOf(prefix));
  const read = (keys: readonly string[]) =>
    keys.flatMap((key) => readNote(key, cipher)).sort((a, b) => a.at.localeCompare(b.at) || a.count - b.count);
  let count = 0;
  return {
    note: (change) => {
      count += 1;
      const text = JSON.stringify({ ...change, count });
      if (text.length > longest) return;
      const key = prefix + change.uid;
      try {
        localStorage.setItem(key, cipher ? toBase64(cipher.seal(key, encoder.encode(text))) : text);
      } catch {
        return;
      }
    },
    forget: (uid) => {
      if (!wereAborted()) localStorage.removeItem(prefix + uid);
    },
    noted: () => read(keysOf(prefix)),
    left: () => read(keysOf(prefix).filter((key) => foundKeys.has(key))),
  };
};

/** Nothing of a user who leaves the device stays noted. */
export const clearWriteAhead = (databaseName: string) => {
  for (const key of keysOf(prefixOf(databaseName))) localStorage.removeItem(key);
};

const keysOf = (prefix: string) => Object.keys(localStorage).filter((key) => key.startsWith(prefix));

const readNote = (key: string, cipher: ValueCipher | null): (NewChange & { count: number })[] => {
  const noted = localStorage.getItem(key) ?? '';
  try {
    const text = cipher ? decoder.decode(cipher.open(key, fromBase64(noted))) : noted;
    return [JSON.parse(text) as NewChange & { count: number }];
  } catch {
    return [];
  }
};
