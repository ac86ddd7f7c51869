import { type Operator, seedOperator } from '@knotenblech/shared/catalogue/operator.schema.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const before: Operator = { ...seedOperator(), phone: '+49 821 1' };
const after: Operator = { ...seedOperator(), phone: '+49 821 2' };
const ask = vi.fn<() => Promise<Response>>();
let now = 0;

const told = (operator: Operator) => async () =>
  Response.json({ serverTime: new Date().toISOString(), launchAt: null, unavailableRegions: [], operator });
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

/** A page of its own on a device that remembers what the page before was told. */
const openPage = () => {
  vi.resetModules();
  return import('./site.ts');
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('fetch', ask);
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  ask.mockReset().mockImplementation(told(before));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('who goes on to another page later finds who runs the shop by then, and meanwhile who did', async () => {
  const { loadSite, knownOperator } = await openPage();
  expect((await loadSite())?.facts.operator).toEqual(before);
  ask.mockImplementation(told(after));
  now += 9_000;
  await loadSite();
  expect(ask).toHaveBeenCalledTimes(1);
  now += 2_000;
  expect((await loadSite())?.facts.operator).toEqual(before);
  await expect.poll(knownOperator).toEqual(after);
});

test('out of the reach of the server what the device remembers stands', async () => {
  const first = await openPage();
  await first.loadSite();
  ask.mockImplementation(unreachable);
  const next = await openPage();
  expect((await next.loadSite())?.facts.operator).toEqual(before);
  expect((await next.fetchSite())?.facts.operator).toEqual(before);
});

test('what the catalogue brings is shown at once, remembered, and told once', async () => {
  const { loadSite, setOperator, knownOperator, subscribeToOperator } = await openPage();
  await loadSite();
  const tell = vi.fn();
  subscribeToOperator(tell);
  setOperator(before);
  setOperator(after);
  setOperator({ ...after });
  expect(knownOperator()).toEqual(after);
  expect(tell).toHaveBeenCalledTimes(1);
  ask.mockImplementation(unreachable);
  expect((await openPage()).knownOperator()).toEqual(after);
});

test('the catalogue says who runs the shop also where the server has never told', async () => {
  ask.mockImplementation(unreachable);
  const { loadSite, setOperator, knownOperator } = await openPage();
  expect(await loadSite()).toBeNull();
  setOperator(after);
  expect(knownOperator()).toEqual(after);
});
