import type { Surface } from '../../parts/surface.schema.ts';
import { decimal } from '../../values/decimal.ts';
import type { ProcessPrice } from '../process-price.schema.ts';
import type { Tariff } from '../tariff.record.ts';
import { priceRow } from './price-row.ts';

/** What a surface costs by: grams after galvanising, mm2 of paint. */
type Coated = { surface: Surface; whiteG: () => number; surfaceMm2: number };

/** The surface of one piece: galvanising by white weight in a class of the tariff, powder and primer by m2; raw: none. */
export const priceSurface = (
  { surface, whiteG, surfaceMm2 }: Coated,
  { zinc, powder, primer }: Tariff,
  zincClass: number,
): ProcessPrice[] => {
  const m2 = decimal(surfaceMm2).div(1_000_000);
  switch (surface) {
    case 'RAW':
      return [];
    case 'ZINCED':
      return [zincRow(whiteG(), zinc, zincClass)];
    case 'COATED':
      return [priceRow({ process: 'PRIMING', m2, eurPerM2: primer.eurPerM2 })];
    case 'POWDER_COATED':
    case 'POWDER_COATED_CUSTOM':
      return [priceRow({ process: 'POWDER_COATING', m2, eurPerM2: powder.eurPerM2 })];
  }
};

const zincRow = (whiteG: number, zinc: Tariff['zinc'], zincClass: number): ProcessPrice => {
  const eurPerKg = decimal(zinc.classes[zincClass]?.eurPerKg ?? '0')
    .times(decimal(zinc.surchargePercent).plus(100))
    .div(100);
  return priceRow({
    process: 'ZINC_PLATING',
    kg: decimal(whiteG).div(1000),
    eurPerKg: eurPerKg.toFixed(),
    surchargePercent: zinc.surchargePercent,
  });
};
