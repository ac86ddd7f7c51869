import { z } from 'zod';
import { defineChange } from '../../records/define-change.ts';
import { refuseWithout } from '../../records/permissions.ts';
import { customerPriceSpace, customerSpace } from '../../records/space.ts';
import { DomainError } from '../../values/errors/domain-error.ts';
import { idSchema, type OrderId } from '../../values/ids.ts';
import { approversOf } from './spending-limit.ts';

/** Approves an order of a colleague or says why not, once. The server then makes the order by what makes any other. */
export const decideApproval = defineChange({
  name: 'decideApproval',
  version: 1,
  args: z.strictObject({
    requestId: idSchema<OrderId>(),
    decision: z.enum(['approve', 'reject']),
    /** Why it is rejected. */
    reason: z.string().trim().max(500),
  }),
  spaces: (_, actor) => [customerSpace(actor.customerId), customerPriceSpace(actor.customerId)],
  reads: ({ requestId }, actor) => [
    { space: customerSpace(actor.customerId), kind: 'user', all: true },
    { space: customerPriceSpace(actor.customerId), kind: 'approvalRequest', id: requestId },
  ],
  refusal: (actor) => (actor.seesPrices ? refuseWithout('approveOrders')(actor) : 'no_price_permission'),
  run: (rows, { requestId, decision, reason }, { actor, at }) => {
    const space = customerPriceSpace(actor.customerId);
    const request = rows.get(space, 'approvalRequest', requestId);
    if (request?.state.is !== 'open') throw new DomainError('approval_closed');
    const users = rows.all(customerSpace(actor.customerId), 'user');
    const asker = users.find(({ id }) => id === request.userId);
    const approvers = asker ? approversOf(asker, request.order.shown.netCents, users) : [];
    if (!approvers.some(({ id }) => id === actor.userId)) throw new DomainError('approval_not_yours');
    if (decision === 'reject' && reason === '') throw new DomainError('reason_missing');
    const by = { by: actor.userId, at };
    const state =
      decision === 'approve' ? ({ is: 'approved', ...by } as const) : { is: 'rejected' as const, ...by, reason };
    rows.put(space, 'approvalRequest', { ...request, state });
  },
});
