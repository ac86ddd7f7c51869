import type { Grade } from '../../catalogue/catalogue.schema.ts';
import { netWeightG, unweighedPieces } from '../../parts/materials/stock-of.ts';
import type { Part } from '../../parts/part.ts';
import type { Project } from '../../projects/project.record.ts';
import type { ReadKey, Rows } from '../../records/define-change.ts';
import { customerPriceSpace, customerSpace } from '../../records/space.ts';
import type { CustomerId, ProjectId } from '../../values/ids.ts';
import type { Cents } from '../../values/money.ts';
import type { Tariff } from '../tariff.record.ts';
import { currentTariff } from '../tariff-validity.ts';
import type { ProjectPricing } from './price-project.ts';
import { joinStoredProject, priceStoredProject, type StoredProject, storedProjectReads } from './stored-project.ts';

type Summary = {
  projectId: ProjectId;
  customerId: CustomerId;
  /** Where prices may not be seen there is no tariff, and no price is written. */
  withPrice: boolean;
  at: string;
};

/** What summariseProject reads. */
export const summaryReads = (summary: Omit<Summary, 'at'>): ReadKey[] => [
  ...storedProjectReads(summary),
  ...(summary.withPrice ? [{ space: customerPriceSpace(summary.customerId), kind: 'tariff', all: true } as const] : []),
];

/**
 * Brings a project's header and price up to date with its parts and choices, after whatever changed them:
 * counts, net weight and surface of the taken parts, the price by the newest tariff or as set by hand.
 * Does nothing before the file is read.
 */
export const summariseProject = (rows: Rows, { projectId, customerId, withPrice, at }: Summary) => {
  const project = rows.get(customerSpace(customerId), 'project', projectId);
  const stored = project && joinStoredProject(rows, project);
  if (!stored) return;
  const taken = stored.parts.filter((part) => part.isTaken);
  const tariff = withPrice ? currentTariff(rows.all(customerPriceSpace(customerId), 'tariff')) : null;
  const { unweighedCount: _before, ...header } = project;
  rows.put(customerSpace(customerId), 'project', {
    ...header,
    ...sums(taken, stored.grades),
    assemblyCount: stored.assemblies.length,
    ...(tariff ? putPrice(rows, customerId, { ...stored, tariff }) : {}),
    changedAt: at,
  });
};

const sums = (parts: readonly Part[], grades: ReadonlyMap<string, Grade>) => ({
  ...unweighedIn(parts),
  positionCount: parts.length,
  partCount: parts.reduce((sum, part) => sum + part.quantity, 0),
  netWeightG: parts.reduce(
    (sum, part) => sum + part.quantity * netWeightG(part.facts.measures, grades.get(part.grade ?? '')),
    0,
  ),
  surfaceMm2: parts.reduce((sum, part) => sum + part.quantity * part.facts.measures.surfaceMm2, 0),
});

const unweighedIn = (parts: readonly Part[]): Pick<Project, 'unweighedCount'> => {
  const unweighedCount = parts.reduce((sum, part) => sum + unweighedPieces(part), 0);
  return unweighedCount === 0 ? {} : { unweighedCount };
};

/** Writes the price into the price space, and gives what the header says of it. */
const putPrice = (
  rows: Rows,
  customerId: CustomerId,
  stored: StoredProject & { tariff: Tariff },
): Pick<Project, 'onRequest' | 'manualPrice' | 'requestReasons'> => {
  const { pricing, effective, shipment } = priceStoredProject(rows, customerId, stored);
  const { manualPrice, ...price } = effective;
  rows.put(customerPriceSpace(customerId), 'projectPrice', {
    id: stored.project.id,
    tariffNumber: stored.tariff.number,
    ...price,
    shipment,
  });
  return { onRequest: price.onRequest, manualPrice, requestReasons: requestReasonsOf(pricing) };
};

/** Most reasons a header carries. */
const mostReasons = 20;

/** Why parts and assemblies of a project have no price by themselves: codes with the number of positions, most frequent first. */
export const requestReasonsOf = ({
  parts,
  assemblyPrices,
}: Pick<ProjectPricing, 'parts' | 'assemblyPrices'>): NonNullable<Project['requestReasons']> => {
  const counts = new Map<string, number>();
  for (const { onRequest } of [...parts.values(), ...assemblyPrices.values()]) {
    for (const code of new Set(onRequest.map((remark) => remark.code))) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return [...counts]
    .map(([code, positionCount]) => ({ code, positionCount }))
    .toSorted((a, b) => b.positionCount - a.positionCount || (a.code < b.code ? -1 : 1))
    .slice(0, mostReasons);
};

type PriceProposal = { netCents: Cents; pricedCount: number; partCount: number };

/**
 * What a project costs without what is on request (EUR cents, net), and for how many of its pieces that is.
 * Null where no piece has a price: then there is nothing to propose.
 */
export const proposePrice = ({ parts, netCents }: Pick<ProjectPricing, 'parts' | 'netCents'>): PriceProposal | null => {
  const taken = [...parts.values()];
  const piecesOf = (priced: typeof taken) => priced.reduce((sum, { quantity }) => sum + quantity, 0);
  const pricedCount = piecesOf(taken.filter(({ onRequest }) => onRequest.length === 0));
  return pricedCount === 0 ? null : { netCents, pricedCount, partCount: piecesOf(taken) };
};
