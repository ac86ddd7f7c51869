import type { Day } from '@knotenblech/shared/values/day.ts';
import { siteNow } from './site.ts';

const shopDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** The day it is at the shop, wherever the device is and whatever its clock says. */
export const todayAtShop = (now = new Date(siteNow())): Day => shopDay.format(now);
