import type { Cents } from '../../values/money.ts';
import { type PieceCauseKind, pieceDifference } from './piece-difference.ts';
import type { PieceSnapshot, PriceSnapshot } from './price-snapshot.ts';
import type { ProjectCharge } from './project-charges.ts';

export type { PriceSnapshot } from './price-snapshot.ts';

/** 'new-in-file', 'gone-from-file' and 'shape' are said between two files instead of 'taken', 'left-out' and 'reading'. */
export type PriceCauseKind =
  | PieceCauseKind
  | 'taken'
  | 'left-out'
  | 'charge'
  | 'manual-price'
  | 'new-in-file'
  | 'gone-from-file'
  | 'shape';

/** One reason why a project costs something else, and how much that makes. */
export type PriceCause = {
  kind: PriceCauseKind;
  cents: Cents;
  /** The part or assembly it is about; null: the project. */
  piece: Pick<PieceSnapshot, 'kind' | 'index' | 'name'> | null;
  /** The line that changed, for 'charge'. */
  charge: ProjectCharge['kind'] | null;
  /** Where one value takes the place of another: quantity, surface, grade, profile. */
  values: { was: string; now: string } | null;
};

/**
 * Why a project costs something else than before: the causes' cents add up exactly to now.netCents - was.netCents.
 * Largest first. Pure; see pieceDifference for how a position is cut up.
 */
export const priceDifference = (was: PriceSnapshot, now: PriceSnapshot): PriceCause[] => {
  const around = {
    isOtherTariff: was.tariffNumber !== now.tariffNumber,
    isOtherProduction: was.productionType !== now.productionType,
  };
  const causes = [
    ...pairedPieces(was.pieces, now.pieces).flatMap(({ before, after }) => {
      if (before && after)
        return [...pieceDifference(before, after, around)].map(([kind, cents]) =>
          causeOf(kind, { before, after, cents }),
        );
      return cameOrWent({ before, after, isOtherProduction: around.isOtherProduction });
    }),
    ...chargeCauses(was.charges, now.charges),
    { ...nothing, kind: 'manual-price' as const, cents: manualShare(now) - manualShare(was) },
  ];
  return causes.filter(({ cents }) => cents !== 0).sort((a, b) => Math.abs(b.cents) - Math.abs(a.cents));
};

const nothing = { piece: null, charge: null, values: null };

const pieceKey = ({ kind, index }: PieceSnapshot) => `${kind}${index}`;

const pairedPieces = (was: readonly PieceSnapshot[], now: readonly PieceSnapshot[]) => {
  const before = new Map(was.map((piece) => [pieceKey(piece), piece]));
  const after = new Map(now.map((piece) => [pieceKey(piece), piece]));
  return [...new Set([...before.keys(), ...after.keys()])].map((key) => ({
    before: before.get(key),
    after: after.get(key),
  }));
};

type Came = { before: PieceSnapshot | undefined; after: PieceSnapshot | undefined; isOtherProduction: boolean };

const cameOrWent = ({ before, after, isOtherProduction }: Came): PriceCause[] => {
  const piece = after ?? before;
  if (!piece) return [];
  const { kind, index, name } = piece;
  const cents = (after?.positionCents ?? 0) - (before?.positionCents ?? 0);
  const came = after ? 'taken' : 'left-out';
  const cause = kind === 'part' ? came : isOtherProduction ? 'production' : 'contents';
  return [{ ...nothing, kind: cause, cents, piece: { kind, index, name } }];
};

const causeOf = (
  kind: PieceCauseKind,
  { before, after, cents }: { before: PieceSnapshot; after: PieceSnapshot; cents: Cents },
): PriceCause => ({
  ...nothing,
  kind,
  cents,
  piece: { kind: after.kind, index: after.index, name: after.name },
  values: valuesOf(kind, before, after),
});

const valuesOf = (kind: PieceCauseKind, before: PieceSnapshot, after: PieceSnapshot): PriceCause['values'] => {
  switch (kind) {
    case 'quantity':
      return { was: String(before.quantity), now: String(after.quantity) };
    case 'surface':
      return { was: before.surface, now: after.surface };
    case 'grade':
      return { was: before.grade ?? '', now: after.grade ?? '' };
    case 'profile':
      return { was: before.profile, now: after.profile };
    default:
      return null;
  }
};

const chargeKey = ({ kind, surface, ralNumber }: ProjectCharge) => `${kind}|${surface}|${ralNumber}`;

const chargeCauses = (was: readonly ProjectCharge[], now: readonly ProjectCharge[]): PriceCause[] => {
  const changes = new Map<string, { kind: ProjectCharge['kind']; cents: Cents }>();
  const add = (charge: ProjectCharge, sign: 1 | -1) => {
    const cents = (changes.get(chargeKey(charge))?.cents ?? 0) + sign * charge.cents;
    changes.set(chargeKey(charge), { kind: charge.kind, cents });
  };
  for (const charge of was) add(charge, -1);
  for (const charge of now) add(charge, 1);
  return [...changes.values()].map(({ kind, cents }) => ({ ...nothing, kind: 'charge', cents, charge: kind }));
};

/** What a price set by hand adds to what was calculated. */
const manualShare = ({ netCents, pieces, charges }: PriceSnapshot): Cents =>
  netCents -
  [...pieces.map((piece) => piece.positionCents), ...charges.map(({ cents }) => cents)].reduce((a, b) => a + b, 0);
