import { expect, test } from 'vitest';
import { fromBase64, toBase64 } from './encrypt-values.ts';

test.each([0, 1, 2, 3, 0x8000, 0x8001, 100_000])('%i bytes come back from their text as they were', (length) => {
  const bytes = Uint8Array.from({ length }, (_, n) => (n * 7) % 256);
  expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
  expect(fromBase64(toBase64(bytes))).toEqual(bytes);
});
