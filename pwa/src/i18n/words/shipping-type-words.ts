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

export const productionTypeLabels = {
  STANDARD: msg({ message: 'Standardfertigung', context: 'productionType' }),
  FAST: msg({ message: 'Schnelle Fertigung', context: 'productionType' }),
  EXPRESS: msg({ message: 'Expressfertigung', context: 'productionType' }),
  EXPRESS_PLUS: msg({ message: 'Expressfertigung Plus', context: 'productionType' }),
} satisfies Record<Order['productionType'], MessageDescriptor>;

export const paymentTypeLabels = {
  BILL: msg({ message: 'Rechnung', context: 'paymentType' }),
  PAYPAL: msg({ message: 'PayPal', context: 'paymentType' }),
  CASH: msg({ message: 'Barzahlung bei Abholung', context: 'paymentType' }),
  COD: msg({ message: 'Nachnahme', context: 'paymentType' }),
  PREPAYMENT: msg({ message: 'Vorkasse per Überweisung', context: 'paymentType' }),
} satisfies Record<Order['paymentType'], MessageDescriptor>;
