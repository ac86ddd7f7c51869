import type { Grade } from '../../base-data/catalogue.ts';
import type { Part } from '../../parts/part.ts';
import { decimal } from '../../values/decimal.ts';
import { whiteWeightG } from './galvanise-part.ts';
import type { ProcessName, ProcessPrice } from '../process-price.ts';
import type { Tariff } from '../tariff.ts';

/** The surface of one piece: galvanising by white weight in a class of the tariff, powder and primer by m2; raw: none. */
export const priceSurface = (
  part: Part,
  { tariff, grade, zincClass }: { tariff: Tariff; grade: Grade | undefined; zincClass: number },
): ProcessPrice[] => {
  const { surfaceMm2 } = part.facts.measures;
  switch (part.surface) {
    case 'RAW':
      return [];
    case 'ZINCED':
      return [zincRow(whiteWeightG(part, tariff.zinc, grade), tariff.zinc, zincClass)];
    case 'COATED':
      return [areaRow('PRIMING', surfaceMm2, tariff.primer.eurPerM2)];
    case 'POWDER_COATED':
    case 'POWDER_COATED_CUSTOM':
      return [areaRow('POWDER_COATING', surfaceMm2, tariff.powder.eurPerM2)];
  }
};

const zincRow = (whiteG: number, zinc: Tariff['zinc'], zincClass: number): ProcessPrice => {
  const kg = decimal(whiteG).div(1000);
  const eur = kg
    .times(zinc.classes[zincClass]?.eurPerKg ?? '0')
    .times(decimal(zinc.surchargePercent).plus(100))
    .div(100);
  return row('ZINC_PLATING', { kgPerPiece: kg.toNumber(), m2PerPiece: 0, pieceEur: eur.round(4).toFixed() });
};

const areaRow = (process: ProcessName, surfaceMm2: number, eurPerM2: string): ProcessPrice => {
  const m2 = decimal(surfaceMm2).div(1_000_000);
  return row(process, { kgPerPiece: 0, m2PerPiece: m2.toNumber(), pieceEur: m2.times(eurPerM2).round(4).toFixed() });
};

const row = (
  process: ProcessName,
  price: Pick<ProcessPrice, 'kgPerPiece' | 'm2PerPiece' | 'pieceEur'>,
): ProcessPrice => ({
  process,
  minutesPerPiece: 0,
  ratePerHour: null,
  eurPerKg: null,
  surchargePercent: null,
  eurPerM2: null,
  euroPerPiece: '0',
  flatPartEur: '0',
  positionFlatCents: 0,
  isCustom: false,
  isAssumed: false,
  ...price,
});
