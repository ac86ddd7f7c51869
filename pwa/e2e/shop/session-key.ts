import type { Page } from 'playwright';
import { bytesToRow } from '../../src/database/encryption/encrypt-values.ts';
import { createValueCipher } from '../../src/database/encryption/value-cipher.ts';

/** The key of the session that a page's device holds, opened with what lies on the device. */
export const sessionKeyOf = async (page: Page): Promise<string> => {
  const { name, dataKey, sealed } = await page.evaluate(readStored);
  const place = `${JSON.stringify([name, 'meta'])}"sessionKey"`;
  return String(bytesToRow(createValueCipher(Uint8Array.from(dataKey)).open(place, Uint8Array.from(sealed))).value);
};

const readStored = async () => {
  const open = (name: string) =>
    new Promise<IDBDatabase>((done, fail) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => done(request.result);
      request.onerror = () => fail(request.error ?? new Error('no database'));
    });
  const first = <T>(database: IDBDatabase, table: string, key?: string) =>
    new Promise<T>((done) => {
      const request = database.transaction(table).objectStore(table).getAll(key);
      request.onsuccess = () => done(request.result[0] as T);
    });
  const name = (await indexedDB.databases()).find((each) => each.name?.startsWith('shop-'))?.name ?? '';
  const device = await open('knotenblech');
  const shop = await open(name);
  const { dataKey } = await first<{ dataKey: Uint8Array }>(device, 'key');
  const { $: sealed } = await first<{ $: Uint8Array }>(shop, 'meta', 'sessionKey');
  for (const database of [device, shop]) database.close();
  return { name, dataKey: [...dataKey], sealed: [...sealed] };
};
