import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const paymentTypeLabels = {
  BILL: msg({ message: 'Rechnung', context: 'paymentType' }),
  PAYPAL: msg({ message: 'PayPal', context: 'paymentType' }),
  CASH: msg({ message: 'Barzahlung bei Abholung', context: 'paymentType' }),
  COD: msg({ message: 'Nachnahme', context: 'paymentType' }),
  PREPAYMENT: msg({ message: 'Vorkasse per Überweisung', context: 'paymentType' }),
} satisfies Record<Order['paymentType'], MessageDescriptor>;
