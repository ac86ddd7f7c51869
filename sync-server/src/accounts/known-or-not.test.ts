import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestShop, testShop } from '../test-shop.ts';

let shop: TestShop;
let asked = 0;
beforeAll(async () => {
  shop = await testShop();
  await shop.addUser('bekannt', ['STANDARD_PERMISSION']);
});
afterAll(() => shop.stop());

const json = { 'Content-Type': 'application/json' };
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
const calls: Record<string, (name: string) => { path: string; headers: Record<string, string>; body: string }> = {
  'a sign-in': (userName) => ({
    path: '/session',
    headers: json,
    body: JSON.stringify({ userName, password: 'Nicht-das-Richtige-7', deviceName: 'x' }),
  }),
  'a sign-in of an API client': (userName) => ({
    path: '/users/login',
    headers: form,
    body: new URLSearchParams({ userName, password: 'Nicht-das-Richtige-7', language: 'de' }).toString(),
  }),
  'a forgotten password': (name) => ({
    path: '/users/resetPassword',
    headers: form,
    body: new URLSearchParams({ email: `${name}@example.org`, language: 'de' }).toString(),
  }),
  'a registration': (name) => ({
    path: '/register',
    headers: json,
    body: JSON.stringify({
      kind: 'company',
      companyName: 'Holzbau Neu',
      firstName: 'Eva',
      name: 'Muster',
      email: `${name}@example.org`,
      password: 'Dachstuhl-und-Sparren-7',
      hasConsented: true,
    }),
  }),
};

const ask = async (call: keyof typeof calls, name: string) => {
  const { path, headers, body } = calls[call]?.(name) ?? { path: '', headers: {}, body: '' };
  asked += 1;
  shop.clock.now = new Date(shop.clock.now.getTime() + 20 * 60_000);
  const from = { 'X-Forwarded-For': `10.7.${asked >> 8}.${asked & 255}` };
  const startedAt = performance.now();
  const answer = await shop.request(path, { method: 'POST', headers: { ...headers, ...from }, body });
  const tookMs = performance.now() - startedAt;
  const told = [...answer.headers].filter(([header]) => header !== 'x-request-id');
  return { tookMs, words: JSON.stringify([answer.status, told, await answer.text()]) };
};

const rounds = 15;
const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Other work on the machine falls upon one of the two now and then, not in block after block. */
const mostBlocks = 3;

/** Medians (ms) of both, asked in turn. */
const askInTurn = async (call: string, block: number) => {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  const words = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const known = await ask(call, 'bekannt');
    const unknown = await ask(call, `niemand${block}x${round}`);
    times.known.push(known.tookMs);
    times.unknown.push(unknown.tookMs);
    words.add(known.words).add(unknown.words);
  }
  expect([...words]).toHaveLength(1);
  const [known, unknown] = [median(times.known), median(times.unknown)];
  console.log(`${call}: known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms`);
  return { known, unknown };
};

const isAlike = ({ known, unknown }: { known: number; unknown: number }) =>
  Math.abs(known - unknown) < Math.max(10, 0.35 * Math.max(known, unknown));

it.each(Object.keys(calls))(
  '%s is answered alike, in words and in time, for a known and an unknown account',
  async (call) => {
    let block = await askInTurn(call, 0);
    for (let more = 1; more < mostBlocks && !isAlike(block); more += 1) block = await askInTurn(call, more);
    expect(isAlike(block), `known ${block.known} ms, unknown ${block.unknown} ms`).toBe(true);
  },
);
