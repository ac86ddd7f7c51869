import { germanCents, germanNumber } from '@knotenblech/shared/values/number-text.ts';

/** EUR cents as '1.234,56' or '−2,50', without the sign of the currency. */
export const formatCents = (amountCents: number) => germanCents(amountCents).replace('-', '−');
/** '1.234,56 €' with a space that does not break, for sentences. */
export const formatEuro = (amountCents: number) => `${formatCents(amountCents)}\u00a0€`;
/** By how much it changes: '+12,50 €', '−3,00 €'. */
export const formatDifference = (amountCents: number) => `${amountCents > 0 ? '+' : ''}${formatEuro(amountCents)}`;
export const formatCount = (count: number) => germanNumber(count, 0);
/** mm with two decimals. */
export const formatMm = (lengthMm: number) => germanNumber(lengthMm, 2);
/** Grams as kg with three decimals. */
export const formatKg = (weightG: number) => germanNumber(weightG / 1000, 3);
/** Mass of a profile, '42,24 kg/m'. */
export const formatKgPerM = (massKgPerM: number) => `${germanNumber(massKgPerM, 2)}\u00a0kg/m`;
/** Size of a file, '0,42 MB'; never nothing. */
export const formatMegabytes = (bytes: number) => `${germanNumber(Math.max(0.01, bytes / 1_000_000), 0, 2)} MB`;
/** mm² as m² with three decimals. */
export const formatM2 = (areaMm2: number) => germanNumber(areaMm2 / 1_000_000, 3);
