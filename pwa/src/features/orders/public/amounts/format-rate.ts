import { germanNumber } from '@knotenblech/shared/values/number-text.ts';

/** Hundredths of a percent as '19' or '25,5', without the sign. */
export const formatRate = (hundredths: number) => germanNumber(hundredths / 100, 0, 2);
