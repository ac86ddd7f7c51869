import type { BaseRowChange } from '@knotenblech/shared/api/base-data-calls.ts';
import { type BaseDataKind, readBaseRow } from '@knotenblech/shared/base-data/base-data-kinds.ts';
import type { BaseRow } from '@knotenblech/shared/base-data/costs/seed-base-data.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { ZodError } from 'zod';

/** A row that changes; data null: it ends; before null: there was none. */
export type RowChange = { key: string; data: unknown; before: unknown };

/** The changes that are wanted of rows of a kind, beside what holds; refused with the place of the row that is wrong. */
export const readRowChanges = (
  kind: BaseDataKind,
  wanted: readonly BaseRowChange[],
  held: readonly BaseRow[],
): RowChange[] => {
  const before = new Map(held.filter((row) => row.kind === kind).map((row) => [row.key, row.data]));
  const seen = new Set<string>();
  return wanted.map((change, place) => {
    const { key, data } = change.data === null ? change : readRow(kind, change.data, place);
    if (seen.has(key)) throw new DomainError('invalid_input', { at: 'rows', row: place, reason: 'twice' });
    seen.add(key);
    if (data === null && !before.has(key)) throw new DomainError('not_found', { record: 'baseData', row: place });
    return { key, data, before: before.get(key) ?? null };
  });
};

const readRow = (kind: BaseDataKind, data: unknown, place: number) => {
  try {
    return readBaseRow(kind, data);
  } catch (error) {
    if (!(error instanceof ZodError)) throw error;
    const [issue] = error.issues;
    throw new DomainError('invalid_input', { at: `rows.${place}.${issue?.path.join('.') ?? ''}`, row: place });
  }
};

/** What holds once the changes are made; a row that is new comes last of its kind. */
export const withRowChanges = (
  held: readonly BaseRow[],
  kind: BaseDataKind,
  changes: readonly RowChange[],
): BaseRow[] => {
  const byKey = new Map(changes.map((change) => [change.key, change]));
  const last = Math.max(0, ...held.filter((row) => row.kind === kind).map((row) => row.place));
  const kept = held.flatMap((row) => {
    const change = row.kind === kind ? byKey.get(row.key) : undefined;
    if (!change) return [row];
    return change.data === null ? [] : [{ ...row, data: change.data }];
  });
  const added = changes
    .filter(({ data, before }) => data !== null && before === null)
    .map(({ key, data }, n) => ({ kind, key, data, place: last + n + 1, source: '' }));
  return [...kept, ...added];
};
