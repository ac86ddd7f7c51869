import type { Grade } from '../../catalogue/catalogue.schema.ts';
import { ventHolesNeeded } from '../../parts/findings/vent-holes.ts';
import { isGalvanised } from '../../parts/finishes.ts';
import { netWeightG, stockOf } from '../../parts/materials/stock-of.ts';
import { wallThicknessMm } from '../../parts/materials/zinc-surface.ts';
import type { Part } from '../../parts/part.ts';
import type { PartFacts, Remark } from '../../parts/part-facts.schema.ts';
import { decimal, toCents } from '../../values/decimal.ts';
import type { Cents } from '../../values/money.ts';
import { priceRemarks, requestFindings } from '../check/request-findings.ts';
import type { PriceOverride } from '../price-override.record.ts';
import type { ProcessPrice } from '../process-price.schema.ts';
import { scaleKeyOf } from '../scale-tariff.ts';
import type { Tariff } from '../tariff.record.ts';
import { overrideRows, sumRows } from './override-rows.ts';
import { priceRow } from './price-row.ts';
import { priceSurface, whiteWeightG, zincClassOf } from './price-surface.ts';
import { minutesOfHole, priceWork } from './price-work.ts';
import { grossWeightG } from './weigh-gross.ts';

export type PartPrice = {
  index: number;
  /** Why there is no price; empty where there is one. */
  onRequest: Remark[];
  quantity: number;
  /** Of one piece. */
  netWeightG: number;
  grossWeightG: number;
  /** Material first; empty when on request. */
  processes: ProcessPrice[];
  /** Material of the whole position, as part of positionCents. */
  materialCents: Cents;
  /** EUR, decimal text: 2 decimals from 1 EUR on, 4 below; null when on request. */
  unitPrice: string | null;
  /** Setups of the position, a line of their own. */
  positionFlatCents: Cents;
  /** unitPrice x quantity + positionFlatCents; 0 when on request. */
  positionCents: Cents;
};

/** What of its project a part's price depends on. */
export type PartContext = {
  /** Place in tariff.zinc.classes that the project's galvanised weight gives; null: the part stands alone. */
  zincClass: number | null;
  /** What was set by hand for this part. */
  override?: PriceOverride | undefined;
};

type Kept = { part: Part; tariff: Tariff; grade: Grade | undefined; context: string; key: string; price: PartPrice };

const lastPrices = new WeakMap<PartFacts, Kept>();

/**
 * Price of a part under a tariff, decimal arithmetic, half up (docs/adr/0004-tariff-and-rounding.md). Pure; the last
 * price of each part's facts is kept with all it came from. A part that is welded into its assembly is coated with it:
 * its price has no surface.
 */
export const pricePart = (
  part: Part,
  tariff: Tariff,
  grades: ReadonlyMap<string, Grade>,
  { zincClass, override }: PartContext = { zincClass: null },
): PartPrice => {
  const grade = part.grade === null ? undefined : grades.get(part.grade);
  const isInClass = isGalvanised(part.surface) && !part.isWelded;
  const context = `${isInClass ? zincClass : ''}${override ? JSON.stringify(override) : ''}`;
  const last = lastPrices.get(part.facts);
  const isSameContext = last?.context === context && last.grade === grade;
  if (isSameContext && last.part === part && last.tariff === tariff) return last.price;
  const key = keyOf(part, grade);
  const isKept = isSameContext && last.key === key && isSameTariff(last.tariff, tariff);
  const price = isKept ? last.price : computePrice(part, { tariff, grade, zincClass, override });
  lastPrices.set(part.facts, { part, tariff, grade, context, key, price });
  return price;
};

/** A device reads a tariff anew from its database: the same number means the same amounts, but for those multiplied for a project. */
const isSameTariff = (last: Tariff, next: Tariff) =>
  last.number === next.number && scaleKeyOf(last) === scaleKeyOf(next);

