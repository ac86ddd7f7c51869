import { isPickup, type ShippingType } from '@knotenblech/shared/orders/cart/cart-option.ts';
import type { Day } from '@knotenblech/shared/values/day.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDay } from '../../../ui/figures/format-time.ts';

/** When an order is expected to come, or to be fetched. */
export const DeliveryDayText = ({ day, shippingType }: { day: Day; shippingType: ShippingType | null }) => {
  const { i18n } = useLingui();
  return isPickup(shippingType) ? (
    <Trans>
      Abholbereit voraussichtlich am <strong>{formatDay(day, i18n.locale)}</strong>
    </Trans>
  ) : (
    <Trans>
      Lieferung voraussichtlich am <strong>{formatDay(day, i18n.locale)}</strong>
    </Trans>
  );
};
