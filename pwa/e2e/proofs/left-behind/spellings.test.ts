import { expect, it } from 'vitest';
import { spellingsOf } from './spellings.ts';

const word = 'Vuxqorimpf';
const has = (file: Buffer) => spellingsOf(word).some((bytes) => file.includes(bytes));

it.each([0, 1, 2, 3, 4])('a word is known inside text in base64 behind %i other letters', (count) => {
  const text = `${'x'.repeat(count)}${word}, and more`;
  expect(has(Buffer.from(Buffer.from(text).toString('base64')))).toBe(true);
  expect(has(Buffer.from(Buffer.from(text, 'utf16le').toString('base64')))).toBe(true);
});

it('a word is known in hexadecimal, in two bytes a letter, and not where it is another', () => {
  expect(has(Buffer.from(Buffer.from(`- ${word} -`).toString('hex')))).toBe(true);
  expect(has(Buffer.from(word, 'utf16le'))).toBe(true);
  expect(has(Buffer.from(Buffer.from('Vuxqorinpf').toString('base64')))).toBe(false);
});
