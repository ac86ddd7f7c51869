import { coats } from '../../parts/finishes.ts';
import { type Decimal, decimal, toCents } from '../../values/decimal.ts';
import type { Cents } from '../../values/money.ts';
import type { ProcessName } from '../process-price.schema.ts';
import type { PieceSnapshot, RowSnapshot } from './price-snapshot.ts';

/** Why a piece costs something else. 'contents': what lies in a welded assembly changed; 'reading': its measures did. */
export type PieceCauseKind =
  | 'quantity'
  | 'surface'
  | 'grade'
  | 'specificity'
  | 'profile'
  | 'production'
  | 'by-hand'
  | 'tariff'
  | 'zinc-class'
  | 'contents'
  | 'reading'
  | 'on-request';

/** What changed around a piece. */
export type Around = { isOtherTariff: boolean };

/**
 * Cents by cause of a piece that was and is in the project; they add up to the difference of its positions. The quantity
 * is counted at the old unit price; the rest row by row: what another price per minute, kg or m2 makes, then what other amounts make.
 * Where a cause explains two choices at once (grade and tariff) the choice of the piece itself is named.
 */
export const pieceDifference = (was: PieceSnapshot, now: PieceSnapshot, around: Around): Map<PieceCauseKind, Cents> => {
  const total = now.positionCents - was.positionCents;
  if (was.unitPrice === null || now.unitPrice === null) return without0(new Map([['on-request', total]]));
  const unitCents = (unitPrice: string, quantity: number) => toCents(decimal(unitPrice).times(quantity));
  const quantityCents = unitCents(was.unitPrice, now.quantity) - unitCents(was.unitPrice, was.quantity);
  const change = changeOf(was, now, around);
  const exact = new Map<PieceCauseKind, Decimal>();
  const cents = new Map<PieceCauseKind, Cents>([['quantity', quantityCents]]);
  for (const { before, after } of paired(was.rows, now.rows)) {
    const row = (after ?? before) as RowSnapshot;
    const isCustom = Boolean(before?.isCustom) || Boolean(after?.isCustom);
    const rateEur = before && after ? otherRatesEur(before, after) : decimal(0);
    const allEur = decimal(after?.pieceEur ?? '0').minus(before?.pieceEur ?? '0');
    addTo(exact, causeOf({ process: row.process, isRate: true, isCustom }, change), rateEur);
    const amountCause = causeOf({ process: row.process, isRate: false, isCustom }, change);
    addTo(exact, amountCause, allEur.minus(rateEur));
    const flatCents = (after?.positionFlatCents ?? 0) - (before?.positionFlatCents ?? 0);
    cents.set(amountCause, (cents.get(amountCause) ?? 0) + flatCents);
  }
  for (const [cause, eur] of exact) cents.set(cause, (cents.get(cause) ?? 0) + toCents(eur.times(now.quantity)));
  return without0(withRounding(cents, { exact, total }));
};

type Change = Around & {
  kind: PieceSnapshot['kind'];
  surface: boolean;
  grade: boolean;
  specificity: boolean;
  profile: boolean;
  isWelded: boolean;
};

const changeOf = (was: PieceSnapshot, now: PieceSnapshot, around: Around): Change => ({
  ...around,
  kind: now.kind,
  surface: was.surface !== now.surface || was.ralNumber !== now.ralNumber,
  grade: was.grade !== now.grade,
  specificity: was.specificity !== now.specificity,
  profile: was.profile !== now.profile,
  isWelded: was.isWelded !== now.isWelded,
});

/** What a surface costs, with what is done for it. */
export const coatings: readonly ProcessName[] = [
  ...Object.values(coats).map(({ process }) => process),
  'BLASTING',
  'VENT_HOLES',
];

const causeOf = (
  { process, isRate, isCustom }: { process: ProcessName; isRate: boolean; isCustom: boolean },
  change: Change,
): PieceCauseKind => {
  if (isCustom) return 'by-hand';
  if (coatings.includes(process) && change.isWelded) return 'production';
  if (coatings.includes(process) && change.surface) return 'surface';
  if (isRate) {
    if (process === 'MATERIAL' && change.grade) return 'grade';
    if (process === 'MATERIAL' && change.specificity) return 'specificity';
    if (process === coats.zinc.process && !change.isOtherTariff) return 'zinc-class';
    if (change.isOtherTariff) return 'tariff';
  }
  if (change.profile) return 'profile';
  if (change.grade) return 'grade';
  if (change.isOtherTariff) return 'tariff';
  return change.kind === 'assembly' ? 'contents' : 'reading';
};

const paired = (was: readonly RowSnapshot[], now: readonly RowSnapshot[]) => {
  const processes = new Set([...was, ...now].map(({ process }) => process));
  const rowOf = (rows: readonly RowSnapshot[], process: ProcessName) => rows.find((row) => row.process === process);
  return [...processes].map((process) => ({ before: rowOf(was, process), after: rowOf(now, process) }));
};

/** What the old amounts cost more at the new prices per minute, kg and m2, EUR per piece. */
const otherRatesEur = (before: RowSnapshot, after: RowSnapshot): Decimal => {
  const more = (amount: number | undefined, was: string | null | undefined, now: string | null | undefined) =>
    was && now ? decimal(amount ?? 0).times(decimal(now).minus(was)) : decimal(0);
  return more(before.minutesPerPiece, before.ratePerHour, after.ratePerHour)
    .div(60)
    .plus(more(before.kgPerPiece, before.eurPerKg, after.eurPerKg))
    .plus(more(before.m2PerPiece, before.eurPerM2, after.eurPerM2));
};

const addTo = (sums: Map<PieceCauseKind, Decimal>, cause: PieceCauseKind, eur: Decimal) =>
  sums.set(cause, (sums.get(cause) ?? decimal(0)).plus(eur));

/** What rounding leaves goes to the cause that moves most. */
const withRounding = (
  cents: Map<PieceCauseKind, Cents>,
  { exact, total }: { exact: ReadonlyMap<PieceCauseKind, Decimal>; total: Cents },
) => {
  const rest = total - [...cents.values()].reduce((sum, each) => sum + each, 0);
  if (rest === 0) return cents;
  const [largest] = [...exact].sort(([, a], [, b]) => b.abs().cmp(a.abs()));
  const cause = largest?.[0] ?? 'reading';
  return cents.set(cause, (cents.get(cause) ?? 0) + rest);
};

const without0 = (cents: Map<PieceCauseKind, Cents>) => new Map([...cents].filter(([, amount]) => amount !== 0));
