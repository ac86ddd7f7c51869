import type { Day } from '@knotenblech/shared/values/day.ts';

const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** The calendar day at the shop. */
export const shopDay = (at: Date): Day => format.format(at);

const hourMs = 3_600_000;

/** The last millisecond of a calendar day at the shop, one or two hours before it is over in UTC. */
export const endOfShopDay = (day: Day): Date => {
  const inUtc = Date.parse(`${day}T23:59:59.999Z`);
  const inSummer = new Date(inUtc - 2 * hourMs);
  const inWinter = new Date(inUtc - hourMs);
  return shopDay(inWinter) === day ? inWinter : inSummer;
};
