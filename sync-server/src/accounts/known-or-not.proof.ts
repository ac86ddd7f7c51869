import { afterAll, beforeAll, expect, it } from 'vitest';
import { askAsOthers, calls } from '../../test/ask-as-others.ts';
import { type TestShop, testShop } from '../../test/test-shop.ts';

let shop: TestShop;
let ask: ReturnType<typeof askAsOthers>;
beforeAll(async () => {
  shop = await testShop();
  await shop.addUser('bekannt', ['STANDARD_PERMISSION']);
  ask = askAsOthers(shop);
});
afterAll(() => shop.stop());

const rounds = 15;
const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Other work on the machine falls upon one of the two now and then, not in block after block. */
const mostBlocks = 3;

/** Medians (ms) of both, asked in turn. */
const askInTurn = async (call: string, block: number) => {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  for (let round = 0; round < rounds; round += 1) {
    const known = await ask(call, 'bekannt');
    const unknown = await ask(call, `niemand${block}x${round}`);
    times.known.push(known.tookMs);
    times.unknown.push(unknown.tookMs);
  }
  const [known, unknown] = [median(times.known), median(times.unknown)];
  console.log(`${call}: known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms`);
  return { known, unknown };
};

const isAlike = ({ known, unknown }: { known: number; unknown: number }) =>
  Math.abs(known - unknown) < Math.max(10, 0.35 * Math.max(known, unknown));

it.each(Object.keys(calls))('%s is answered alike in time for a known and an unknown account', async (call) => {
  let block = await askInTurn(call, 0);
  for (let more = 1; more < mostBlocks && !isAlike(block); more += 1) block = await askInTurn(call, more);
  expect(isAlike(block), `known ${block.known} ms, unknown ${block.unknown} ms`).toBe(true);
});
