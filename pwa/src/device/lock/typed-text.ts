import { currentDataKey, type HeldKey } from '../encryption/data-key.ts';
import { fillable, type TypedEntry, typedHere } from './typed-fields.ts';
import { freshNotes, keptMs, noteTyped, type Typed, takeAway } from './typed-notes.ts';

const [sureMs, lookMs, laterLookMs] = [20_000, 200, 1_000];

/** What this window types anew and has not found the fields of yet. */
let begun: { path: string; left: ReadonlySet<TypedEntry> } | null = null;

const pathHere = () => location.pathname + location.search;

/** What was typed into this page and not saved, and what of it was still to be typed anew. */
export const typedNow = (): Typed => {
  const path = pathHere();
  return { at: Date.now(), path, entries: [...typedHere(), ...(begun?.path === path ? begun.left : [])] };
};

/** Before the key or the page goes. */
export const keepTyped = (held = currentDataKey(), typed = typedNow()) => {
  if (held && typed.entries.length > 0) noteTyped(held, typed);
};

/**
 * Types anew what was kept, in one window, as soon as its page and fields are there: a sign-in comes back to them. Of several
 * notes of one page, each of a window of its own, it takes the last; the others are for other windows.
 */
export const typeAnew = (over: AbortSignal, held: HeldKey | null = currentDataKey()) => {
  if (!held) return;
  const taken = new Set<string>();
  const take = (key: string, path: string) => {
    const isMine = !taken.has(path) && takeAway(key);
    if (isMine) taken.add(path);
    return isMine;
  };
  over.addEventListener('abort', () => {
    begun = null;
  });
  for (const { key, typed } of freshNotes(held)) typeInto(typed, over, () => take(key, typed.path));
};

/**
 * Its page is waited for as long as a note is kept, and the fields that it shows late until it is left: what is typed into
 * it then is another entry. What stands in a late field may be newer, so that only what stood there before gives way.
 */
const typeInto = ({ at, path, entries }: Typed, over: AbortSignal, take: () => boolean) => {
  const left = new Set(entries);
  const sureUntil = Date.now() + sureMs;
  let isMine = false;
  const isSure = () => Date.now() <= sureUntil;
  const fillHere = () => {
    const found = fillable(left, isSure());
    if (!isMine) {
      if (found.every(({ isTouched }) => isTouched)) return;
      isMine = take();
      if (!isMine) return left.clear();
      begun = { path, left };
    }
    for (const { entry, fill } of found) {
      left.delete(entry);
      fill();
    }
  };
  const look = () => {
    const isPage = pathHere() === path;
    if (isPage) fillHere();
    const isOver = left.size === 0 || Date.now() - at > keptMs || (isMine && !isPage);
    if (!isOver) timer = setTimeout(look, isSure() ? lookMs : laterLookMs);
    else if (begun?.left === left) begun = null;
  };
  let timer = setTimeout(look, lookMs);
  over.addEventListener('abort', () => clearTimeout(timer));
};
