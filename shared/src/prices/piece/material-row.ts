import type { Part } from '../../parts/part.ts';
import { stockOf } from '../../parts/stock-of.ts';
import { decimal } from '../../values/decimal.ts';
import type { ProcessPrice } from '../process-price.schema.ts';
import type { Tariff } from '../tariff.record.ts';
import { priceRow } from './price-row.ts';

/** Steel of one piece with waste: kg gross x EUR/kg of its grade, stock and specificity, else of grade and stock alone. */
export const materialRow = (part: Part, tariff: Tariff, grossG: number): ProcessPrice => {
  const stock = stockOf(part.facts);
  const rows = tariff.material.filter((row) => row.grade === part.grade && row.stock === stock);
  const row =
    rows.find((each) => each.specificity !== undefined && each.specificity === part.specificity) ??
    rows.find((each) => each.specificity === undefined);
  return priceRow({ process: 'MATERIAL', kg: decimal(grossG).div(1000), eurPerKg: row?.eurPerKg ?? '0' });
};
