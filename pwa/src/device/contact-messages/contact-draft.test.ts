import { expect, test } from 'vitest';
import { createValueCipher, newDataKey } from '../../database/encryption/value-cipher.ts';
import { decryptContactMessage, encryptContactMessage } from './contact-draft.ts';

const message = {
  id: '6f1c1e9a-2f0b-4c1d-9d42-6a2f9b0f7a11',
  name: 'Ida Moser',
  email: 'ida@moser.example',
  message: 'Liefern Sie auch an die Baustelle?',
  language: 'de',
  website: '',
} as const;
const newCipher = () => createValueCipher(newDataKey());
const ciphers = { data: newCipher(), sealed: newCipher(), visitors: newCipher(), others: newCipher() };
const mine = { of: 'u1', own: [ciphers.data, ciphers.sealed], visitors: ciphers.visitors };

test('a letter says in clear whose it is and nothing else', () => {
  const text = JSON.stringify(encryptContactMessage(message, 'queued', mine));
  expect(Object.values(message).filter((word) => word.length > 5 && text.includes(word))).toEqual([message.id]);
});

test('a letter opens under each key that it was closed under', () => {
  const letter = encryptContactMessage(message, 'queued', mine);
  expect(decryptContactMessage(letter, mine)).toEqual(message);
  expect(decryptContactMessage(letter, { ...mine, own: [ciphers.others, ciphers.sealed] })).toEqual(message);
});

test('nobody else opens it', () => {
  const letter = encryptContactMessage(message, 'queued', mine);
  expect(decryptContactMessage(letter, { of: 'u2', own: [ciphers.others], visitors: ciphers.visitors })).toBeNull();
});

test('a letter of a visitor opens for everybody here', () => {
  const letter = encryptContactMessage(message, 'queued', { ...mine, of: 'visitor', own: [ciphers.visitors] });
  expect(decryptContactMessage(letter, { of: 'u2', own: [ciphers.others], visitors: ciphers.visitors })).toEqual(
    message,
  );
});

test('a letter under the name of another is not opened', () => {
  const letter = encryptContactMessage(message, 'queued', mine);
  expect(decryptContactMessage({ ...letter, id: crypto.randomUUID() }, mine)).toBeNull();
});
