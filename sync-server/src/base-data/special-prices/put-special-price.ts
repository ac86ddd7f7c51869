import type { CustomerId, UserId } from '@knotenblech/shared/values/ids.ts';
import { noteAudit } from '../../audit/audit-store.ts';
import type { Sql } from '../../database/database.ts';
import type { Enqueue } from '../../jobs/job.ts';
import { shopDay } from '../../orders/shop-day.ts';
import { lockBaseData } from '../base-data-store.ts';
import { refuseBroken, refusePast } from '../refuse-broken.ts';
import { insertSpecialPrice, specialPricesOn, type SpecialPriceVersion } from './special-price-store.ts';

/** Gives a customer a price of his own from a day on, or ends it; his tariff follows on that day. */
export const putSpecialPrice = (
  { owner, enqueue, now }: { owner: Sql; enqueue: Enqueue; now: () => Date },
  version: SpecialPriceVersion,
) => {
  refusePast(version.validFrom, shopDay(now()));
  return owner.begin(async (tx) => {
    await lockBaseData(tx);
    await insertSpecialPrice(tx, version);
    await refuseBroken(tx, version.validFrom, await specialPricesOn(tx, version.customerId, version.validFrom));
    const { madeBy, validFrom, price, subject } = version;
    const customerId = version.customerId as CustomerId;
    if (madeBy)
      await noteAudit(tx, {
        at: now(),
        actorId: madeBy as UserId,
        action: 'special_price',
        customerId,
        subject: subject.kind,
        details: { validFrom, subject, price },
      });
    await enqueue(tx, 'apply-base-data', {});
  });
};
