import { nameOfUser } from '@knotenblech/shared/accounts/customers.ts';
import type { ApprovalRequest } from '@knotenblech/shared/orders/approval/approval-request.record.ts';
import { orderRefusal } from '@knotenblech/shared/orders/placing/order-contents.ts';
import { orderQuote, quoteRow } from '@knotenblech/shared/orders/quotes/order-quote.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import type { Rows } from '@knotenblech/shared/records/define-change.ts';
import { customerPriceSpace, customerSpace, userSpace } from '@knotenblech/shared/records/space.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { Transaction } from '../../database/database.ts';
import { texts } from '../../jobs/texts/texts.ts';
import { notifyUser } from '../../messages/notify-user.ts';
import type { ServerRunContext } from '../../sync/push/batch.ts';
import { placeOrder } from '../place-order.ts';
import { orderReads, type SubmitDeps } from '../submit-order.job.ts';

type Context = ServerRunContext<'decideApproval'>;

/**
 * The server's side of a decision: what is approved becomes the order of who asked, by what makes any other. Where it cannot be
 * made as it was seen, it says so and who asked may ask anew; both are told.
 */
export const decideApprovalRun = (deps: SubmitDeps) => async (context: Context) => {
  const { actor, args, rows, read, lockMore, run } = context;
  run();
  const { customerId } = actor;
  const request = rows.get(customerPriceSpace(customerId), 'approvalRequest', args.requestId);
  if (!request) throw new DomainError('approval_closed');
  const { userId, order } = request;
  await lockMore([userSpace(userId)]);
  await read([
    ...orderReads(order, customerId, userId),
    { space: userSpace(userId), kind: 'cartLine', all: true },
    ...(order.quoteId === undefined ? [] : [quoteRow(actor, order.quoteId)]),
  ]);
  const { is } = request.state;
  if (is === 'rejected') return tell(deps, context, { userId, ...rejected(request, actor) });
  const placed = await placeUnlessOutdated(deps, context, request);
  if (!('number' in placed)) return tell(deps, context, { userId, ...outdated(request, actor) });
  const { number } = placed;
  rows.remove(customerPriceSpace(customerId), 'approvalRequest', request.id);
  const notice = texts[order.language].approval.approved({ by: nameOfUser(actor), number });
  await tell(deps, context, { userId, ...notice, severity: 'GREEN', hasMail: false });
  return placed;
};

const rejected = ({ order, state }: ApprovalRequest, actor: Actor) => ({
  ...texts[order.language].approval.rejected({
    by: nameOfUser(actor),
    reason: state.is === 'rejected' ? state.reason : '',
  }),
  severity: 'RED' as const,
});

const outdated = ({ order }: ApprovalRequest, actor: Actor) => ({
  ...texts[order.language].approval.outdated({ by: nameOfUser(actor) }),
  severity: 'RED' as const,
});

type Notice = Omit<Parameters<typeof notifyUser>[1], 'customerId' | 'projectId'>;

const tell = async ({ enqueue, now }: SubmitDeps, { tx, rows, actor: { customerId } }: Context, notice: Notice) => {
  await notifyUser({ rows, tx, enqueue, now: now() }, { ...notice, customerId, projectId: null });
  return {};
};

/** Makes the order, or notes with the request why it cannot be made as it was asked for. */
const placeUnlessOutdated = async (
  { sessions, enqueue, now, takesPaypal }: SubmitDeps,
  { tx, actor, number, rows, at }: Context,
  request: ApprovalRequest,
) => {
  const { order } = request;
  const approval = { by: actor.userId, at };
  try {
    const asker = askerOf(rows, request, actor);
    refuseOrderedQuote(rows, request, asker);
    const placed = await tx.savepoint((inner) => {
      const deps = { rows, tx: inner as Transaction, sessions, enqueue, now: now(), takesPaypal, number };
      return placeOrder(deps, order, asker, approval);
    });
    if (order.quoteId !== undefined) orderQuote(rows, asker, { ...order, quoteId: order.quoteId });
    return placed;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { code, details } = error;
    const state = { is: 'outdated' as const, ...approval, code, details: { ...details } };
    rows.put(customerPriceSpace(actor.customerId), 'approvalRequest', { ...request, state });
    return { code };
  }
};

const refuseOrderedQuote = (rows: Rows, { order: { quoteId } }: ApprovalRequest, { customerId }: Actor) => {
  if (quoteId === undefined) return;
  const quote = rows.get(customerPriceSpace(customerId), 'quote', quoteId);
  if (quote && quote.orderId !== null) throw new DomainError('quote_already_ordered', { quote: quote.number });
};

/** Who asked, with the rights that he has now. */
const askerOf = (rows: Rows, { userId }: ApprovalRequest, approver: Actor): Actor => {
  const user = rows.get(customerSpace(approver.customerId), 'user', userId);
  const refusal = user?.active ? orderRefusal(user) : 'no_order_permission';
  if (!user || refusal) throw new DomainError(refusal ?? 'no_order_permission');
  const { userName, firstName, name, permissions, seesPrices } = user;
  return { ...approver, userId, userName, firstName, name, permissions, seesPrices };
};
