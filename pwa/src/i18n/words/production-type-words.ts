import type { Order } from '@knotenblech/shared/orders/order.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const productionTypeWords = {
  STANDARD: msg`Standardfertigung`,
  FAST: msg`Schnelle Fertigung`,
  EXPRESS: msg`Expressfertigung`,
  EXPRESS_PLUS: msg`Expressfertigung Plus`,
} satisfies Record<Order['productionType'], MessageDescriptor>;
