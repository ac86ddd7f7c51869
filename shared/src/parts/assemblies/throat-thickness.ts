/** Thinnest fillet weld, mm (EN 1993-1-8, 4.5.2). */
const leastMm = 3;

/**
 * Throat thickness assumed for a fillet weld, 0.1 mm: max(3, ceil(sqrt(thickest wall) - 0.5)), at most 0.7 of the thinnest wall.
 * Walls in mm; thickest and thinnest of both parts.
 */
export const throatThicknessMm = (thickMm: number, thinMm: number): number => {
  const wanted = Math.max(leastMm, Math.ceil(Math.sqrt(thickMm) - 0.5));
  return Math.max(0.1, Math.min(wanted, Math.floor(7 * thinMm + 1e-9) / 10));
};