const keyOf = (part: Part, grade: Grade | undefined) =>
  [
    part.index,
    part.quantity,
    part.surface,
    part.ralNumber,
    part.grade,
    part.specificity,
    part.isWelded,
    grade?.densityKgPerM3,
    grade?.galvanizable,
  ].join('|');

type PriceContext = PartContext & { tariff: Tariff; grade: Grade | undefined };

/** Why a part has no price under a tariff: what cannot be made by its limits, then what an admin decided. */
export const partRequests = (
  part: Part,
  tariff: Tariff,
  { grade, override }: { grade: Grade | undefined; override?: PriceOverride | undefined },
): Remark[] => [
  ...requestFindings(part, tariff, grade),
  ...(override?.onRequest ? [{ code: priceRemarks.byAdmin, values: {} }] : []),
];

const computePrice = (part: Part, { tariff, grade, zincClass, override }: PriceContext): PartPrice => {
  const { facts, index, quantity, surface } = part;
  const onRequest = partRequests(part, tariff, { grade, override });
  const weights = {
    netWeightG: netWeightG(facts.measures, grade),
    grossWeightG: grossWeightG(facts, tariff.waste, grade),
  };
  if (onRequest.length > 0) {
    const none = { processes: [], materialCents: 0, unitPrice: null, positionFlatCents: 0, positionCents: 0 };
    return { index, onRequest, quantity, ...weights, ...none };
  }
  const whiteG = () => whiteWeightG(part, tariff.zinc, grade);
  const ownClass = () => (isGalvanised(surface) ? zincClassOf(tariff.zinc, whiteG() * quantity) : 0);
  const coated = { surface, whiteG, surfaceMm2: facts.measures.surfaceMm2 };
  const computed = [
    materialRow(part, tariff, weights.grossWeightG),
    ...priceWork(facts, tariff),
    ...priceVentHoles(part, tariff),
    ...(part.isWelded ? [] : priceSurface(coated, tariff, zincClass ?? ownClass())),
  ];
  const processes = overrideRows(computed, override, tariff);
  const materialEur = decimal(processes[0]?.pieceEur ?? '0').times(quantity);
  return {
    index,
    onRequest,
    quantity,
    ...weights,
    processes,
    materialCents: toCents(materialEur),
    ...sumRows(processes, quantity),
  };
};

/** Steel of one piece with waste: kg gross x EUR/kg of its grade, stock and specificity, else of grade and stock alone. */
const materialRow = (part: Part, tariff: Tariff, grossG: number): ProcessPrice => {
  const stock = stockOf(part.facts);
  const rows = tariff.material.filter((row) => row.grade === part.grade && row.stock === stock);
  const row =
    rows.find((each) => each.specificity !== undefined && each.specificity === part.specificity) ??
    rows.find((each) => each.specificity === undefined);
  return priceRow({ process: 'MATERIAL', kg: decimal(grossG).div(1000), eurPerKg: row?.eurPerKg ?? '0' });
};

/**
 * Holes that the closed ends of a hollow section need before its welded assembly is galvanised, where the file has none large enough:
 * drilled through one wall each; the machine is set up for them unless the part is drilled anyway.
 */
const priceVentHoles = (part: Part, { ventHoles, drill, rates }: Tariff): ProcessPrice[] => {
  const needed = ventHoles && part.isWelded ? ventHolesNeeded(part, ventHoles) : null;
  if (!needed) return [];
  const depthMm = wallThicknessMm(part.facts).toNumber();
  const isDrilled = part.facts.measures.drilledHoles.length > 0;
  return [
    priceRow({
      process: 'VENT_HOLES',
      minutes: minutesOfHole({ diameterMm: needed.diameterMm, depthMm }, drill).times(needed.count * needed.ends),
      ratePerHour: rates.drill,
      setupEur: decimal(drill.bitChangeEur).plus(isDrilled ? 0 : drill.setupEur),
    }),
  ];
};
