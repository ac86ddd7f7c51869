import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const productionTypeLabels = {
  STANDARD: msg({ message: 'Standardfertigung', context: 'productionType' }),
  FAST: msg({ message: 'Schnelle Fertigung', context: 'productionType' }),
  EXPRESS: msg({ message: 'Expressfertigung', context: 'productionType' }),
  EXPRESS_PLUS: msg({ message: 'Expressfertigung Plus', context: 'productionType' }),
} satisfies Record<Order['productionType'], MessageDescriptor>;
