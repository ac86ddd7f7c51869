import type { ContactMessage } from '@knotenblech/shared/messages/contact-message.ts';
import { createEmitter } from '@knotenblech/shared/values/create-emitter.ts';
import {
  type ContactDraft,
  type ContactDraftState,
  decryptContactMessage,
  encryptContactMessage,
} from './contact-draft.ts';
import { contactMessagesKey, hasContactMessages } from './has-letters.ts';

/** A message on its way: 'refused' is not sent again by itself. */
export type WaitingMessage = ContactMessage & { state: ContactDraftState };

const listeners = createEmitter();
let seen: readonly WaitingMessage[] = [];

const loadCode = () => import('./contact-draft-keys.ts');
const loadKeys = async () => (await loadCode()).letterKeys();

const kept = () => JSON.parse(localStorage.getItem(contactMessagesKey) ?? '[]') as ContactDraft[];

const keep = (letters: readonly ContactDraft[]) => {
  if (letters.length === 0) localStorage.removeItem(contactMessagesKey);
  else localStorage.setItem(contactMessagesKey, JSON.stringify(letters));
};

/** The messages that whoever uses this window may read, oldest first, as they were read last. */
export const waitingMessages = (): readonly WaitingMessage[] => seen;

export const readContactMessages = async () => {
  const letters = kept();
  const keys = letters.length === 0 ? null : await loadKeys();
  seen = letters.flatMap((letter) => {
    const message = keys && decryptContactMessage(letter, keys);
    return message ? [{ ...message, state: letter.state }] : [];
  });
  listeners.tell();
};

export const queueContactMessage = async (message: ContactMessage, state: ContactDraftState = 'queued') => {
  const letter = encryptContactMessage(message, state, await loadKeys());
  keep([...kept().filter(({ id }) => id !== letter.id), letter]);
  await readContactMessages();
};

export const deleteContactMessage = (id: string) => {
  keep(kept().filter((letter) => letter.id !== id));
  return readContactMessages();
};

export const refuseLetter = (id: string) => {
  keep(kept().map((letter) => (letter.id === id ? { ...letter, state: 'refused' } : letter)));
  return readContactMessages();
};

/** At a sign-out, with those of visitors. Those of others who are locked on this device stay. */
export const deleteContactMessagesOf = async (userId: string | null) => {
  if (!hasContactMessages()) return;
  const { visitor, dropVisitorsKey } = await loadCode();
  keep(kept().filter(({ of }) => of !== userId && of !== visitor));
  await dropVisitorsKey();
  await readContactMessages();
};

export const subscribeToContactMessages = (listener: () => void) => {
  const read = ({ key }: StorageEvent) => void (key === contactMessagesKey ? readContactMessages() : null);
  const end = listeners.subscribe(listener);
  window.addEventListener('storage', read);
  void readContactMessages();
  return () => {
    end();
    window.removeEventListener('storage', read);
  };
};
