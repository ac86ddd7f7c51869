import { isDeepStrictEqual } from 'node:util';
import type { Amounts } from '@knotenblech/shared/orders/amounts/order-amounts.record.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';

/** Refuses an order when a single amount is not the one the customer saw; both sides go back to him, as JSON. */
export const refuseChangedPrice = (shown: Amounts, now: Amounts) => {
  if (isDeepStrictEqual(shown, now)) return;
  throw new DomainError('price_changed', {
    shownGrossCents: shown.grossCents,
    nowGrossCents: now.grossCents,
    shown: JSON.stringify(shown),
    now: JSON.stringify(now),
  });
};
