import type { SubmitOrderArgs } from '@knotenblech/shared/orders/submit-order.ts';
import type { ReadKey } from '@knotenblech/shared/sync/rows.ts';
import { catalogSpace, customerPriceSpace, customerSpace, projectSpace } from '@knotenblech/shared/sync/space.ts';
import type { CustomerId, ProjectId, UserId } from '@knotenblech/shared/values/ids.ts';

const projectReads = (customerId: CustomerId, projectId: ProjectId): ReadKey[] => [
  { space: customerSpace(customerId), kind: 'project', id: projectId },
  { space: projectSpace(projectId), kind: 'reading', id: 'head' },
  { space: projectSpace(projectId), kind: 'partPack', all: true },
  { space: projectSpace(projectId), kind: 'partChoice', all: true },
  { space: projectSpace(projectId), kind: 'assemblyChoice', all: true },
];

/** Every row that the price and the making of an order rest on. */
export const orderReads = (args: SubmitOrderArgs, customerId: CustomerId, userId: UserId): ReadKey[] => [
  { space: customerSpace(customerId), kind: 'customer', id: customerId },
  { space: customerSpace(customerId), kind: 'user', id: userId },
  { space: customerSpace(customerId), kind: 'address', id: args.shippingAddressId },
  { space: customerSpace(customerId), kind: 'address', id: args.billingAddressId ?? args.shippingAddressId },
  { space: customerPriceSpace(customerId), kind: 'tariff', all: true },
  { space: catalogSpace, kind: 'catalogPack', id: 'grades:0000' },
  { space: catalogSpace, kind: 'catalogPack', id: 'operator:0000' },
  ...args.lines.flatMap((line) => projectReads(customerId, line.projectId)),
];
