import { expect, it } from 'vitest';
import { type Versions, writeMerged } from './write-merged.ts';

/** A writer whose writes end one by one, when told. */
const heldWriter = () => {
  const written: Versions[] = [];
  const ends: (() => void)[] = [];
  const poke = writeMerged((versions) => {
    written.push(versions);
    return new Promise<void>((end) => ends.push(end));
  });
  return { written, poke, endWrite: () => ends.shift()?.() };
};

it('what comes while a write is under way goes as one, with the newest version of each space', async () => {
  const { written, poke, endWrite } = heldWriter();
  for (const versions of [{ a: 1 }, { a: 2, b: 7 }, { a: 4 }, { a: 3, c: 1 }]) poke(versions);
  expect(written).toEqual([{ a: 1 }]);
  endWrite();
  await expect.poll(() => written).toEqual([{ a: 1 }, { a: 4, b: 7, c: 1 }]);
});

it('a poke that names no space stays one, whatever comes before and after it', async () => {
  const { written, poke, endWrite } = heldWriter();
  for (const versions of [{ a: 1 }, { a: 2 }, {}, { b: 3 }]) poke(versions);
  endWrite();
  await expect.poll(() => written).toEqual([{ a: 1 }, {}]);
});

it('a poke after all were written is written at once', async () => {
  const { written, poke, endWrite } = heldWriter();
  poke({ a: 1 });
  endWrite();
  await new Promise(setImmediate);
  poke({ a: 2 });
  expect(written).toEqual([{ a: 1 }, { a: 2 }]);
});
