import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasOpened, subscribeToConnections } from '../device/connection/connection-state.ts';
import { isDatabaseFailure } from './device-database.ts';
import { openShopDatabase } from './shop-database.ts';

/** As Safari says it once its storage's process has ended. */
let refused = { times: 0, name: 'UnknownError' };
const method = 'transaction';
const given = IDBDatabase.prototype[method];
beforeEach(() => {
  refused = { times: 0, name: 'UnknownError' };
  vi.spyOn(IDBDatabase.prototype, method).mockImplementation(function (this: IDBDatabase, ...asked) {
    refused.times -= 1;
    if (refused.times < 0) return given.apply(this, asked);
    throw new DOMException('Connection to Indexed Database server lost', refused.name);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const listen = () => {
  const heard: boolean[] = [];
  return { heard, stop: subscribeToConnections((isLost) => heard.push(isLost)) };
};

test.each(['UnknownError', 'InvalidStateError'])(
  'a database that once gives no transaction (%s) is opened anew, and nothing is told',
  async (name) => {
    const { heard, stop } = listen();
    const database = openShopDatabase(`once ${name}`, null);
    await database.meta.put({ key: 'nextSeq', value: 7 });
    expect(hasOpened()).toBe(true);
    refused = { times: 1, name };
    expect(await database.meta.get('nextSeq')).toMatchObject({ value: 7 });
    expect(refused.times).toBeLessThan(1);
    refused = { times: 1, name };
    await database.transaction('rw', database.meta, () => database.meta.put({ key: 'nextSeq', value: 8 }));
    expect(await database.meta.get('nextSeq')).toMatchObject({ value: 8 });
    expect(heard).toEqual([]);
    stop();
    database.close();
  },
);

test('a database that gives no transaction any more is told until it does again, with all that was stored', async () => {
  const { heard, stop } = listen();
  const database = openShopDatabase('always', null);
  await database.meta.put({ key: 'nextSeq', value: 7 });
  refused.times = Infinity;
  for (let tries = 0; tries < 5; tries++) {
    const error: unknown = await database.meta.put({ key: 'nextSeq', value: 8 }).catch((reason: unknown) => reason);
    expect(isDatabaseFailure(error)).toBe(true);
  }
  expect(heard).toEqual([true]);
  refused.times = 0;
  expect(await database.meta.get('nextSeq')).toMatchObject({ value: 7 });
  expect(heard).toEqual([true, false]);
  stop();
  database.close();
});

test('what else a transaction is refused for is no loss of the database', async () => {
  const { heard, stop } = listen();
  const database = openShopDatabase('wrong store', null);
  await database.open();
  refused = { times: 1, name: 'NotFoundError' };
  await expect(database.meta.get('nextSeq')).rejects.toMatchObject({ name: 'NotFoundError' });
  expect(await database.meta.get('nextSeq')).toBeUndefined();
  expect(heard).toEqual([]);
  stop();
  database.close();
});
