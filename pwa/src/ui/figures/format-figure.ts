/** Figures are written in German format in every language, so that the same drawing reads the same everywhere. */
const formatOf = (digits: number) =>
  new Intl.NumberFormat('de-DE', { minimumFractionDigits: digits, maximumFractionDigits: digits });

const whole = formatOf(0);
const cents = formatOf(2);
const thousandths = formatOf(3);

/** EUR cents as '1.234,56' or '−2,50', without the sign of the currency. */
export const formatCents = (amountCents: number) => cents.format(amountCents / 100).replace('-', '−');
/** '1.234,56 €' with a space that does not break, for sentences. */
export const formatEuro = (amountCents: number) => `${formatCents(amountCents)}\u00a0€`;
export const formatCount = (count: number) => whole.format(count);
/** mm with two decimals. */
export const formatMm = (lengthMm: number) => cents.format(lengthMm);
/** Grams as kg with three decimals. */
export const formatKg = (weightG: number) => thousandths.format(weightG / 1000);
/** Mass of a profile, '42,24 kg/m'. */
export const formatKgPerM = (massKgPerM: number) => `${cents.format(massKgPerM)}\u00a0kg/m`;
/** Size of a file, '0,42 MB'; never nothing. */
export const formatMegabytes = (bytes: number) =>
  `${Math.max(0.01, bytes / 1_000_000).toLocaleString('de-DE', { maximumFractionDigits: 2 })} MB`;
/** mm² as m² with three decimals. */
export const formatM2 = (areaMm2: number) => thousandths.format(areaMm2 / 1_000_000);
