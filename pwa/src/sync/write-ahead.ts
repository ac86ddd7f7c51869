import type { NewChange, WriteAhead } from './engine/engine.ts';

const prefixOf = (databaseName: string) => `ahead:${databaseName}:`;
const longest = 100_000;

/** Notes kept in the browser's storage that answers at once; where it is full or forbidden a change goes without a note. */
export const createWriteAhead = (databaseName: string): WriteAhead => {
  const prefix = prefixOf(databaseName);
  let count = 0;
  return {
    note: (change) => {
      count += 1;
      const text = JSON.stringify({ ...change, count });
      if (text.length > longest) return;
      try {
        localStorage.setItem(prefix + change.uid, text);
      } catch {
        return;
      }
    },
    forget: (uid) => localStorage.removeItem(prefix + uid),
    noted: () =>
      keysOf(prefix)
        .flatMap((key) => readNote(localStorage.getItem(key)))
        .sort((a, b) => a.at.localeCompare(b.at) || a.count - b.count),
  };
};

/** Nothing of a user who leaves the device stays noted. */
export const forgetAllNoted = (databaseName: string) => {
  for (const key of keysOf(prefixOf(databaseName))) localStorage.removeItem(key);
};

const keysOf = (prefix: string) => Object.keys(localStorage).filter((key) => key.startsWith(prefix));

const readNote = (text: string | null): (NewChange & { count: number })[] => {
  try {
    return text === null ? [] : [JSON.parse(text) as NewChange & { count: number }];
  } catch {
    return [];
  }
};
