import { argon2idAsync } from '@noble/hashes/argon2.js';
import type { DeviceDatabase, PinWrap } from '../../database/device-database.ts';
import { unwrapKey, wrapKey } from '../encryption/data-key.ts';
import { isDeviceFull } from '../quota/quota.ts';

export const pinTries = 5;

/** As OWASP asks at least: 19 MiB, twice. */
const leastCost: PinWrap['cost'] = { t: 2, m: 19_456 };

const keyFromPin = (pin: string, { salt, cost }: Pick<PinWrap, 'salt' | 'cost'>) =>
  argon2idAsync(pin.normalize('NFKC'), salt, { ...cost, p: 1, dkLen: 32 });

export const wrapByPin = async (
  dataKey: Uint8Array,
  pin: string,
  userId: string,
  cost = leastCost,
): Promise<PinWrap> => {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  return { salt, cost, tries: 0, wrapped: wrapKey(dataKey, await keyFromPin(pin, { salt, cost }), userId) };
};

/** The data key, or how many tries are left; none: the PIN is gone and only the password helps. */
export const openByPin = async (
  devices: DeviceDatabase,
  userId: string,
  pin: string,
): Promise<{ ok: true; dataKey: Uint8Array<ArrayBuffer> } | { ok: false; triesLeft: number }> => {
  const wrap = await countTry(devices, userId);
  if (!wrap) return { ok: false, triesLeft: 0 };
  const dataKey = unwrapKey(wrap.wrapped, await keyFromPin(pin, wrap), userId);
  if (dataKey) {
    await setPinWrap(devices, userId, { ...wrap, tries: 0 }).catch(leaveCounted);
    return { ok: true, dataKey };
  }
  if (wrap.tries >= pinTries) await setPinWrap(devices, userId, null);
  return { ok: false, triesLeft: pinTries - wrap.tries };
};

/** Where there is no room any more the right PIN opens all the same, and counts as a try. */
const leaveCounted = (error: unknown) => {
  if (!isDeviceFull(error)) throw error;
};

/** Before the PIN is looked at: a window that is closed meanwhile gains no try, nor does a device without room to count it. */
const countTry = (devices: DeviceDatabase, userId: string) =>
  devices.transaction('rw', devices.key, async () => {
    const pin = (await devices.key.get(userId))?.pin;
    if (!pin || pin.tries >= pinTries) {
      await setPinWrap(devices, userId, null);
      return null;
    }
    const counted = { ...pin, tries: pin.tries + 1 };
    await setPinWrap(devices, userId, counted);
    return counted;
  });

export const setPinWrap = (devices: DeviceDatabase, userId: string, pin: PinWrap | null) =>
  devices.key.where({ userId }).modify((row) => {
    if (pin) row.pin = pin;
    else delete row.pin;
  });

export const shortestPin = 6;

const runs = ['0123456789012345678901234567890', '9876543210987654321098765432109'];

/** What speaks against a PIN; null: nothing. */
export const pinProblem = (pin: string): 'short' | 'guessable' | null => {
  if (pin.length < shortestPin) return 'short';
  return new Set(pin).size < 3 || runs.some((run) => run.includes(pin)) ? 'guessable' : null;
};
