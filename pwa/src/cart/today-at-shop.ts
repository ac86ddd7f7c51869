import type { Day } from '@knotenblech/shared/values/day.ts';

const shopDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** The day it is at the shop, wherever the device is. */
export const todayAtShop = (now = new Date()): Day => shopDay.format(now);
