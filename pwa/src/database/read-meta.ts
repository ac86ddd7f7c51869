import type { MetaRow, ShopDatabase } from './shop-database.ts';

type MetaKey = MetaRow['key'];
export type MetaValue<K extends MetaKey> = Extract<MetaRow, { key: K }>['value'];

export const readMeta = async <K extends MetaKey>(database: ShopDatabase, key: K): Promise<MetaValue<K> | undefined> =>
  (await database.meta.get(key))?.value as MetaValue<K> | undefined;

type MetaValues<K extends readonly MetaKey[]> = { [N in keyof K]: MetaValue<K[N]> | undefined };

/** Several at once. */
export const readMetas = async <const K extends readonly MetaKey[]>(database: ShopDatabase, keys: K) =>
  (await database.meta.bulkGet([...keys])).map((row) => row?.value) as unknown as MetaValues<K>;

export const writeMeta = async <K extends MetaKey>(database: ShopDatabase, key: K, value: MetaValue<K>) => {
  await database.meta.put({ key, value } as MetaRow);
};
