import type { Order } from '@knotenblech/shared/orders/order.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const paymentTypeWords = {
  BILL: msg`Rechnung`,
  PAYPAL: msg`PayPal`,
  CASH: msg`Barzahlung bei Abholung`,
  COD: msg`Nachnahme`,
  PREPAYMENT: msg`Vorkasse per Überweisung`,
} satisfies Record<Order['paymentType'], MessageDescriptor>;
