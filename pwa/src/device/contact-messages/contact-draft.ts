import type { ContactMessage } from '@knotenblech/shared/messages/contact-message.ts';
import { fromBase64, toBase64 } from '../../database/encryption/encrypt-values.ts';
import type { ValueCipher } from '../../database/encryption/value-cipher.ts';
import type { ContactDraftKeys } from './contact-draft-keys.ts';

export type ContactDraftState = 'queued' | 'refused';

/** A message to the shop as it lies on the device: closed under each key of whoever wrote it. */
export type ContactDraft = { id: string; of: string; state: ContactDraftState; closed: readonly string[] };

const placeOf = (id: string) => `letter ${id}`;

export const encryptContactMessage = (
  message: ContactMessage,
  state: ContactDraftState,
  { of, own }: ContactDraftKeys,
): ContactDraft => {
  const bytes = new TextEncoder().encode(JSON.stringify(message));
  const closed = own.map((cipher) => toBase64(cipher.seal(placeOf(message.id), bytes)));
  return { id: message.id, of, state, closed };
};

/** Null: it is another's, or of a key that is gone. */
export const decryptContactMessage = (
  { id, closed }: ContactDraft,
  { own, visitors }: ContactDraftKeys,
): ContactMessage | null => {
  const ciphers = [...own, visitors];
  for (const text of closed)
    for (const cipher of ciphers) {
      const message = openUnder(cipher, id, text);
      if (message) return message;
    }
  return null;
};

const openUnder = (cipher: ValueCipher, id: string, text: string): ContactMessage | null => {
  try {
    return JSON.parse(new TextDecoder().decode(cipher.open(placeOf(id), fromBase64(text)))) as ContactMessage;
  } catch {
    return null;
  }
};
