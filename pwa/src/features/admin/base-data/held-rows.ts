import type { BaseVersion } from '@knotenblech/shared/api/base-data-calls.ts';
import type { Day } from '@knotenblech/shared/values/day.ts';
import { matchScore } from '@knotenblech/shared/values/match-score.ts';

export type RowData = Readonly<Record<string, unknown>>;

/** A row of the base data: how it holds today (null: not yet), and what comes, the next day first. */
export type HeldRow = { key: string; place: number; held: BaseVersion | null; coming: BaseVersion[] };

const newestFirst = (a: BaseVersion, b: BaseVersion) =>
  a.validFrom === b.validFrom ? b.number - a.number : a.validFrom < b.validFrom ? 1 : -1;

export const dataOf = (version: BaseVersion | null): RowData | null => (version?.data ?? null) as RowData | null;

/** What a row says today, or will first. */
export const shownData = ({ held, coming }: HeldRow): RowData | null => dataOf(held) ?? dataOf(coming[0] ?? null);

/** The rows of a kind that hold today or will, of all their versions, in their order. */
export const heldRows = (versions: readonly BaseVersion[], today: Day): HeldRow[] => {
  const byKey = Map.groupBy(versions, (version) => version.key);
  return [...byKey]
    .map(([key, own]) => rowOf(key, own.toSorted(newestFirst), today))
    .filter(({ held, coming }) => dataOf(held) !== null || coming.length > 0)
    .toSorted((a, b) => a.place - b.place || a.key.localeCompare(b.key, 'de'));
};

const rowOf = (key: string, own: readonly BaseVersion[], today: Day): HeldRow => {
  const held = own.find((version) => version.validFrom <= today) ?? null;
  const days = new Set<Day>();
  const coming = own.filter(({ validFrom }) => {
    if (validFrom <= today || days.has(validFrom)) return false;
    days.add(validFrom);
    return true;
  });
  return { key, place: own[0]?.place ?? 0, held: dataOf(held) === null ? null : held, coming: coming.toReversed() };
};

/** The rows that a search finds in their words, small slips allowed. */
export const findRows = (
  rows: readonly HeldRow[],
  q: string,
  wordsOf: (row: HeldRow) => readonly string[],
): HeldRow[] =>
  q.trim() === '' ? [...rows] : rows.filter((row) => matchScore([row.key, ...wordsOf(row)].join(' '), q) > 0);
