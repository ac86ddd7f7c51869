const cents = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const fine = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 4, maximumFractionDigits: 4 });

/** A decimal text in EUR as '12,34'; a unit price under 1 EUR keeps its four decimals. */
export const formatUnitPrice = (eur: string) => (/\.\d{4}$/.test(eur) ? fine : cents).format(Number(eur));
