import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../test/test-database.ts';

const database = await testDatabase();
afterAll(() => database.stop());

const copyOf = (kib: number) =>
  `copy (select repeat('x', 1023) from generate_series(1, ${kib})) to stdout with (format text)`;

/** A place that is slow to open, as a disk that others write to. */
const slowPlace = (bytes: { written: number }) =>
  new Writable({
    construct: (done) => void setTimeout(done, 30),
    write: (chunk: Buffer, _, done) => {
      bytes.written += chunk.length;
      done();
    },
  });

test('a connection goes on after rows of any size were copied out to a slow place', async () => {
  for (let kib = 32; kib <= 768; kib += 8) {
    const bytes = { written: 0 };
    const answer = await database.owner.begin(async (tx) => {
      await pipeline(await tx.unsafe(copyOf(kib)).readable(), slowPlace(bytes));
      return tx<{ one: number }[]>`select 1 as one`;
    });
    expect([bytes.written, answer[0]?.one], `${kib} KiB`).toEqual([kib * 1024, 1]);
  }
});

test('a place that is full ends the copy and its transaction, and the connection goes on', async () => {
  const full = new Writable({ highWaterMark: 1024, write: (_chunk, _, done) => done(new Error('no space left')) });
  const copied = database.owner.begin(async (tx) => pipeline(await tx.unsafe(copyOf(20_000)).readable(), full));
  await expect(copied).rejects.toThrow('no space left');
  const answers = Array.from({ length: 8 }, () => database.owner<{ one: number }[]>`select 1 as one`);
  expect((await Promise.all(answers)).map(([row]) => row?.one)).toEqual(Array.from({ length: 8 }, () => 1));
});
