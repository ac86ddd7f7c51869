import type { Grade } from '../base-data/catalogue.ts';
import type { Part } from '../parts/part.ts';
import type { PartFacts, Remark } from '../parts/part-facts.ts';
import { netWeightG } from '../parts/weigh-part.ts';
import { decimal, sumOf, toCents } from '../values/decimal.ts';
import type { Cents } from '../values/money.ts';
import { whiteWeightG, zincClassOf } from './piece/galvanise-part.ts';
import { priceSurface } from './piece/price-surface.ts';
import { priceWork } from './piece/price-work.ts';
import type { ProcessPrice } from './process-price.ts';
import { requestFindings } from '../manufacturability/request-findings.ts';
import { stockOf } from '../parts/stock-of.ts';
import type { Tariff } from './tariff.ts';
import { grossWeightG } from './piece/weigh-gross.ts';

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

const lastPrices = new WeakMap<PartFacts, { key: string; price: PartPrice }>();

/**
 * Price of a part under a tariff, decimal arithmetic, half up (docs/adr/0004-tariff-and-rounding.md). Pure; the last
 * price of each part's facts is kept with the choices, tariff number and galvanising class it came from.
 * zincClass is the place in tariff.zinc.classes that the project's galvanised weight gives; without it the part stands alone.
 */
export const pricePart = (
  part: Part,
  tariff: Tariff,
  grades: ReadonlyMap<string, Grade>,
  zincClass: number | null = null,
): PartPrice => {
  const grade = part.grade === null ? undefined : grades.get(part.grade);
  const key = [
    tariff.number,
    part.index,
    part.quantity,
    part.surface,
    part.ralNumber,
    part.grade,
    grade?.densityKgPerM3,
    grade?.galvanizable,
    part.surface === 'ZINCED' ? zincClass : null,
  ].join('|');
  const last = lastPrices.get(part.facts);
  if (last?.key === key) return last.price;
  const price = computePrice(part, { tariff, grade, zincClass });
  lastPrices.set(part.facts, { key, price });
  return price;
};

type PriceContext = { tariff: Tariff; grade: Grade | undefined; zincClass: number | null };

const computePrice = (part: Part, { tariff, grade, zincClass }: PriceContext): PartPrice => {
  const { facts, index, quantity } = part;
  const onRequest = requestFindings(part, tariff, grade);
  const weights = {
    netWeightG: netWeightG(facts.measures, grade),
    grossWeightG: grossWeightG(facts, tariff.waste, grade),
  };
  if (onRequest.length > 0) {
    const none = { processes: [], materialCents: 0, unitPrice: null, positionFlatCents: 0, positionCents: 0 };
    return { index, onRequest, quantity, ...weights, ...none };
  }
  const ownClass = () => zincClassOf(tariff.zinc, whiteWeightG(part, tariff.zinc, grade) * quantity);
  const material = materialRow(part, tariff, weights.grossWeightG);
  const processes = [
    material,
    ...priceWork(facts, tariff),
    ...priceSurface(part, { tariff, grade, zincClass: zincClass ?? ownClass() }),
  ];
  return { index, onRequest, quantity, ...weights, processes, ...sumPosition(processes, quantity) };
};

const materialRow = (part: Part, tariff: Tariff, grossG: number): ProcessPrice => {
  const stock = stockOf(part.facts);
  const eurPerKg = tariff.material.find((row) => row.grade === part.grade && row.stock === stock)?.eurPerKg ?? '0';
  const kg = decimal(grossG).div(1000);
  return {
    process: 'MATERIAL',
    minutesPerPiece: 0,
    ratePerHour: null,
    eurPerKg: null,
    surchargePercent: null,
    eurPerM2: null,
    euroPerPiece: '0',
    flatPartEur: '0',
    isCustom: false,
    isAssumed: false,
    kgPerPiece: kg.toNumber(),
    m2PerPiece: 0,
    pieceEur: kg.times(eurPerKg).round(4).toFixed(),
    positionFlatCents: 0,
  };
};

const sumPosition = (processes: readonly ProcessPrice[], quantity: number) => {
  const sum = sumOf(processes.map((row) => decimal(row.pieceEur)));
  const places = sum.lt(1) ? 4 : 2;
  const unitPrice = sum.round(places).toFixed(places);
  const positionFlatCents = processes.reduce((cents, row) => cents + row.positionFlatCents, 0);
  return {
    materialCents: toCents(decimal(processes[0]?.pieceEur ?? '0').times(quantity)),
    unitPrice,
    positionFlatCents,
    positionCents: toCents(decimal(unitPrice).times(quantity)) + positionFlatCents,
  };
};
