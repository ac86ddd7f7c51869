import { operatorPackId } from '@knotenblech/shared/catalogue/operator.schema.ts';
import { calendarPackIds } from '@knotenblech/shared/catalogue/shop-calendar.ts';
import { translationsPackId } from '@knotenblech/shared/catalogue/translation.ts';
import type { SubmitOrderArgs } from '@knotenblech/shared/orders/submit-order.schema.ts';
import { storedProjectReads } from '@knotenblech/shared/prices/project/stored-project.ts';
import type { ReadKey } from '@knotenblech/shared/records/rows.ts';
import { catalogSpace, customerPriceSpace, customerSpace } from '@knotenblech/shared/records/space.ts';
import type { CustomerId, UserId } from '@knotenblech/shared/values/ids.ts';

type Read = Pick<SubmitOrderArgs, 'shippingAddressId' | 'billingAddressId' | 'lines'>;

/** Every row that the price and the making of an order rest on. */
export const orderReads = (args: Read, customerId: CustomerId, userId: UserId): ReadKey[] => [
  { space: customerSpace(customerId), kind: 'customer', id: customerId },
  { space: customerSpace(customerId), kind: 'user', id: userId },
  { space: customerSpace(customerId), kind: 'address', id: args.shippingAddressId },
  { space: customerSpace(customerId), kind: 'address', id: args.billingAddressId ?? args.shippingAddressId },
  { space: customerPriceSpace(customerId), kind: 'tariff', all: true },
  { space: catalogSpace, kind: 'catalogPack', id: operatorPackId },
  { space: catalogSpace, kind: 'catalogPack', id: translationsPackId },
  ...calendarPackIds.map((id): ReadKey => ({ space: catalogSpace, kind: 'catalogPack', id })),
  ...args.lines.flatMap(({ projectId }) => storedProjectReads({ projectId, customerId, withPrice: true })),
];
