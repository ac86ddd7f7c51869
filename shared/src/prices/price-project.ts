import type { Grade } from '../base-data/catalogue.ts';
import type { Part } from '../parts/part.ts';
import type { PartFacts } from '../parts/part-facts.ts';
import type { Cents } from '../values/money.ts';
import { whiteWeightG, zincClassOf } from './piece/galvanise-part.ts';
import { type PartPrice, pricePart } from './price-part.ts';
import { type ProjectCharge, projectCharges } from './project-charges.ts';
import { requestFindings } from '../manufacturability/request-findings.ts';
import type { Tariff } from './tariff.ts';

export type ProjectPricing = {
  /** By part index, taken parts only. */
  parts: Map<number, PartPrice>;
  charges: ProjectCharge[];
  partsCents: Cents;
  chargesCents: Cents;
  /** Of what has a price. */
  netCents: Cents;
  /** Some taken part has no price. */
  onRequest: boolean;
  /** Sum of the positions that lie directly in an assembly, by its index. */
  assemblies: Map<number, Cents>;
};

/** Price of a project under a tariff: sum of the rounded positions of its taken parts, plus its charges. Pure. */
export const priceProject = ({
  parts,
  tariff,
  grades,
}: {
  parts: readonly Part[];
  tariff: Tariff;
  grades: ReadonlyMap<string, Grade>;
}): ProjectPricing => {
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
    charges,
    partsCents,
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
