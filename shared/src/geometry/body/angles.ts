const toRad = Math.PI / 180;

/** Sine of an angle in degrees, exact at multiples of 90. */
export const sinDeg = (deg: number): number => {
  if (deg % 180 === 0) return 0;
  if (deg % 90 === 0) return ((deg % 360) + 360) % 360 === 90 ? 1 : -1;
  return Math.sin(deg * toRad);
};

/** Cosine of an angle in degrees, exact at multiples of 90. */
export const cosDeg = (deg: number): number => sinDeg(deg + 90);

export const degOf = (rad: number): number => rad / toRad;
