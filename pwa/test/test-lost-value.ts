import type { Dexie } from 'dexie';

type FakeStores = { _rawDatabase: { rawObjectStores: Map<string, { records: { get(key: string): object } }> } };

/** From here on every request that reads this value fails, as where the browser lost the file it kept it in; its key is there. */
export const loseValue = (database: Dexie, table: string, key: string) => {
  const stores = (database.backendDB() as unknown as FakeStores)._rawDatabase.rawObjectStores;
  Object.defineProperty(stores.get(table)?.records.get(key), 'value', {
    get: () => {
      throw new DOMException('Data lost due to missing file', 'NotReadableError');
    },
  });
};
