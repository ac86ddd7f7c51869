import type { Order } from '@knotenblech/shared/orders/order.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const shippingTypeWords = {
  PACKAGE_STANDARD: msg`Paket`,
  PACKAGE_EXPRESS: msg`Paket Express`,
  TRANSPORT_STANDARD: msg`Spedition`,
  TRANSPORT_EXPRESS: msg`Spedition Express`,
  TRANSPORT_TAIL_LIFT: msg`Spedition mit Hebebühne`,
  TRANSPORT_CRANE: msg`Spedition mit Kranentladung`,
  PICKUP: msg`Abholung im Werk`,
  PICKUP_BOXED: msg`Abholung im Werk, verpackt`,
} satisfies Record<Order['shippingType'], MessageDescriptor>;
