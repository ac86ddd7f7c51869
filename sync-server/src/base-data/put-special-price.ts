import { priceDays } from '@knotenblech/shared/prices/price-days.ts';
import type { Day } from '@knotenblech/shared/values/day.ts';
import type { CustomerId, UserId } from '@knotenblech/shared/values/ids.ts';
import { noteAudit } from '../database/audit.store.ts';
import type { Sql } from '../database/database.ts';
import type { Enqueue } from '../jobs/job.ts';
import { lockBaseData } from './base-data.store.ts';
import { refuseBroken, refusePast } from './refuse-broken.ts';
import { shopDay } from './shop-day.ts';
import {
  insertSpecialPrice,
  type SpecialPriceVersion,
  specialPricesFor,
  specialPricesOn,
} from './special-price.store.ts';

/** Gives a customer a price of his own from a day on, to a last one where that is named, or ends it; his tariff follows on those days. */
export const putSpecialPrice = (
  { owner, enqueue, now }: { owner: Sql; enqueue: Enqueue; now: () => Date },
  { validTo = null, ...version }: SpecialPriceVersion & { validTo?: Day | null },
) => {
  refusePast(version.validFrom, shopDay(now()));
  return owner.begin(async (tx) => {
    await lockBaseData(tx);
    const { madeBy, validFrom, price, subject } = version;
    const customerId = version.customerId as CustomerId;
    const known = await specialPricesFor(tx, customerId, subject);
    const days = priceDays(known, { validFrom, validTo, price });
    for (const day of days) await insertSpecialPrice(tx, { ...version, ...day });
    for (const day of days) await refuseBroken(tx, day.validFrom, await specialPricesOn(tx, customerId, day.validFrom));
    if (madeBy)
      await noteAudit(tx, {
        at: now(),
        actorId: madeBy as UserId,
        action: 'special_price',
        customerId,
        subject: subject.kind,
        details: { validFrom, validTo, subject, price },
      });
    await enqueue(tx, 'apply-base-data', {});
  });
};
