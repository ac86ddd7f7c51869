import type { ContactMessage } from '@knotenblech/shared/site/contact-message.ts';
import type { ContactFields } from '@knotenblech/shared/site/check-contact.ts';
import type { Language } from '@knotenblech/shared/values/language.ts';
import { newId } from '@knotenblech/shared/values/ids.ts';

/** A message on its way: 'refused' is not sent again by itself. */
export type WaitingMessage = ContactMessage & { state: 'queued' | 'refused' };

const storageKey = 'contactOutbox';
const retryMs = 30_000;
const listeners = new Set<() => void>();

let seenText = '';
let seen: readonly WaitingMessage[] = [];

/** Messages that have not reached the server, oldest first. They outlive the window; a sign-out says that it takes them away. */
export const waitingMessages = (): readonly WaitingMessage[] => {
  const text = localStorage.getItem(storageKey) ?? '[]';
  if (text !== seenText) {
    seen = JSON.parse(text) as WaitingMessage[];
    seenText = text;
  }
  return seen;
};

const keep = (messages: readonly WaitingMessage[]) => {
  if (messages.length === 0) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, JSON.stringify(messages));
  for (const listener of listeners) listener();
};

export const subscribeToOutbox = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

export const withdrawMessage = (id: string) => keep(waitingMessages().filter((message) => message.id !== id));

const post = async (waiting: WaitingMessage): Promise<'sent' | 'refused' | 'later'> => {
  const answer = await fetch('/api/1.0/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...waiting, state: undefined }),
    signal: AbortSignal.timeout(20_000),
  }).catch(() => null);
  if (answer?.ok) return 'sent';
  return answer && answer.status >= 400 && answer.status < 500 && answer.status !== 429 ? 'refused' : 'later';
};

const sendEach = async () => {
  for (const message of waitingMessages().filter(({ state }) => state === 'queued')) {
    const outcome = await post(message);
    if (outcome === 'later') return;
    if (outcome === 'sent') withdrawMessage(message.id);
    else keep(waitingMessages().map((each) => (each.id === message.id ? { ...each, state: 'refused' } : each)));
  }
};

/** Sends what waits; of several windows one at a time. What is sent twice arrives once, by its id. */
export const sendWaiting = () => ('locks' in navigator ? navigator.locks.request(storageKey, sendEach) : sendEach());

/** Puts a message into the outbox and tries to send it; tells whether it has arrived. */
export const sendMessage = async (fields: ContactFields & { website: string }, language: Language) => {
  const id = newId() as string;
  const message = {
    ...fields,
    name: fields.name.trim(),
    email: fields.email.trim(),
    message: fields.message.trim(),
  };
  keep([...waitingMessages(), { ...message, id, language, state: 'queued' }]);
  await sendWaiting();
  return !waitingMessages().some((each) => each.id === id);
};

/** Sends by itself from now on, whenever the network returns. */
export const watchOutbox = () => {
  const send = () => void (waitingMessages().length > 0 ? sendWaiting() : undefined);
  window.addEventListener('online', send);
  setInterval(send, retryMs);
  send();
};
