/** Halves that arithmetic left a hair below are still rounded up, so that every machine rounds alike. */
const hair = 1e-6;

export const toWhole = (value: number): number => Math.floor(value + 0.5 + hair);
export const toHundredth = (value: number): number => Math.floor(value * 100 + 0.5 + hair) / 100;
