import { ventHolesNeeded } from '../../parts/findings/vent-holes.ts';
import type { Part } from '../../parts/part.ts';
import { wallThicknessMm } from '../../parts/wall-thickness.ts';
import { decimal } from '../../values/decimal.ts';
import type { ProcessPrice } from '../process-price.schema.ts';
import type { Tariff } from '../tariff.record.ts';
import { minutesOfHole } from './minutes-of-hole.ts';
import { priceRow } from './price-row.ts';

/**
 * Holes that the closed ends of a hollow section need before its welded assembly is galvanised, where the file has none large enough:
 * drilled through one wall each; the machine is set up for them unless the part is drilled anyway.
 */
export const priceVentHoles = (part: Part, { ventHoles, drill, rates }: Tariff): ProcessPrice[] => {
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
