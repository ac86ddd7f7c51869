import type { Day } from '@knotenblech/shared/values/day.ts';

const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** The calendar day at the shop. */
export const shopDay = (at: Date): Day => format.format(at);
