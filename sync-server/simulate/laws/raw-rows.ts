import { bytesToRow } from '../../../pwa/src/database/row-bytes.ts';
import type {
  MetaRow,
  OutboxEntry,
  ResultRow,
  ShadowRow,
  SpaceRow,
  StoredRow,
} from '../../../pwa/src/database/shop-database.ts';

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

export type RawDatabase = { [K in keyof Tables]: Tables[K][] };

/** What lies on a device's disk this moment, read past every lock; null while a transaction is writing. */
export const rawRows = (factory: IDBFactory): RawDatabase | null => {
  const raw = (factory as unknown as { _databases: Map<string, Raw> })._databases.get('shop');
  if (!raw || raw.transactions.some(({ mode, _state }) => mode !== 'readonly' && _state !== 'finished')) return null;
  const all = <K extends keyof Tables>(name: K) =>
    [...(raw.rawObjectStores.get(name)?.records.values() ?? [])].map(({ value }) => opened(value) as Tables[K]);
  return {
    row: all('row'),
    shadow: all('shadow'),
    outbox: all('outbox'),
    spaces: all('spaces'),
    results: all('results'),
    meta: all('meta'),
  };
};

/** Rows of a device that encrypts, by a cipher that hides nothing. */
const opened = (value: unknown) => {
  const { $: sealed, ...clear } = value as { $?: unknown };
  return sealed instanceof Uint8Array ? { ...clear, ...bytesToRow(sealed) } : clear;
};

export const metaOf = <K extends MetaRow['key']>(raw: RawDatabase, key: K) =>
  raw.meta.find((each) => each.key === key)?.value as Extract<MetaRow, { key: K }>['value'] | undefined;
