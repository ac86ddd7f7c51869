import { createListeners } from '../../listeners/create-listeners.ts';
import type { ContactMessage } from '@knotenblech/shared/site/contact-message.ts';
import { hasLetters, inClearKey, lettersKey } from './has-letters.ts';
import { closeLetter, type Letter, type LetterState, openLetter } from './letter.ts';

/** A message on its way: 'refused' is not sent again by itself. */
export type WaitingMessage = ContactMessage & { state: LetterState };

const listeners = createListeners();
let seen: readonly WaitingMessage[] = [];

const loadCode = () => import('../../sync/session/letter-keys.ts');
const loadKeys = async () => (await loadCode()).letterKeys();

const kept = () => JSON.parse(localStorage.getItem(lettersKey) ?? '[]') as Letter[];

const keep = (letters: readonly Letter[]) => {
  if (letters.length === 0) localStorage.removeItem(lettersKey);
  else localStorage.setItem(lettersKey, JSON.stringify(letters));
};

/** The messages that whoever uses this window may read, oldest first, as they were read last. */
export const waitingMessages = (): readonly WaitingMessage[] => seen;

export const readLetters = async () => {
  await takeInClear();
  const letters = kept();
  const keys = letters.length === 0 ? null : await loadKeys();
  seen = letters.flatMap((letter) => {
    const message = keys && openLetter(letter, keys);
    return message ? [{ ...message, state: letter.state }] : [];
  });
  listeners.tell();
};

export const addLetter = async (message: ContactMessage, state: LetterState = 'queued') => {
  const letter = closeLetter(message, state, await loadKeys());
  keep([...kept().filter(({ id }) => id !== letter.id), letter]);
  await readLetters();
};

export const dropLetter = (id: string) => {
  keep(kept().filter((letter) => letter.id !== id));
  return readLetters();
};

export const refuseLetter = (id: string) => {
  keep(kept().map((letter) => (letter.id === id ? { ...letter, state: 'refused' } : letter)));
  return readLetters();
};

/** At a sign-out, with those of visitors. Those of others who are locked on this device stay. */
export const dropLettersOf = async (userId: string | null) => {
  if (!hasLetters()) return;
  const { visitor, dropVisitorsKey } = await loadCode();
  await takeInClear();
  keep(kept().filter(({ of }) => of !== userId && of !== visitor));
  await dropVisitorsKey();
  await readLetters();
};

export const subscribeToLetters = (listener: () => void) => {
  const read = ({ key }: StorageEvent) => void (key === lettersKey ? readLetters() : null);
  const end = listeners.subscribe(listener);
  window.addEventListener('storage', read);
  void readLetters();
  return () => {
    end();
    window.removeEventListener('storage', read);
  };
};

const takeInClear = async () => {
  const inClear = JSON.parse(localStorage.getItem(inClearKey) ?? '[]') as WaitingMessage[];
  if (inClear.length === 0) return;
  const keys = await loadKeys();
  const closed = inClear.map(({ state, ...message }) => closeLetter(message, state, keys));
  const ids = new Set(closed.map(({ id }) => id));
  keep([...kept().filter(({ id }) => !ids.has(id)), ...closed]);
  localStorage.removeItem(inClearKey);
};
