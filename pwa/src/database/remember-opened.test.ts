import { expect, test } from 'vitest';
import { createValueCipher } from './encryption/value-cipher.ts';
import { rememberOpened } from './remember-opened.ts';

const counting = () => {
  const cipher = createValueCipher(new Uint8Array(32).fill(1));
  let opened = 0;
  const counted = rememberOpened({
    seal: cipher.seal,
    open: (place, sealed) => {
      opened += 1;
      return cipher.open(place, sealed);
    },
  });
  return { cipher, counted, opened: () => opened };
};

const bytes = (length: number, fill = 7) => new Uint8Array(length).fill(fill);

test('what was sealed here is not opened to be read again, what another window sealed once', () => {
  const { cipher, counted, opened } = counting();
  const sealed = counted.seal('a', bytes(10));
  expect(counted.open('a', sealed.slice())).toEqual(bytes(10));
  expect(opened()).toBe(0);
  const replaced = cipher.seal('a', bytes(10, 8));
  expect(counted.open('a', replaced)).toEqual(bytes(10, 8));
  expect(counted.open('a', replaced.slice())).toEqual(bytes(10, 8));
  expect(opened()).toBe(1);
});

test('what was changed, or lies in another place, is refused also after it has been read', () => {
  const { counted } = counting();
  const sealed = counted.seal('a', bytes(10));
  expect(() => counted.open('a', sealed.with(30, (sealed[30] ?? 0) ^ 1))).toThrow();
  expect(() => counted.open('b', sealed)).toThrow();
});

test('only the last few megabytes are remembered, and nothing that is large', () => {
  const { counted, opened } = counting();
  const large = counted.seal('large', bytes(100_000));
  const first = counted.seal('first', bytes(60_000));
  counted.open('large', large);
  counted.open('first', first);
  expect(opened()).toBe(1);
  for (let n = 0; n < 150; n++) counted.seal(String(n), bytes(60_000));
  counted.open('first', first);
  expect(opened()).toBe(2);
});
