import type { Part } from '../../parts/part.ts';
import type { PartCategory } from '../../parts/part-facts.schema.ts';
import { type Decimal, decimal } from '../../values/decimal.ts';
import type { Cents } from '../../values/money.ts';
import type { PartPrice } from '../piece/price-part.ts';
import type { ProcessName } from '../process-price.schema.ts';
import type { AssemblyPrice, ProjectPricing } from '../project/price-project.ts';

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

/** What of a position goes into each process and into its flat rates; all of it together is positionCents. */
type PositionShares = { processes: { process: ProcessName; cents: Cents }[]; flatCents: Cents };

/**
 * A position cut up by its rows. Its price is a rounded unit price times pieces, which its rows meet only within rounding:
 * the rows get their shares of it in the ratio of their amounts, so that every sum over them meets the price to the cent.
 * What is set up for each piece counts as flat rate, as what is set up once per position.
 */
const splitPosition = (
  price: Pick<PartPrice | AssemblyPrice, 'processes' | 'positionCents' | 'positionFlatCents'>,
): PositionShares => {
  const { processes: rows, positionCents, positionFlatCents } = price;
  const pieceCents = positionCents - positionFlatCents;
  const flats = rows.map((row) => decimal(row.flatPartEur));
  const own = rows.map((row, n) => decimal(row.pieceEur).minus(flats[n] ?? decimal(0)));
  const shares = splitCents(pieceCents, [...own, ...flats] satisfies Decimal[]);
  return {
    processes: rows.map(({ process }, n) => ({ process, cents: shares[n] ?? 0 })),
    flatCents: positionFlatCents + shares.slice(rows.length).reduce((sum, share) => sum + share, 0),
  };
};

/** Amounts of a piece have at most 4 decimals. */
const tenThousandths = (weight: Decimal) => Math.round(Number(weight.toFixed(4)) * 10_000);

/**
 * Divides whole cents in the ratio of weights (at most 4 decimals) so that the shares add up to them: each share rounded down,
 * what is left goes one by one to the largest remainders, the first of equals. Where the weights cancel out, the first has all.
 */
export const splitCents = (total: Cents, weights: readonly Decimal[]): Cents[] => {
  const parts = weights.map((weight) => BigInt(tenThousandths(weight)));
  const sum = parts.reduce((all, part) => all + part, 0n);
  if (sum === 0n) return weights.map((_, n) => (n === 0 ? total : 0));
  const [whole, sign] = [BigInt(total), sum < 0n ? -1n : 1n];
  const exact = parts.map((part, n) => ({ n, ...divideDown(whole * part * sign, sum * sign) }));
  const shares = exact.map(({ quotient }) => Number(quotient));
  const left = total - shares.reduce((cents, share) => cents + share, 0);
  exact.sort((a, b) => (a.rest === b.rest ? a.n - b.n : a.rest < b.rest ? 1 : -1));
  for (const { n } of exact.slice(0, left)) shares[n] = (shares[n] ?? 0) + 1;
  return shares;
};

/** Division by a positive number, rounded down below 0 too. */
const divideDown = (dividend: bigint, divisor: bigint) => {
  const rest = ((dividend % divisor) + divisor) % divisor;
  return { quotient: (dividend - rest) / divisor, rest };
};
