import type { BaseRowChange } from '@knotenblech/shared/api/base-data-calls.ts';
import type { BaseDataKind } from '@knotenblech/shared/base-data/base-data-kinds.ts';
import type { Day } from '@knotenblech/shared/values/day.ts';
import type { UserId } from '@knotenblech/shared/values/ids.ts';
import { noteAudit } from '../database/audit.store.ts';
import type { Sql, Transaction } from '../database/database.ts';
import type { Enqueue } from '../jobs/job.ts';
import { baseRowsOn, changeDaysFrom, insertBaseVersion, lockBaseData } from './base-data.store.ts';
import { refuseBroken, refusePast } from './refuse-broken.ts';
import { type RowChange, readRowChanges } from './row-changes.ts';
import { shopDay } from './shop-day.ts';

export type BaseVersionsWanted = {
  kind: BaseDataKind;
  rows: readonly BaseRowChange[];
  validFrom: Day;
  source: string;
  madeBy: UserId | null;
};
export type BaseVersionWanted = Omit<BaseVersionsWanted, 'rows'> & {
  /** Of the row that ends; a row with data has its own. */
  key?: string;
  data: unknown;
};
type PutDeps = { owner: Sql; enqueue: Enqueue; now: () => Date };

/** Adds versions of rows from a day on, all or none; whoever holds the base data on a device gets them when they hold. Says what held before. */
export const putBaseVersions = ({ owner, enqueue, now }: PutDeps, wanted: BaseVersionsWanted) => {
  const { kind, validFrom, source, madeBy } = wanted;
  refusePast(validFrom, shopDay(now()));
  return owner.begin(async (tx) => {
    await lockBaseData(tx);
    const changes = readRowChanges(kind, wanted.rows, await baseRowsOn(tx, validFrom));
    const put: { number: number; key: string; before: unknown }[] = [];
    for (const { key, data, before } of changes)
      put.push({ number: await insertBaseVersion(tx, { kind, key, data, validFrom, source, madeBy }), key, before });
    for (const day of [validFrom, ...(await changeDaysFrom(tx, validFrom))]) await refuseBroken(tx, day);
    if (madeBy) await noteChanges(tx, { ...wanted, madeBy }, { changes, at: now() });
    await enqueue(tx, 'apply-base-data', {});
    return put;
  });
};

/** The same of one row. */
export const putBaseVersion = async (deps: PutDeps, { key = '', data, ...wanted }: BaseVersionWanted) => {
  const row = data === null ? { data, key } : { data: data as Record<string, unknown> };
  const [put] = await putBaseVersions(deps, { ...wanted, rows: [row] });
  if (!put) throw new Error('a row was put without a version');
  return put;
};

/** One entry for each row, as each has its history; of many rows at once one for all. */
const noteChanges = async (
  tx: Transaction,
  { kind, validFrom, madeBy }: BaseVersionsWanted & { madeBy: UserId },
  { changes, at }: { changes: readonly RowChange[]; at: Date },
) => {
  const [first] = changes;
  const isOne = changes.length === 1 && first !== undefined;
  const details = isOne
    ? { validFrom, before: first.before, after: first.data }
    : { validFrom, rowCount: changes.length, keys: changes.map(({ key }) => key) };
  const subject = isOne ? `${kind} ${first.key}` : kind;
  await noteAudit(tx, { at, actorId: madeBy, action: 'base_data', customerId: null, subject, details });
};
