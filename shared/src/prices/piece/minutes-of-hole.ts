import { type Decimal, decimal } from '../../values/decimal.ts';
import type { Tariff } from '../tariff.record.ts';

/**
 * Minutes to drill one wall: approach and travel + (depth + extra path) / feed speed of the diameter. Times METKU DrillingCost,
 * speeds Diaz et al. 2012: 0.763 d2 - 5.720 d + 20.96 cm/min, d in cm.
 */
export const minutesOfHole = (
  { diameterMm, depthMm }: { diameterMm: number; depthMm: number },
  drill: Tariff['drill'],
): Decimal => {
  const row = drill.speeds.find((each) => diameterMm <= each.diameterMm) ?? drill.speeds.at(-1);
  return decimal(depthMm)
    .plus(drill.extraPathMm)
    .div(row?.mmPerMin ?? '1')
    .plus(drill.perHoleMin);
};
