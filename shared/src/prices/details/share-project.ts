import type { Part } from '../../parts/part.ts';
import type { PartCategory } from '../../parts/part-facts.schema.ts';
import type { Cents } from '../../values/money.ts';
import type { ProjectPricing } from '../project/price-project.ts';
import { type PositionShares, splitPosition } from './split-position.ts';

/** A project's price cut up: workCents + materialCents + flatCents = netCents. */
export type ProjectShares = {
  materialCents: Cents;
  workCents: Cents;
  /** Flat rates of positions and all charges of the project. */
  flatCents: Cents;
  materialByCategory: Map<'FLAT' | 'GIRDER' | 'PROFILE', Cents>;
  partProcesses: Map<string, Cents>;
  assemblyProcesses: Map<string, Cents>;
  /** By assembly, then by process: its own and those of the parts directly in it; flat rates as 'FLAT_RATE'. */
  byAssembly: Map<number, Map<string, Cents>>;
};

/** Cuts the price of a project up by material, processes and flat rates; every sum meets it to the cent. */
export const shareProject = (parts: readonly Part[], pricing: ProjectPricing): ProjectShares => {
  const shares: ProjectShares = {
    materialCents: 0,
    workCents: 0,
    flatCents: pricing.chargesCents,
    materialByCategory: new Map([
      ['FLAT', 0],
      ['GIRDER', 0],
      ['PROFILE', 0],
    ]),
    partProcesses: new Map(),
    assemblyProcesses: new Map(),
    byAssembly: new Map(),
  };
  for (const { index, assemblyIndex, facts } of parts) {
    const price = pricing.parts.get(index);
    if (!price || price.unitPrice === null) continue;
    const position = splitPosition(price);
    addPosition(shares, position, shares.partProcesses, categoryOf(facts.category));
    if (assemblyIndex !== null) addToAssembly(shares, assemblyIndex, position);
  }
  for (const [index, price] of pricing.assemblyPrices) {
    if (price.unitPrice === null) continue;
    const position = splitPosition(price);
    addPosition(shares, position, shares.assemblyProcesses, 'PROFILE');
    addToAssembly(shares, index, position);
  }
  return shares;
};

type MaterialCategory = 'FLAT' | 'GIRDER' | 'PROFILE';

/** A part that stands for an assembly has no stock of its own kind: its material counts as profile. */
const categoryOf = (category: PartCategory): MaterialCategory => (category === 'ASSEMBLY' ? 'PROFILE' : category);

const add = <K>(sums: Map<K, Cents>, key: K, cents: Cents) => sums.set(key, (sums.get(key) ?? 0) + cents);

const addPosition = (
  shares: ProjectShares,
  { processes, flatCents }: PositionShares,
  sums: Map<string, Cents>,
  category: MaterialCategory,
) => {
  shares.flatCents += flatCents;
  for (const { process, cents } of processes) {
    if (process === 'MATERIAL') {
      shares.materialCents += cents;
      add(shares.materialByCategory, category, cents);
    } else {
      shares.workCents += cents;
      add(sums, process, cents);
    }
  }
};

const addToAssembly = ({ byAssembly }: ProjectShares, index: number, { processes, flatCents }: PositionShares) => {
  const sums = byAssembly.get(index) ?? new Map<string, Cents>();
  byAssembly.set(index, sums);
  for (const { process, cents } of processes) add(sums, process, cents);
  add(sums, 'FLAT_RATE', flatCents);
};
