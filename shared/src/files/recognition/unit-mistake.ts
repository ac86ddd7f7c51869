const unitsMm = { cm: 10, m: 1000, '″': 25.4 } as const;
const toleranceMm = 0.5;

/**
 * The unit in which a blank's sizes would be those that its name states (both in mm, as many as are named), or null.
 * A box of 30 x 15 named IPE 300 is written in cm.
 */
export const unitMistake = (sizes: readonly number[], namedMm: readonly number[]): keyof typeof unitsMm | null => {
  const units = Object.keys(unitsMm) as (keyof typeof unitsMm)[];
  return (
    units.find((unit) =>
      holdsAll(
        sizes.map((size) => size * unitsMm[unit]),
        namedMm,
      ),
    ) ?? null
  );
};

const holdsAll = (sizesMm: number[], namedMm: readonly number[]) => {
  const left = [...sizesMm];
  return namedMm.every((named) => {
    const place = left.findIndex((size) => Math.abs(size - named) <= toleranceMm);
    if (place === -1) return false;
    left.splice(place, 1);
    return true;
  });
};
