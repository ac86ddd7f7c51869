import type { PaypalAnswer } from '@knotenblech/shared/api/orders/paypal-calls.ts';
import { readOperator } from '@knotenblech/shared/catalogue/operator.schema.ts';
import type { Amounts } from '@knotenblech/shared/orders/amounts/order-amounts.record.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { isDemoOrder } from '@knotenblech/shared/orders/status-table.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { Language } from '@knotenblech/shared/values/language.ts';
import type { Logger } from 'pino';
import { readOpenPacks } from '../../base-data/read-open-packs.ts';
import type { Sql, Transaction } from '../../database/database.ts';
import { withCustomer } from '../../database/in-customer.ts';
import { readOrders } from '../status/order-list.store.ts';
import { editOrder, type OrderEditDeps, settlePayment } from '../status/settle-payment.ts';
import { type Leased, leasePayment, type PaymentKey, putCapture, putPayment, releasePayment } from './paypal.store.ts';
import type { Paypal, PaypalCapture, PaypalOrder } from './paypal-client.ts';

export type PayDeps = OrderEditDeps & { sql: Sql; paypal: Paypal; publicUrl: string; log: Logger };

/** `language` null: nobody is there to be sent to PayPal. */
type Wish = PaymentKey & { language: Language | null };

type Payable = { order: Order; amounts: Amounts };

type Paying = Wish & Payable;

/** A capture whose outcome nobody waited for is looked after so much later. */
const lookAgainSeconds = 120;

const open = ({ approveUrl }: { approveUrl: string | null }): PaypalAnswer => ({ state: 'open', approveUrl });

const paid: PaypalAnswer = { state: 'paid', approveUrl: null };

/** Throws DomainError 'not_found', 'nothing_to_pay'. */
const readPayable = async (owner: Sql, { customerId, orderId }: PaymentKey): Promise<Payable> => {
  const [row] = await readOrders(owner, [orderId]);
  if (row?.customerId !== customerId) throw new DomainError('not_found', { record: 'order' });
  const { order, amounts } = row;
  const isOpen = order.check === 'accepted' && order.status !== 'CANCELED' && !isDemoOrder(order);
  if (order.paymentType !== 'PAYPAL' || !order.prepayment || !isOpen || !amounts)
    throw new DomainError('nothing_to_pay');
  return { order, amounts };
};

/**
 * Brings the payment of an order at PayPal a step further: agreed to, the money is taken, once; else says where the customer agrees.
 * Throws DomainError 'not_found', 'nothing_to_pay', 'paypal_busy', 'paypal_unavailable'; what was begun goes on at the next try.
 */
export const payOrder = async (deps: PayDeps, wish: Wish): Promise<PaypalAnswer> => {
  await readPayable(deps.owner, wish);
  const leased = await leasePayment(deps.owner, wish, deps.now());
  if (!leased) throw new DomainError('paypal_busy');
  try {
    const payable = await readPayable(deps.owner, wish);
    return payable.order.prepayment?.paidAt === null ? await payLeased(deps, { ...wish, ...payable }, leased) : paid;
  } finally {
    await releasePayment(deps.owner, leased);
  }
};

const payLeased = async (deps: PayDeps, paying: Paying, leased: Leased): Promise<PaypalAnswer> => {
  if (leased.paypalOrderId === null) return begin(deps, paying, leased);
  const known = await deps.paypal.readOrder(leased.paypalOrderId);
  if (!known || known.status === 'VOIDED') return beginAnew(deps, paying, leased);
  if (known.status === 'COMPLETED') return settle(deps, paying, leased, known);
  const isSameAmount = known.cents === paying.amounts.grossCents;
  // What was asked for may have been taken already: another order at PayPal would be paid twice.
  if (known.status === 'APPROVED' && (isSameAmount || leased.isCaptureAsked)) return capture(deps, paying, leased);
  return isSameAmount ? open({ approveUrl: known.approveUrl ?? leased.approveUrl }) : beginAnew(deps, paying, leased);
};

const beginAnew = async (deps: PayDeps, paying: Paying, leased: Leased) => {
  const forgotten = { paypalOrderId: null, approveUrl: null, cents: null, isCaptureAsked: false, captureTry: 1 };
  return begin(deps, paying, await putPayment(deps.owner, leased, { ...forgotten, attempt: leased.attempt + 1 }));
};

