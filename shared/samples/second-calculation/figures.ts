import type { ProjectPricing } from '../../src/prices/project/price-project.ts';
import { inFigures } from './fraction.ts';
import type { WorkedProject } from './work-out-project.ts';
import type { Position } from './work-out-position.ts';

/** Every amount of a worked project as numbers. */
export const figuresOf = (worked: WorkedProject) => ({
  parts: byIndex(worked.parts.map(positionFigures)),
  assemblies: byIndex(worked.assemblies.filter((each) => each.isOnRequest || each.rows.length > 0).map(positionFigures)),
  charges: worked.charges.map(({ kind, cents }) => `${kind} ${cents}`).toSorted(),
  partsCents: worked.partsCents,
  assembliesCents: worked.assembliesCents,
  netCents: worked.netCents,
  isOnRequest: worked.isOnRequest,
});

/** The same of the shop's price. */
export const shopFigures = (pricing: ProjectPricing): ReturnType<typeof figuresOf> => ({
  parts: byIndex([...pricing.parts.values()].map(shopPosition)),
  assemblies: byIndex([...pricing.assemblyPrices.values()].map(shopPosition)),
  charges: pricing.charges.map(({ kind, cents }) => `${kind} ${cents}`).toSorted(),
  partsCents: pricing.partsCents,
  assembliesCents: pricing.assembliesCents,
  netCents: pricing.netCents,
  isOnRequest: pricing.onRequest,
});

type Figures = ReturnType<typeof positionFigures>;
type ShopPosition = Pick<
  NonNullable<ReturnType<ProjectPricing['parts']['get']>>,
  'index' | 'quantity' | 'processes' | 'unitPrice' | 'positionFlatCents' | 'positionCents'
>;

const byIndex = (all: Figures[]) => all.toSorted((a, b) => a.index - b.index);

function positionFigures({ index, isOnRequest, pieces, rows, unitEur, setupCents, positionCents }: Position) {
  return {
    index,
    pieces,
    rows: rows.map(({ process, pieceEur }) => `${process} ${inFigures(pieceEur)}`).toSorted(),
    unitEur: isOnRequest ? null : inFigures(unitEur),
    setupCents,
    positionCents,
  };
}

function shopPosition({ index, quantity, processes, unitPrice, positionFlatCents, positionCents }: ShopPosition): Figures {
  return {
    index,
    pieces: quantity,
    rows: processes.map(({ process, pieceEur }) => `${process} ${Number(pieceEur)}`).toSorted(),
    unitEur: unitPrice === null ? null : Number(unitPrice),
    setupCents: positionFlatCents,
    positionCents,
  };
}
