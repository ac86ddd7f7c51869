import { type BaseDataKind, readBaseRow } from '@knotenblech/shared/base-data/base-data-kinds.ts';
import { DomainError } from '@knotenblech/shared/errors/domain-error.ts';
import type { Day } from '@knotenblech/shared/values/day.ts';
import type { UserId } from '@knotenblech/shared/values/ids.ts';
import { noteAudit } from '../audit/audit-store.ts';
import type { Sql, Transaction } from '../database/database.ts';
import type { Enqueue } from '../jobs/job.ts';
import { shopDay } from '../orders/shop-day.ts';
import { baseRowsOn, changeDaysFrom, insertBaseVersion, lockBaseData } from './base-data-store.ts';
import { refuseBroken, refusePast } from './refuse-broken.ts';

export type BaseVersionWanted = {
  kind: BaseDataKind;
  /** Of the row that ends; a row with data has its own. */
  key?: string;
  data: unknown;
  validFrom: Day;
  source: string;
  madeBy: UserId | null;
};

/** Adds a version of a row from a day on; whoever holds the base data on a device gets it when it holds. Says what held before. */
export const putBaseVersion = (
  { owner, enqueue, now }: { owner: Sql; enqueue: Enqueue; now: () => Date },
  wanted: BaseVersionWanted,
) => {
  refusePast(wanted.validFrom, shopDay(now()));
  return owner.begin(async (tx) => {
    await lockBaseData(tx);
    const { key, data } = wanted.data === null ? { key: wanted.key ?? '', data: null } : readRow(wanted);
    const before = await rowOn(tx, wanted, key);
    if (data === null && before === null) throw new DomainError('not_found', { record: 'baseData' });
    const number = await insertBaseVersion(tx, { ...wanted, key, data });
    for (const day of [wanted.validFrom, ...(await changeDaysFrom(tx, wanted.validFrom))]) await refuseBroken(tx, day);
    const { kind, validFrom, madeBy } = wanted;
    const details = { validFrom, before, after: data };
    const subject = `${kind} ${key}`;
    if (madeBy)
      await noteAudit(tx, { at: now(), actorId: madeBy, action: 'base_data', customerId: null, subject, details });
    await enqueue(tx, 'apply-base-data', {});
    return { number, key, before };
  });
};

const readRow = ({ kind, data }: BaseVersionWanted) => readBaseRow(kind, data);

const rowOn = async (tx: Transaction, { kind, validFrom }: BaseVersionWanted, key: string) => {
  const rows = await baseRowsOn(tx, validFrom);
  return rows.find((row) => row.kind === kind && row.key === key)?.data ?? null;
};
