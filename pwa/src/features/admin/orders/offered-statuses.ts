import type { ListedOrder } from '@knotenblech/shared/api/orders/order-calls.ts';
import { type OrderStatus, orderStatusSchema } from '@knotenblech/shared/orders/order.record.ts';
import { isPartial } from '@knotenblech/shared/orders/partial-steps.ts';

export type OfferedStatus = { status: OrderStatus; count: number; needsReason: boolean };

/** The statuses that at least one of the chosen orders can get next, with how many can; no partial one, which says of what. */
export const offeredStatuses = (chosen: readonly Pick<ListedOrder, 'next'>[]): OfferedStatus[] =>
  orderStatusSchema.options.flatMap((status) => {
    if (isPartial(status)) return [];
    const steps = chosen.flatMap(({ next }) => next.filter((step) => step.status === status));
    return steps.length === 0
      ? []
      : [{ status, count: steps.length, needsReason: steps.some((step) => step.needsReason) }];
  });
