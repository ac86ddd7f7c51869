import { cmp, type DBCoreCursor, type DBCoreTransaction, Dexie } from 'dexie';
import { keyOf, type PackableRow, type RowKey } from './row-pack.ts';

/** A cursor over rows that are read already; null where there are none, as the browser gives it. */
export const rowsCursor = (trans: DBCoreTransaction, rows: readonly PackableRow[]): DBCoreCursor | null => {
  if (rows.length === 0) return null;
  let at = 0;
  let onNext = () => {};
  let isTelling = false;
  let hasMoved = false;
  let finish: (value?: unknown) => void = () => {};
  let fail: (error: Error) => void = () => {};
  const row = () => rows[at] as PackableRow;
  const tell = () => {
    hasMoved = true;
    if (isTelling) return;
    isTelling = true;
    try {
      while (hasMoved && at < rows.length) {
        hasMoved = false;
        onNext();
      }
      if (at >= rows.length) finish();
    } catch (error) {
      fail(error as Error);
    } finally {
      isTelling = false;
    }
  };
  const moveTo = (next: number) => {
    at = next === -1 ? rows.length : next;
    tell();
  };
  const from = (key: RowKey) => rows.findIndex((each, n) => n > at && cmp(keyOf(each), key) >= 0);
  const cursor: DBCoreCursor = {
    trans,
    get key(): RowKey {
      return keyOf(row());
    },
    get primaryKey(): RowKey {
      return keyOf(row());
    },
    get value(): PackableRow {
      return row();
    },
    get done() {
      return at >= rows.length;
    },
    continue: (key?: RowKey) => moveTo(key === undefined ? at + 1 : from(key)),
    continuePrimaryKey: (key: RowKey) => moveTo(from(key)),
    advance: (count) => moveTo(at + count),
    start: (callback) => {
      onNext = callback;
      return new Dexie.Promise((resolve, reject) => {
        finish = resolve;
        fail = reject;
        tell();
      });
    },
    stop: (value) => finish(value),
    next: () => {
      throw new Error('rows are gone through from the first');
    },
    fail: (error) => fail(error),
  };
  return cursor;
};
