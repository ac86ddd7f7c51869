import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { newDataKey } from '../../database/encryption/value-cipher.ts';
import { setDataKey } from '../encryption/data-key.ts';
import { devices } from '../tab-session.ts';
import { hasPin } from './lock.ts';
import { wrapByPin } from './pin.ts';
import { setPin } from './unlock.ts';

const dataKey = newDataKey();
const cheap = { t: 1, m: 64 };

beforeEach(async () => {
  const wrap = { wrapped: new Uint8Array(72), isServers: true };
  await devices.key.put({ userId: 'u1', wrap, pin: await wrapByPin(dataKey, '735194', 'u1', cheap) });
  setDataKey({ userId: 'u1', dataKey });
});
const keptPin = async () => (await devices.key.get('u1'))?.pin;

test('a PIN is not changed by who does not know it, and each wrong one counts', async () => {
  expect(await setPin('846205', '735195')).toEqual({ ok: false, triesLeft: 4 });
  expect(await setPin(null, '735196')).toEqual({ ok: false, triesLeft: 3 });
  expect((await keptPin())?.cost).toEqual(cheap);
});

test('a PIN that is not named is asked for, and costs no try', async () => {
  for (let n = 0; n < 6; n++) expect(await setPin('846205', '')).toEqual({ ok: false, triesLeft: null });
  expect(await keptPin()).toMatchObject({ cost: cheap, tries: 0 });
});

test('a PIN is changed by the present one', async () => {
  expect(await setPin('846205', '735194')).toEqual({ ok: true });
  expect((await keptPin())?.cost.m).toBeGreaterThan(cheap.m);
});

test('a PIN is taken away by the present one', async () => {
  expect(await setPin(null, '735194')).toEqual({ ok: true });
  expect(await hasPin()).toBe(false);
});
