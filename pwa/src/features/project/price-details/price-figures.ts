import type { Part } from '@knotenblech/shared/parts/part.ts';
import { type ProjectShares, shareProject } from '@knotenblech/shared/prices/details/share-project.ts';
import type { ProcessName } from '@knotenblech/shared/prices/process-price.ts';
import type { ProjectPricing } from '@knotenblech/shared/prices/price-project.ts';
import type { Cents } from '@knotenblech/shared/values/money.ts';

export type PriceFigures = Pick<ProjectShares, 'materialCents' | 'workCents' | 'flatCents'> & {
  /** What is set up once per position, by process, largest first. */
  setups: { process: ProcessName; cents: Cents }[];
  /** Largest single piece, each direction by itself. */
  largestMm: { x: number; y: number; z: number };
};

/** Sums of a project's price that its screens show beside the positions. */
export const priceFigures = (parts: readonly Part[], pricing: ProjectPricing): PriceFigures => {
  const { materialCents, workCents, flatCents } = shareProject(parts, pricing);
  return { materialCents, workCents, flatCents, setups: setupsOf(pricing), largestMm: largestOf(parts) };
};

const setupsOf = ({ parts, assemblyPrices }: ProjectPricing) => {
  const sums = new Map<ProcessName, Cents>();
  for (const { processes } of [...parts.values(), ...assemblyPrices.values()])
    for (const { process, positionFlatCents } of processes)
      if (positionFlatCents > 0) sums.set(process, (sums.get(process) ?? 0) + positionFlatCents);
  return [...sums].map(([process, cents]) => ({ process, cents })).sort((a, b) => b.cents - a.cents);
};

const largestOf = (parts: readonly Part[]) => {
  const largest = { x: 0, y: 0, z: 0 };
  for (const { isTaken, facts } of parts) {
    if (!isTaken) continue;
    const { x, y, z } = facts.measures.dimensionsMm;
    largest.x = Math.max(largest.x, x);
    largest.y = Math.max(largest.y, y);
    largest.z = Math.max(largest.z, z);
  }
  return largest;
};
