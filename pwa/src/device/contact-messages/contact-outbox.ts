import type { ContactFields } from '@knotenblech/shared/messages/contact-message.ts';
import { newId } from '@knotenblech/shared/values/ids.ts';
import type { Language } from '@knotenblech/shared/values/language.ts';
import {
  deleteContactMessage,
  queueContactMessage,
  readContactMessages,
  refuseLetter,
  type WaitingMessage,
  waitingMessages,
} from './contact-messages.ts';
import { contactMessagesKey, hasContactMessages } from './has-letters.ts';

const retryMs = 10_000;

const post = async (waiting: WaitingMessage): Promise<'sent' | 'refused' | 'later'> => {
  const { state: _, ...message } = waiting;
  const answer = await fetch('/api/1.0/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(message),
    signal: AbortSignal.timeout(20_000),
  }).catch(() => null);
  if (answer?.ok) return 'sent';
  return answer && answer.status >= 400 && answer.status < 500 && answer.status !== 429 ? 'refused' : 'later';
};

const sendEach = async () => {
  await readContactMessages();
  for (const message of waitingMessages().filter(({ state }) => state === 'queued')) {
    const outcome = await post(message);
    if (outcome === 'later') return;
    await (outcome === 'sent' ? deleteContactMessage : refuseLetter)(message.id);
  }
};

/** Sends what waits; of several windows one at a time. What is sent twice arrives once, by its id. */
const sendWaiting = () => ('locks' in navigator ? navigator.locks.request(contactMessagesKey, sendEach) : sendEach());

/** Puts a message into the outbox and tries to send it; tells whether it has arrived. */
export const sendMessage = async (fields: ContactFields & { website: string }, language: Language) => {
  const id = newId() as string;
  await queueContactMessage({
    ...fields,
    name: fields.name.trim(),
    email: fields.email.trim(),
    message: fields.message.trim(),
    id,
    language,
  });
  await sendWaiting();
  return !waitingMessages().some((each) => each.id === id);
};

/** Sends by itself from now on, whenever the network returns. */
export const watchOutbox = () => {
  const send = () => void (hasContactMessages() ? sendWaiting() : undefined);
  window.addEventListener('online', send);
  setInterval(send, retryMs);
  send();
};
