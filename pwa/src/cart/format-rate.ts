const rates = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 });

/** Hundredths of a percent as '19' or '25,5', without the sign. */
export const formatRate = (hundredths: number) => rates.format(hundredths / 100);
