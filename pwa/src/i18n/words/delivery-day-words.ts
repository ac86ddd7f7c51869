import { isPickup } from '@knotenblech/shared/orders/cart/cart-option.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What the day of an order says: when it comes, or can be fetched. */
export const deliveryDayLabels = (shippingType: Order['shippingType']): MessageDescriptor =>
  isPickup(shippingType) ? msg`Abholbereit voraussichtlich` : msg`Lieferung voraussichtlich`;
