import { type PriceCause, priceDifference } from '../prices/project/price-difference.ts';
import type { PieceSnapshot, PriceSnapshot } from '../prices/project/price-snapshot.ts';
import type { Cents } from '../values/money.ts';
import type { Revision, RevisionRow } from './match-revision.ts';

/** Why the new file costs something else: the cents of all rows and of what is beside them add up to `nowCents - wasCents`. */
export type RevisionPrice = {
  wasCents: Cents;
  nowCents: Cents;
  /** By place of the row in the revision: what it makes, cause by cause. */
  rows: Map<number, PriceCause[]>;
  /** Welded assemblies, charges of the project and prices set by hand. */
  others: PriceCause[];
};

/**
 * The difference of two prices of which the older counts its pieces by the older file: pieces are named by the rows they belong to,
 * then compared as one project at two times. Of divided and joined positions the pieces beyond the first count as new or gone.
 */
export const revisionPrice = (was: PriceSnapshot, now: PriceSnapshot, revision: Revision): RevisionPrice => {
  const rowOf = { was: placesOf(revision.rows, 'was'), now: placesOf(revision.rows, 'now') };
  const assemblyAt = new Map(revision.assemblies.map((pair) => [pair.was.index, pair.now.index]));
  const renamed = was.pieces.map((piece) => ({
    ...piece,
    index: indexNow(piece, revision.rows, { rowOf, assemblyAt }),
  }));
  const rows = new Map<number, PriceCause[]>();
  const others: PriceCause[] = [];
  for (const cause of priceDifference({ ...was, pieces: renamed }, now)) {
    const { piece } = cause;
    const place =
      piece?.kind === 'part' ? (piece.index < 0 ? rowOf.was.get(-piece.index) : rowOf.now.get(piece.index)) : undefined;
    if (place === undefined) others.push(cause);
    else rows.set(place, [...(rows.get(place) ?? []), cause]);
  }
  return { wasCents: was.netCents, nowCents: now.netCents, rows, others };
};

type Places = ReadonlyMap<number, number>;

const placesOf = (rows: readonly RevisionRow[], side: 'was' | 'now'): Places =>
  new Map(rows.flatMap((row, place) => row[side].map(({ index }) => [index, place] as const)));

/** Where a piece of the old file is in the new one; below 0: nowhere. */
const indexNow = (
  { kind, index }: PieceSnapshot,
  rows: readonly RevisionRow[],
  { rowOf, assemblyAt }: { rowOf: { was: Places }; assemblyAt: ReadonlyMap<number, number> },
): number => {
  if (kind === 'assembly') return assemblyAt.get(index) ?? -index;
  const row = rows[rowOf.was.get(index) ?? -1];
  const at = row?.was.findIndex((part) => part.index === index) ?? -1;
  return row?.now[at]?.index ?? -index;
};
