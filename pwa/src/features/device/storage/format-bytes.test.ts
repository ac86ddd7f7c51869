import { expect, test } from 'vitest';
import { formatBytes } from './format-bytes.ts';

test.each([
  [0, '0 MB'],
  [1, '0,1 MB'],
  [2_340_000, '2,3 MB'],
  [999_000_000, '999 MB'],
  [12_000_000_000, '12 GB'],
])('%d bytes are written %s', (bytes, text) => expect(formatBytes(bytes).replace('\u00a0', ' ')).toBe(text));
