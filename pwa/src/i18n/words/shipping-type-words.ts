import type { Order } from '@knotenblech/shared/orders/order.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const shippingTypeWords = {
  PACKAGE_STANDARD: msg`Paket`,
  PACKAGE_EXPRESS: msg`Paket Express`,
  TRANSPORT_STANDARD: msg`Spedition`,
  TRANSPORT_EXPRESS: msg`Spedition Express`,
  PICKUP: msg`Abholung im Werk`,
  PICKUP_BOXED: msg`Abholung im Werk, verpackt`,
} satisfies Record<Order['shippingType'], MessageDescriptor>;
