import { z } from 'zod';

/** Units that a drawing can be said to have. */
export const drawingUnitSchema = z.enum(['mm', 'cm', 'm', 'in']);
export type DrawingUnit = z.infer<typeof drawingUnitSchema>;

export const mmOfUnit: Record<DrawingUnit, number> = { mm: 1, cm: 10, m: 1000, in: 25.4 };

/** mm of the units that the header numbers ($INSUNITS); 0 and what is not listed says nothing. */
const mmOfNumber: Readonly<Record<number, number>> = {
  1: 25.4,
  2: 304.8,
  4: 1,
  5: 10,
  6: 1000,
  8: 2.54e-5,
  9: 0.0254,
  10: 914.4,
  13: 1e-3,
  14: 100,
  21: 304.8006096,
  22: 25.4000508,
  23: 914.4018288,
};

/** mm of the header's unit, or null where it says none that parts are drawn in. */
export const mmOfHeader = (unit: number): number | null => mmOfNumber[unit] ?? null;

/** Bolt holes as they are drilled, mm. */
const usualHoles = [4.2, 5, 5.5, 6.6, 7, 9, 11, 13.5, 14, 17.5, 18, 20, 22, 24, 26, 28, 30, 33];

const mostHoles = 1000;

/**
 * The unit that a drawing without one may be meant in, to be proposed and never taken: that in which most of its holes are bolt holes,
 * else that in which it is as large as steel parts are, else by the header's kind of lines.
 */
export const likelyUnit = (drawn: {
  diameters: readonly number[];
  size: number;
  measurement: number | null;
}): DrawingUnit => {
  const units: readonly DrawingUnit[] = ['mm', 'in', 'cm', 'm'];
  const usual = (unit: DrawingUnit) =>
    drawn.diameters
      .slice(0, mostHoles)
      .filter((diameter) => usualHoles.some((hole) => Math.abs(diameter * mmOfUnit[unit] - hole) < 0.05)).length;
  const counts = units.map(usual);
  const most = Math.max(...counts);
  if (most > 0) return units[counts.indexOf(most)] ?? 'mm';
  const fits = units.filter((unit) => drawn.size * mmOfUnit[unit] >= 20 && drawn.size * mmOfUnit[unit] <= 12_000);
  if (drawn.measurement === 0 && fits.includes('in')) return 'in';
  return fits[0] ?? 'mm';
};
