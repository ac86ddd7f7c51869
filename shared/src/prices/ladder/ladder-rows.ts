import { withVat } from '../../values/decimal.ts';
import type { Cents } from '../../values/money.ts';
import type { Tariff } from '../tariff.record.ts';
import { apportion } from './apportion.ts';
import { positionShares } from './ladder-piece.ts';
import { type Ladder, type LadderShare, type LadderStep, ladderShares, projectShares } from './price-ladder.ts';

/** Where the operator has not set any. */
export const defaultQuantitySteps = [1, 2, 5, 10, 25, 50, 100];

export const highestQuantity = 9999;

/** The quantities of a ladder, ascending: the operator's, and others that are asked for. */
export const ladderQuantities = (
  { quantitySteps = defaultQuantitySteps }: Pick<Tariff, 'quantitySteps'>,
  ...others: readonly number[]
): number[] => [...new Set([...quantitySteps, ...others])].sort((a, b) => a - b);

/** A step per piece, as its reader reads amounts. */
export type LadderRow = Pick<LadderStep, 'quantity' | 'pieces'> & {
  isPresent: boolean;
  /** All pieces together, as the screen shows them at this quantity. */
  priceCents: Cents;
  /** Of one piece; together they are withProjectCents, those of its position eachCents. */
  shares: Record<LadderShare, Cents>;
  eachCents: Cents;
  /** With what the project pays as a whole because of it. */
  withProjectCents: Cents;
};

/** What one piece of a position costs with its share of the setups, to whole cents: what ladder, panel and list call the price per piece. */
export const centsEach = (positionCents: Cents, pieces: number): Cents => halfUp(positionCents / pieces);

/**
 * The steps of a ladder per piece, net (vatRate null) or with VAT (hundredths of a percent): each price half up to cents, its
 * shares rounded so that they add up to it.
 */
export const ladderRows = ({ steps, present, isWhole }: Ladder, vatRate: number | null): LadderRow[] => {
  const shown = (cents: Cents) => (vatRate === null ? cents : withVat(cents, vatRate));
  return steps.map(({ quantity, pieces, priceCents, shares, exactShares }) => {
    const each = (cents: Cents) => centsEach(shown(cents), pieces);
    const ofPosition = sumOf(shares, positionShares);
    const positionCents = each(ofPosition);
    const withProjectCents = each(sumOf(shares, ladderShares));
    const exact = (cents: Partial<Record<LadderShare, number>>, names: readonly LadderShare[]) =>
      Object.fromEntries(
        names.map((name) => [name, ((cents[name] ?? 0) * (10_000 + (vatRate ?? 0))) / (10_000 * pieces)]),
      );
    return {
      quantity,
      pieces,
      isPresent: quantity === present,
      priceCents: shown(priceCents),
      shares: {
        ...apportion(positionCents, exact(exactShares, positionShares), 'setup'),
        ...apportion(withProjectCents - positionCents, exact(shares, projectShares)),
      } as Record<LadderShare, Cents>,
      eachCents: isWhole ? withProjectCents : positionCents,
      withProjectCents,
    };
  });
};

/** Why a piece costs something else in one row than in another: cents by share, without those that are equal; they add up. */
export const rowDifference = (from: LadderRow, to: LadderRow): { share: LadderShare; cents: Cents }[] =>
  ladderShares
    .map((share) => ({ share, cents: to.shares[share] - from.shares[share] }))
    .filter(({ cents }) => cents !== 0);

const sumOf = (shares: LadderStep['shares'], names: readonly LadderShare[]): Cents =>
  names.reduce((sum, name) => sum + shares[name], 0);

/** Half away from 0, as `toCents`. */
const halfUp = (cents: number): Cents => Math.sign(cents) * Math.round(Math.abs(cents)) || 0;
