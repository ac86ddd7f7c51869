import type { Part } from '@knotenblech/shared/parts/part.ts';
import type { ProcessName } from '@knotenblech/shared/prices/process-price.schema.ts';
import type { ProjectPricing } from '@knotenblech/shared/prices/project/price-project.ts';
import type { Cents } from '@knotenblech/shared/values/money.ts';

export type PriceFigures = {
  /** Material, work with surface, and what is paid once (setups and charges): together the project's price. */
  materialCents: Cents;
  workCents: Cents;
  flatCents: Cents;
  /** What is set up once per position, by process, largest first. */
  setups: { process: ProcessName; cents: Cents }[];
  /** Largest single piece, each direction by itself. */
  largestMm: { x: number; y: number; z: number };
};

/** Sums of a project's price that its screens show beside the positions. */
export const priceFigures = (parts: readonly Part[], pricing: ProjectPricing): PriceFigures => {
  const setups = setupsOf(pricing);
  const materialCents = [...pricing.parts.values()].reduce((sum, price) => sum + price.materialCents, 0);
  const flatCents = setups.reduce((sum, { cents }) => sum + cents, pricing.chargesCents);
  const workCents = pricing.netCents - materialCents - flatCents;
  return { materialCents, workCents, flatCents, setups, largestMm: largestOf(parts) };
};

const setupsOf = ({ parts, assemblyPrices }: ProjectPricing) => {
  const sums = new Map<ProcessName, Cents>();
  for (const { processes } of [...parts.values(), ...assemblyPrices.values()])
    for (const { process, positionFlatCents } of processes)
      if (positionFlatCents > 0) sums.set(process, (sums.get(process) ?? 0) + positionFlatCents);
  return [...sums].map(([process, cents]) => ({ process, cents })).sort((a, b) => b.cents - a.cents);
};

/** Largest single taken piece, each direction by itself. */
export const largestOf = (parts: readonly Part[]) => {
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
