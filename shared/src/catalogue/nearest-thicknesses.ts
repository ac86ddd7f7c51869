/** The next thinner and the next thicker of the thicknesses in stock, mm; 0 where there is none. */
export const nearestThicknesses = (
  thicknessMm: number,
  stockMm: readonly number[],
): { thinnerMm: number; thickerMm: number } => {
  const thicker = stockMm.filter((stock) => stock > thicknessMm);
  return {
    thinnerMm: Math.max(0, ...stockMm.filter((stock) => stock < thicknessMm)),
    thickerMm: thicker.length === 0 ? 0 : Math.min(...thicker),
  };
};
