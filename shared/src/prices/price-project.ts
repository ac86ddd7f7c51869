import type { Grade } from '../base-data/catalogue.ts';
import type { Assembly, Part } from '../parts/part.ts';
import type { Project } from '../projects/project.ts';
import type { PriceOverride } from './price-override.ts';
import type { PartFacts, Remark } from '../parts/part-facts.ts';
import type { Cents } from '../values/money.ts';
import { whiteWeightG, zincClassOf } from './piece/galvanise-part.ts';
import { type PartPrice, pricePart } from './price-part.ts';
import type { ProcessPrice } from './process-price.ts';
import { type ProjectCharge, projectCharges } from './project-charges.ts';
import { requestFindings } from '../manufacturability/request-findings.ts';
import type { Tariff } from './tariff.ts';

export type ProjectPricing = {
  /** By part index, taken parts only. */
  parts: Map<number, PartPrice>;
  /** By assembly index: those that have a price or a reason of their own beside their parts. */
  assemblyPrices: Map<number, AssemblyPrice>;
  stocks: StockPrice[];
  charges: ProjectCharge[];
  partsCents: Cents;
  assembliesCents: Cents;
  chargesCents: Cents;
  /** Of what has a price. */
  netCents: Cents;
  /** Some taken part or assembly has no price. */
  onRequest: boolean;
  /** Sum of an assembly's own position and of those that lie directly in it, by its index. */
  assemblies: Map<number, Cents>;
};

/** What is made of several parts and priced as one piece: welded assemblies in complete production. */
export type AssemblyPrice = {
  index: number;
  /** Why there is no price; empty where there is one. */
  onRequest: Remark[];
  /** Pieces in the project. */
  quantity: number;
  /** Welding, vent holes, blasting and the surface of the whole assembly; its parts have rows of their own. Empty when on request. */
  processes: ProcessPrice[];
  /** EUR, decimal text: 2 decimals from 1 EUR on, 4 below; null when on request. */
  unitPrice: string | null;
  positionFlatCents: Cents;
  /** unitPrice x quantity + positionFlatCents; 0 when on request. */
  positionCents: Cents;
};

/** A bar or sheet of stock that positions of the project are made from; what its setup costs once. */
export type StockPrice = { name: string; cents: Cents; partIndexes: number[] };

export type PriceProjectInput = {
  parts: readonly Part[];
  tariff: Tariff;
  grades: ReadonlyMap<string, Grade>;
  /** Those of the project; without them its parts are priced as loose ones. */
  assemblies?: readonly Assembly[];
  /** Absent: parts only, no certificates. */
  project?: PricedProject;
  /** What was set by hand, by id of part, assembly or project. */
  overrides?: ReadonlyMap<string, PriceOverride>;
};

/** What of a project's header its price depends on. */
export type PricedProject = Pick<Project, 'id' | 'productionType' | 'materialCertificate' | 'weldingCertificate'>;

/** Price of a project under a tariff: sum of the rounded positions of its taken parts, plus its charges. Pure. */
export const priceProject = ({ parts, tariff, grades }: PriceProjectInput): ProjectPricing => {
  const taken = parts.filter((part) => part.isTaken);
  const zincClass = zincClassOf(tariff.zinc, galvanisedWeightG(taken, tariff, grades));
  const all = taken.map((part) => ({ part, price: pricePart(part, tariff, grades, zincClass) }));
  const charges = projectCharges(
    all.filter(({ price }) => price.onRequest.length === 0),
    tariff,
  );
  const partsCents = all.reduce((sum, { price }) => sum + price.positionCents, 0);
  const chargesCents = charges.reduce((sum, charge) => sum + charge.cents, 0);
  return {
    parts: new Map(all.map(({ price }) => [price.index, price])),
    assemblyPrices: new Map(),
    stocks: [],
    charges,
    partsCents,
    assembliesCents: 0,
    chargesCents,
    netCents: partsCents + chargesCents,
    onRequest: all.some(({ price }) => price.onRequest.length > 0),
    assemblies: sumAssemblies(all),
  };
};

const sumAssemblies = (all: readonly { part: Part; price: PartPrice }[]) => {
  const sums = new Map<number, Cents>();
  for (const { part, price } of all) {
    if (part.assemblyIndex === null) continue;
    sums.set(part.assemblyIndex, (sums.get(part.assemblyIndex) ?? 0) + price.positionCents);
  }
  return sums;
};

const lastWhiteWeights = new WeakMap<PartFacts, { key: string; whiteG: number }>();

/** White weight of one piece that has a price, 0 for one on request; kept per part's facts. */
const galvanisedPieceG = (part: Part, tariff: Tariff, grade: Grade | undefined) => {
  const key = `${tariff.number}|${part.grade}|${grade?.densityKgPerM3}|${grade?.galvanizable}`;
  const last = lastWhiteWeights.get(part.facts);
  if (last?.key === key) return last.whiteG;
  const isPriced = requestFindings(part, tariff, grade).length === 0;
  const whiteG = isPriced ? whiteWeightG(part, tariff.zinc, grade) : 0;
  lastWhiteWeights.set(part.facts, { key, whiteG });
  return whiteG;
};

const galvanisedWeightG = (parts: readonly Part[], tariff: Tariff, grades: ReadonlyMap<string, Grade>) =>
  parts
    .filter((part) => part.surface === 'ZINCED')
    .reduce((sum, part) => sum + part.quantity * galvanisedPieceG(part, tariff, grades.get(part.grade ?? '')), 0);
