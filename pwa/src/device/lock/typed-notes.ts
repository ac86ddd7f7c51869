import { fromBase64, toBase64 } from '../../database/encryption/encrypt-values.ts';
import { createValueCipher } from '../../database/encryption/value-cipher.ts';
import type { TypedEntry } from './typed-fields.ts';

export const keptMs = 86_400_000;
const prefixOf = (userId: string) => `typed:${userId}:`;

type Held = { userId: string; dataKey: Uint8Array };

/** `path` with its search: what is selected on a page stands there. */
export type Typed = { at: number; path: string; entries: TypedEntry[] };

/** Builds that know of no boxes do not look where they lie. */
type Noted = Typed & { boxes?: TypedEntry[] };

/** Encrypted; where the browser has no room it goes. */
export const noteTyped = ({ userId, dataKey }: Held, { at, path, entries }: Typed) => {
  const key = prefixOf(userId) + crypto.randomUUID();
  const [boxes, texts] = [entries.filter(({ isBox }) => isBox), entries.filter(({ isBox }) => !isBox)];
  const noted: Noted = { at, path, entries: texts, boxes };
  const bytes = new TextEncoder().encode(JSON.stringify(noted));
  try {
    localStorage.setItem(key, toBase64(createValueCipher(dataKey).seal(key, bytes)));
  } catch {
    return;
  }
};

/** The last first; what is too old or not to be read goes. */
export const freshNotes = ({ userId, dataKey }: Held) =>
  keysOf(userId)
    .flatMap((key) => {
      const typed = readTyped(key, dataKey);
      if (typed && Date.now() - typed.at <= keptMs) return { key, typed };
      localStorage.removeItem(key);
      return [];
    })
    .sort((a, b) => b.typed.at - a.typed.at);

/** False where another window had it first. */
export const takeAway = (key: string) => {
  const isHere = localStorage.getItem(key) !== null;
  localStorage.removeItem(key);
  return isHere;
};

/** Nothing of a user who leaves the device stays. */
export const forgetTyped = (userId: string) => {
  for (const key of keysOf(userId)) localStorage.removeItem(key);
};

const keysOf = (userId: string) => Object.keys(localStorage).filter((key) => key.startsWith(prefixOf(userId)));

const readTyped = (key: string, dataKey: Uint8Array): Typed | null => {
  try {
    const bytes = createValueCipher(dataKey).open(key, fromBase64(localStorage.getItem(key) ?? ''));
    const { boxes = [], ...typed } = JSON.parse(new TextDecoder().decode(bytes)) as Noted;
    return { ...typed, entries: [...typed.entries, ...boxes] };
  } catch {
    return null;
  }
};
