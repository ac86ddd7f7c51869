import { withSurcharge } from '@knotenblech/shared/orders/amounts/with-surcharge.ts';
import { isOrderOver } from '@knotenblech/shared/orders/status-table.ts';
import { customerPriceSpace } from '@knotenblech/shared/records/space.ts';
import { withVat } from '@knotenblech/shared/values/decimal.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { OrderId, UserId } from '@knotenblech/shared/values/ids.ts';
import { readsGrossIn } from '../../accounts/customers/read-customer.ts';
import type { Texts } from '../../jobs/texts/text-shapes.ts';
import { texts } from '../../jobs/texts/texts.ts';
import { notifyUser } from '../../messages/notify-user.ts';
import { formatEuros } from '../documents/sums-of.ts';
import { languageOfOrder } from '../order.store.ts';
import { type Edited, editOrder, type OrderEditDeps } from '../status/settle-payment.ts';
import { addSurcharge, settleSurcharge } from './surcharge.store.ts';

type Wish = { surchargeId: string; orderId: OrderId; reason: string; netCents: number; adminId: UserId };

type Settled = { orderId: OrderId; surchargeId: string; userId: UserId };

/** Throws DomainError 'order_step_refused' for an order that is over or not accepted. */
const refuseOver = ({ order }: Edited) => {
  if (order.check !== 'accepted' || isOrderOver(order))
    throw new DomainError('order_step_refused', { from: order.status });
};

const amountsIn = ({ rows, customerId, order }: Edited) => {
  const priced = rows.get(customerPriceSpace(customerId), 'orderAmounts', order.id);
  if (!priced) throw new DomainError('order_step_refused', { from: order.status });
  return priced;
};

/** The amounts of the order follow; below nothing it does not go. */
const count = (edited: Edited, netCents: number) => {
  const priced = amountsIn(edited);
  const amounts = withSurcharge(priced.amounts, netCents);
  if (amounts.netCents < 0) throw new DomainError('invalid_input', { field: 'netCents' });
  edited.rows.put(customerPriceSpace(edited.customerId), 'orderAmounts', { ...priced, amounts });
};

/** Tells whoever ordered, in the words of his language. */
const tell = async (edited: Edited, textOf: (words: Texts['surcharge']) => string) => {
  const { tx, customerId, order } = edited;
  const words = texts[await languageOfOrder(tx, { customerId, orderId: order.id })].surcharge;
  const about = { subject: words.subject(order.number), text: textOf(words), customerId, userId: order.userId };
  await notifyUser(edited, { ...about, projectId: null, severity: 'YELLOW' });
};

/** Adds a surcharge to an order: the customer is asked where it costs him, and told of a credit, which counts at once. */
export const surchargeOrder = (deps: OrderEditDeps, { surchargeId: id, orderId, reason, netCents, adminId }: Wish) =>
  editOrder(deps, orderId, async (edited) => {
    refuseOver(edited);
    const { tx, now, customerId, order } = edited;
    const state = netCents > 0 ? 'asked' : 'accepted';
    if (state === 'accepted') count(edited, netCents);
    const isGross = readsGrossIn(edited.rows, customerId);
    const shownCents = isGross ? withVat(netCents, amountsIn(edited).amounts.vatRate) : netCents;
    await addSurcharge(tx, { customerId, orderId, id, reason, netCents, state, userId: adminId, at: now });
    await tell(edited, (words) => {
      const amount = words.amount(formatEuros(Math.abs(shownCents)), isGross);
      return state === 'asked'
        ? `${words.asked(order.number, amount, reason)}\n${words.answer}`
        : words.credited(order.number, amount, reason);
    });
    return order;
  });

/** Takes back a surcharge; one that was accepted counts no more. Throws DomainError 'not_found', 'order_step_refused'. */
export const withdrawSurcharge = (deps: OrderEditDeps, { orderId, surchargeId, userId }: Settled) =>
  editOrder(deps, orderId, async (edited) => {
    const { tx, now, customerId, order } = edited;
    refuseOver(edited);
    const key = { customerId, orderId, surchargeId, userId, at: now, state: 'withdrawn' } as const;
    const asked = await settleSurcharge(tx, { ...key, from: 'asked' });
    const settled = asked ?? (await settleSurcharge(tx, { ...key, from: 'accepted' }));
    if (!settled) throw new DomainError('not_found', { record: 'surcharge' });
    if (!asked) count(edited, -settled.netCents);
    await tell(edited, (words) => words.withdrawn(order.number, settled.reason));
    return order;
  });

/** The customer's answer; accepted, the amounts follow. Throws DomainError 'not_found', 'order_step_refused'. */
export const answerSurcharge = (
  deps: OrderEditDeps,
  { orderId, surchargeId, userId, accepts }: Settled & { accepts: boolean },
) =>
  editOrder(deps, orderId, async (edited) => {
    refuseOver(edited);
    const { tx, now, customerId, order } = edited;
    const state = accepts ? 'accepted' : 'declined';
    const settled = await settleSurcharge(tx, {
      customerId,
      orderId,
      surchargeId,
      userId,
      at: now,
      from: 'asked',
      state,
    });
    if (!settled) throw new DomainError('not_found', { record: 'surcharge' });
    if (accepts) count(edited, settled.netCents);
    return order;
  });