/** Makes the order at PayPal; where its answer was lost, the same one is answered again. */
const begin = async (deps: PayDeps, { order, amounts, language }: Paying, leased: Leased): Promise<PaypalAnswer> => {
  if (language === null) return open({ approveUrl: null });
  const cents = amounts.grossCents;
  const page = (query: string) =>
    new URL(`/${language}/shop/account/orders/${order.id}?paypal=${query}`, deps.publicUrl);
  const made = await deps.paypal.createOrder({
    requestId: `${order.id}-${leased.attempt}-${cents}`,
    cents,
    orderId: order.id,
    number: order.number,
    brandName: readOperator(await readOpenPacks(deps.sql, 'operator')).name,
    language,
    returnUrl: page('return').href,
    cancelUrl: page('cancel').href,
  });
  await putPayment(deps.owner, leased, { paypalOrderId: made.id, approveUrl: made.approveUrl, cents });
  return open(made);
};

/** Noted before it is asked for, so that its outcome is looked after whatever happens to this server. */
const noteCapture = ({ owner, enqueue }: PayDeps, leased: Leased) =>
  withCustomer(owner, leased.customerId, async (tx: Transaction) => {
    const { customerId, orderId } = leased;
    await enqueue(tx, 'settle-paypal', { customerId, orderId }, undefined, lookAgainSeconds);
    return putPayment(tx, leased, { isCaptureAsked: true });
  });

const capture = async (deps: PayDeps, paying: Paying, leased: Leased): Promise<PaypalAnswer> => {
  const noted = await noteCapture(deps, leased);
  const id = leased.paypalOrderId ?? '';
  const answer = await deps.paypal.capture(id, `${id}-${noted.captureTry}`);
  switch (answer.outcome) {
    case 'answered':
      return settle(deps, paying, noted, answer.order);
    case 'captured': {
      const known = await deps.paypal.readOrder(id);
      if (!known) throw new DomainError('paypal_unavailable');
      return settle(deps, paying, noted, known);
    }
    case 'declined': {
      const { approveUrl } = await putPayment(deps.owner, noted, {
        isCaptureAsked: false,
        captureTry: noted.captureTry + 1,
      });
      return { state: 'declined', approveUrl };
    }
    case 'open':
      return open(await putPayment(deps.owner, noted, { isCaptureAsked: false }));
  }
};

const settle = async (
  deps: PayDeps,
  paying: Paying,
  leased: Leased,
  { capture: taken }: PaypalOrder,
): Promise<PaypalAnswer> => {
  switch (taken?.status) {
    case 'COMPLETED':
      await bookCapture(deps, leased, taken);
      return paid;
    case 'PENDING':
      return { state: 'pending', approveUrl: null };
    case 'DECLINED':
    case 'FAILED': {
      const { approveUrl } = await beginAnew(deps, paying, leased);
      return { state: 'declined', approveUrl };
    }
    default:
      throw new DomainError('paypal_unavailable');
  }
};

/** The order is paid with what PayPal took, in one transaction; a second time it changes nothing. */
const bookCapture = async (deps: PayDeps, leased: Leased, { id, cents }: PaypalCapture) => {
  if (cents !== leased.cents)
    deps.log.error(
      { orderId: leased.orderId, captureId: id, cents, expected: leased.cents },
      'PayPal took another amount',
    );
  await editOrder(deps, leased.orderId, async (edited) => {
    if (edited.order.prepayment?.paypalCaptureId !== undefined) return edited.order;
    await putCapture(edited.tx, leased, { captureId: id, cents, at: edited.now });
    return settlePayment(edited, { paypalCaptureId: id });
  });
};

const settled: readonly string[] = ['nothing_to_pay', 'not_found'] satisfies DomainError['code'][];

/** Sees to a payment that may have been taken while nobody waited for the answer. */
export const settlePaypal = async (
  { paypal, ...deps }: Omit<PayDeps, 'paypal'> & { paypal: Paypal | null },
  key: PaymentKey,
) => {
  if (!paypal) return;
  try {
    await payOrder({ ...deps, paypal }, { ...key, language: null });
  } catch (error) {
    if (!(error instanceof DomainError && settled.includes(error.code))) throw error;
  }
};
