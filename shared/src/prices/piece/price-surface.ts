import { type Coat, coats, finishes, type Surface } from '../../parts/finishes.ts';
import { decimal } from '../../values/decimal.ts';
import type { ProcessPrice } from '../process-price.schema.ts';
import type { Tariff } from '../tariff.record.ts';
import { priceRow } from './price-row.ts';

/** What a surface costs by: grams after galvanising, mm2 of paint. */
type Coated = { surface: Surface; whiteG: () => number; surfaceMm2: number };

/** The coats of one piece's surface: galvanising by white weight in a class of the tariff, powder and primer by m2. */
export const priceSurface = (
  { surface, whiteG, surfaceMm2 }: Coated,
  tariff: Tariff,
  zincClass: number,
): ProcessPrice[] =>
  finishes[surface].coats.map((coat) =>
    coat === 'zinc' ? zincRow(whiteG(), tariff.zinc, zincClass) : paintRow(coat, surfaceMm2, tariff),
  );

const paintRow = (coat: Exclude<Coat, 'zinc'>, surfaceMm2: number, tariff: Tariff): ProcessPrice =>
  priceRow({
    process: coats[coat].process,
    m2: decimal(surfaceMm2).div(1_000_000),
    eurPerM2: tariff[coat].eurPerM2,
  });

const zincRow = (whiteG: number, zinc: Tariff['zinc'], zincClass: number): ProcessPrice => {
  const eurPerKg = decimal(zinc.classes[zincClass]?.eurPerKg ?? '0')
    .times(decimal(zinc.surchargePercent).plus(100))
    .div(100);
  return priceRow({
    process: coats.zinc.process,
    kg: decimal(whiteG).div(1000),
    eurPerKg: eurPerKg.toFixed(),
    surchargePercent: zinc.surchargePercent,
  });
};
