import { fromBase64, toBase64 } from '../../database/base64.ts';
import { createValueCipher } from '../../database/value-cipher.ts';
import { heldKey } from './key/held-key.ts';

const prefixOf = (userId: string) => `typed:${userId}:`;
const fields = 'input:not([type=password], [type=checkbox], [type=radio], [type=file]), textarea';
const savesItself = '[data-saves-itself]';
const [waitMs, lookMs, keptMs] = [20_000, 200, 86_400_000];

type Field = HTMLInputElement | HTMLTextAreaElement;
/** `path` with its search: what is selected on a page stands there. */
type Typed = { at: number; path: string; entries: { name: string; nth: number; text: string }[] };

const touched = new WeakSet<Element>();

/** Remembers which fields of this window were typed into, for a lock to keep them. */
export const watchTyping = (over: AbortSignal) => {
  const note = ({ target }: Event) => void (target instanceof Element && touched.add(target));
  window.addEventListener('input', note, { capture: true, signal: over });
};

/** Before the key goes: what was typed into this page and not saved, encrypted. Passwords and what saves itself are left out. */
export const keepTyped = () => {
  const held = heldKey();
  const entries = namedFields()
    .filter(({ field }) => touched.has(field) && field.value !== '')
    .map(({ field, name, nth }) => ({ name, nth, text: field.value }));
  if (!held || entries.length === 0) return;
  const key = prefixOf(held.userId) + crypto.randomUUID();
  const typed: Typed = { at: Date.now(), path: pathHere(), entries };
  const bytes = new TextEncoder().encode(JSON.stringify(typed));
  try {
    localStorage.setItem(key, toBase64(createValueCipher(held.dataKey).seal(key, bytes)));
  } catch {
    return;
  }
};

/**
 * Types anew what a lock kept, in one window, as soon as its page and fields are there: a sign-in comes back to them. Of several
 * notes of one page, each of a window of its own, it takes the last; the others are for other windows.
 */
export const typeAnew = (over: AbortSignal) => {
  const held = heldKey();
  if (!held) return;
  const taken = new Set<string>();
  const take = (key: string, path: string) => {
    const isMine = !taken.has(path) && takeAway(key);
    if (isMine) taken.add(path);
    return isMine;
  };
  for (const { key, typed } of freshNotes(held)) typeInto(typed, over, () => take(key, typed.path));
};

/** The last first; what is too old or not to be read goes. */
const freshNotes = ({ userId, dataKey }: { userId: string; dataKey: Uint8Array }) =>
  keysOf(userId)
    .flatMap((key) => {
      const typed = readTyped(key, dataKey);
      if (typed && Date.now() - typed.at <= keptMs) return { key, typed };
      localStorage.removeItem(key);
      return [];
    })
    .sort((a, b) => b.typed.at - a.typed.at);

/** Nothing of a user who leaves the device stays. */
export const forgetTyped = (userId: string) => {
  for (const key of keysOf(userId)) localStorage.removeItem(key);
};

const keysOf = (userId: string) => Object.keys(localStorage).filter((key) => key.startsWith(prefixOf(userId)));

const readTyped = (key: string, dataKey: Uint8Array): Typed | null => {
  try {
    const bytes = createValueCipher(dataKey).open(key, fromBase64(localStorage.getItem(key) ?? ''));
    return JSON.parse(new TextDecoder().decode(bytes)) as Typed;
  } catch {
    return null;
  }
};

const pathHere = () => location.pathname + location.search;

/** False where another window had it first. */
const takeAway = (key: string) => {
  const isHere = localStorage.getItem(key) !== null;
  localStorage.removeItem(key);
  return isHere;
};

const typeInto = ({ path, entries }: Typed, over: AbortSignal, take: () => boolean) => {
  const left = [...entries];
  const end = Date.now() + waitMs;
  let isTaken = false;
  const look = () => {
    if (over.aborted || Date.now() > end) return clearInterval(timer);
    if (pathHere() !== path) return;
    for (const { field, name, nth } of namedFields()) {
      const n = left.findIndex((entry) => entry.name === name && entry.nth === nth);
      const [entry] = n === -1 ? [] : left.splice(n, 1);
      if (!entry) continue;
      isTaken ||= take();
      if (!isTaken) return clearInterval(timer);
      if (field.value !== entry.text) setText(field, entry.text);
    }
    if (left.length === 0) clearInterval(timer);
  };
  const timer = setInterval(look, lookMs);
};

/** Fields by what they are called, counted where several are called alike. */
const namedFields = () => {
  const counts = new Map<string, number>();
  const unsaved = [...document.querySelectorAll<Field>(fields)].filter((field) => !field.closest(savesItself));
  return unsaved.map((field) => {
    const name = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? '';
    const nth = counts.get(name) ?? 0;
    counts.set(name, nth + 1);
    return { field, name, nth };
  });
};

/** As a key press does it: React hears of an input only where the value was set past its own property. */
const setText = (field: Field, text: string) => {
  const type = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(type.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};
