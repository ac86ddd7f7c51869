import { expect, test } from 'vitest';
import { isSmallEnough, pictureSizeOf } from './picture-size.ts';

const padded = (...bytes: (number | string)[]) => {
  const flat = bytes.flatMap((each) => (typeof each === 'string' ? Array.from(each, (c) => c.charCodeAt(0)) : [each]));
  return Uint8Array.from([...flat, ...Array<number>(Math.max(40 - flat.length, 0)).fill(0)]);
};
const png = (width: number, height: number) => {
  const bytes = padded(0x89, 'PNG', 13, 10, 26, 10, 0, 0, 0, 13, 'IHDR');
  new DataView(bytes.buffer).setUint32(16, width);
  new DataView(bytes.buffer).setUint32(20, height);
  return bytes;
};

test.each([
  ['PNG', png(4000, 3000)],
  [
    'JPEG behind another segment',
    padded(0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc2, 0, 17, 8, 0x0b, 0xb8, 0x0f, 0xa0),
  ],
  ['lossy WebP', padded('RIFF', 0, 0, 0, 0, 'WEBPVP8 ', 0, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a, 0xa0, 0x0f, 0xb8, 0x0b)],
  ['extended WebP', padded('RIFF', 0, 0, 0, 0, 'WEBPVP8X', 10, 0, 0, 0, 0, 0, 0, 0, 0x9f, 0x0f, 0, 0xb7, 0x0b, 0)],
])('%s says its size', (_, bytes) => {
  expect(pictureSizeOf(bytes)).toEqual({ width: 4000, height: 3000 });
  expect(isSmallEnough(bytes)).toBe(true);
});

test('a bomb, a strip, nothing and other files are not decoded', () => {
  const others = [padded('%PDF-1.7'), new Uint8Array(), padded(0xff, 0xd8, 1, 2), padded(0xff, 0xd8, 0xff, 0xe0, 0, 0)];
  for (const bytes of [png(60_000, 60_000), png(1, 60_000), png(0, 5), ...others])
    expect(isSmallEnough(bytes)).toBe(false);
});
