import { bytesToRow } from '../../../pwa/src/database/encryption/encrypt-values.ts';
import type { OutboxEntry } from '../../../pwa/src/database/outbox-entry.ts';
import { unpacked } from '../../../pwa/src/database/row-packs/row-pack.ts';
import type { MetaRow, ResultRow, ShadowRow, SpaceRow, StoredRow } from '../../../pwa/src/database/shop-database.ts';

type Tables = {
  row: StoredRow;
  shadow: ShadowRow;
  outbox: OutboxEntry;
  spaces: SpaceRow;
  results: ResultRow;
  meta: MetaRow;
};
type Store = { records: { values: () => Iterable<{ value: unknown }> } };
type Raw = {
  rawObjectStores: Map<string, Store>;
  transactions: { mode: string; _state: string }[];
};

export type RawDatabase = { [K in keyof Tables]: Tables[K][] } & {
  /** The uids of the orders that lie in the mirror. */
  mirrored: ReadonlySet<string>;
};

/** What lies on a device's disk this moment, read past every lock; null while a transaction is writing. */
export const rawRows = (factory: IDBFactory): RawDatabase | null => {
  const databases = (factory as unknown as { _databases: Map<string, Raw> })._databases;
  const raw = databases.get('shop');
  if (!raw || raw.transactions.some(({ mode, _state }) => mode !== 'readonly' && _state !== 'finished')) return null;
  const all = <K extends keyof Tables>(name: K) => recordsOf(raw, name).map((value) => opened(value) as Tables[K]);
  const orders = recordsOf(databases.get('mirror'), 'order') as { uid: string }[];
  return {
    row: unpackedOnce(factory, all('row')),
    shadow: all('shadow'),
    outbox: all('outbox'),
    spaces: all('spaces'),
    results: all('results'),
    meta: all('meta'),
    mirrored: new Set(orders.map(({ uid }) => uid)),
  };
};

const lastRead = new WeakMap<IDBFactory, { records: readonly StoredRow[]; rows: StoredRow[] }>();

/** Most looks at a device find its rows as the look before did. */
const unpackedOnce = (factory: IDBFactory, records: readonly StoredRow[]): StoredRow[] => {
  const last = lastRead.get(factory);
  const isSame = last?.records.length === records.length && last.records.every((record, n) => record === records[n]);
  if (last && isSame) return last.rows;
  const rows = unpacked(records) as StoredRow[];
  lastRead.set(factory, { records, rows });
  return rows;
};

const recordsOf = (raw: Raw | undefined, store: string) =>
  [...(raw?.rawObjectStores.get(store)?.records.values() ?? [])].map(({ value }) => value);

const read = new WeakMap<object, unknown>();

/** Rows of a device that encrypts, by a cipher that hides nothing. */
const opened = (value: unknown) => {
  const { $: sealed, ...clear } = value as { $?: unknown };
  if (!(sealed instanceof Uint8Array)) return value;
  const row = read.get(sealed) ?? { ...clear, ...bytesToRow(sealed) };
  read.set(sealed, row);
  return row;
};

export const metaOf = <K extends MetaRow['key']>(raw: RawDatabase, key: K) =>
  raw.meta.find((each) => each.key === key)?.value as Extract<MetaRow, { key: K }>['value'] | undefined;

/** Queued orders that were never answered; those told to a restored server again were, perhaps before they were sealed. */
export const ordersWaiting = ({ outbox, results }: RawDatabase) => {
  const answered = new Set(results.map(({ uid }) => uid));
  return outbox.filter(
    ({ uid, name, state, retold }) =>
      name === 'submitOrder' && state.is !== 'answered' && !retold && !answered.has(uid),
  );
};
