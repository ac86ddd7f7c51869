import type { BaseVersion } from '@knotenblech/shared/api/base-data-calls.ts';
import type { BaseField } from '@knotenblech/shared/base-data/base-fields.ts';
import { dataOf } from './held-rows.ts';

export type LogEntry = {
  version: BaseVersion;
  /** What held before this version; null: there was no such row. */
  before: BaseVersion | null;
};

const cameBefore = (version: BaseVersion) => (other: BaseVersion) =>
  other.key === version.key && other.number < version.number && other.validFrom <= version.validFrom;
const latest = (a: BaseVersion, b: BaseVersion) =>
  a.validFrom === b.validFrom ? a.number - b.number : a.validFrom < b.validFrom ? -1 : 1;

/** What people entered, the latest entry first; what the shop began with is left out. */
export const logEntries = (versions: readonly BaseVersion[]): LogEntry[] =>
  versions
    .filter(({ madeBy }) => madeBy !== null)
    .toSorted((a, b) => b.number - a.number)
    .map((version) => ({ version, before: versions.filter(cameBefore(version)).toSorted(latest).at(-1) ?? null }));

export type ChangedField = { name: string; old: string; now: string };

/** The fields that a version changed, with what they were and are. */
export const changedFields = (
  fields: readonly BaseField[],
  { version, before }: LogEntry,
  textOf: (field: BaseField, value: unknown) => string,
): ChangedField[] => {
  const [old, now] = [dataOf(before), dataOf(version)];
  if (now === null) return [];
  return fields
    .filter(({ isUnseen }) => !isUnseen)
    .map((field) => ({
      name: field.name,
      old: textOf(field, old?.[field.name]),
      now: textOf(field, now[field.name]),
    }))
    .filter((field) => field.old !== field.now);
};
