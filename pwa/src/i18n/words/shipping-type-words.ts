import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const shippingTypeLabels = {
  PACKAGE_STANDARD: msg({ message: 'Paket', context: 'shippingType' }),
  PACKAGE_EXPRESS: msg({ message: 'Paket Express', context: 'shippingType' }),
  TRANSPORT_STANDARD: msg({ message: 'Spedition', context: 'shippingType' }),
  TRANSPORT_EXPRESS: msg({ message: 'Spedition Express', context: 'shippingType' }),
  TRANSPORT_TAIL_LIFT: msg({ message: 'Spedition mit Hebebühne', context: 'shippingType' }),
  TRANSPORT_CRANE: msg({ message: 'Spedition mit Kranentladung', context: 'shippingType' }),
  PICKUP: msg({ message: 'Abholung im Werk', context: 'shippingType' }),
  PICKUP_BOXED: msg({ message: 'Abholung im Werk, verpackt', context: 'shippingType' }),
} satisfies Record<Order['shippingType'], MessageDescriptor>;
