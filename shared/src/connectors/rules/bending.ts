type BendRow = { legMm: number; s235: number; s355: number };

/** Shortest outer leg of a workshop and the smallest inner radius across the rolling direction (EN 10025-2), mm. */
const rows: Readonly<Record<number, BendRow>> = {
  2: { legMm: 9.5, s235: 2.5, s355: 4 },
  3: { legMm: 14, s235: 3, s355: 5 },
  4: { legMm: 18.5, s235: 5, s355: 6 },
  5: { legMm: 24, s235: 6, s355: 8 },
  6: { legMm: 30, s235: 8, s355: 10 },
  8: { legMm: 38, s235: 12, s355: 16 },
};

/** The least of a right-angled bend: its outer leg and its inner radius. Thicknesses that are not bent here have none. */
export const leastBend = (thicknessMm: number, grade: string): { legMm: number; radiusMm: number } | null => {
  const row = rows[thicknessMm];
  return row ? { legMm: row.legMm, radiusMm: grade.startsWith('S355') ? row.s355 : row.s235 } : null;
};

/** Length of the neutral fibre in a right-angled bend, mm: k = 0.65 + 0.5 lg(r/s), at most 1. Source: DIN 6935. */
export const bendArcMm = (thicknessMm: number, radiusMm: number): number => {
  const k = Math.min(1, 0.65 + 0.5 * Math.log10(radiusMm / thicknessMm));
  return (Math.PI / 2) * (radiusMm + (k * thicknessMm) / 2);
};

/** Flat length of a strip bent at right angles, from its outer legs in their order, and where its bend lines lie. Source: DIN 6935. */
export const developStrip = (
  legsMm: readonly number[],
  { thicknessMm, radiusMm }: { thicknessMm: number; radiusMm: number },
): { flatMm: number; bendLinesMm: number[]; arcMm: number } => {
  const arcMm = bendArcMm(thicknessMm, radiusMm);
  const backMm = radiusMm + thicknessMm;
  let at = 0;
  const bendLinesMm: number[] = [];
  legsMm.forEach((leg, place) => {
    const isOuter = place === 0 || place === legsMm.length - 1;
    at += leg - (isOuter ? 1 : 2) * backMm;
    if (place === legsMm.length - 1) return;
    bendLinesMm.push(at + arcMm / 2);
    at += arcMm;
  });
  return { flatMm: at, bendLinesMm, arcMm };
};
