import type { Cents } from '@knotenblech/shared/values/money.ts';

/** Numbers are written the German way in every language. */
const format = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

/** An amount as it stands in mails and documents: 1.234,50 €. */
export const formatEuros = (cents: Cents): string => format.format(cents / 100).replace(/[\u00a0\u202f]/g, ' ');
