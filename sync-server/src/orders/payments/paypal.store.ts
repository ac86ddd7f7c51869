import { randomUUID } from 'node:crypto';
import type { CustomerId, OrderId } from '@knotenblech/shared/values/ids.ts';
import type { Cents } from '@knotenblech/shared/values/money.ts';
import type { Sql, Transaction } from '../../database/database.ts';

export type PaymentKey = { customerId: CustomerId; orderId: OrderId };
/** How far the payment of an order is at PayPal. */
export type PaypalPayment = {
  attempt: number;
  captureTry: number;
  paypalOrderId: string | null;
  approveUrl: string | null;
  /** What the order at PayPal was made for. */
  cents: Cents | null;
  /** A capture was asked for and its outcome may be unknown. */
  isCaptureAsked: boolean;
};
export type Leased = PaypalPayment & PaymentKey & { lease: string };

/** Longer than all requests to PayPal of one step together. */
const leaseMs = 90_000;

/** Holds the payment of an order for one process; null while another one has it. */
export const leasePayment = async (owner: Sql, key: PaymentKey, now: Date): Promise<Leased | null> => {
  const { customerId, orderId } = key;
  const lease = randomUUID();
  const [row] = await owner<PaypalPayment[]>`
    insert into paypal_payment (order_id, customer_id, lease, busy_until)
    values (${orderId}, ${customerId}, ${lease}, ${new Date(now.getTime() + leaseMs)})
    on conflict (order_id) do update set lease = excluded.lease, busy_until = excluded.busy_until
      where paypal_payment.busy_until is null or paypal_payment.busy_until < ${now}
    returning attempt, capture_try as "captureTry", paypal_order_id as "paypalOrderId", approve_url as "approveUrl",
      cents::int, is_capture_asked as "isCaptureAsked"`;
  return row ? { ...row, ...key, lease } : null;
};

export const releasePayment = (owner: Sql, { orderId, lease }: Leased) => owner`
  update paypal_payment set lease = null, busy_until = null where order_id = ${orderId} and lease = ${lease}`;

export const putPayment = async (sql: Sql | Transaction, leased: Leased, changed: Partial<PaypalPayment>) => {
  const next: Leased = { ...leased, ...changed };
  await sql`
    update paypal_payment set attempt = ${next.attempt}, capture_try = ${next.captureTry},
      paypal_order_id = ${next.paypalOrderId}, approve_url = ${next.approveUrl}, cents = ${next.cents},
      is_capture_asked = ${next.isCaptureAsked}
    where order_id = ${next.orderId} and lease = ${next.lease}`;
  return next;
};

type Captured = { captureId: string; cents: Cents | null; at: Date };

export const putCapture = (tx: Transaction, { orderId }: PaymentKey, { captureId, cents, at }: Captured) => tx`
  update paypal_payment set capture_id = ${captureId}, captured_cents = ${cents}, captured_at = ${at}
  where order_id = ${orderId}`;

/** What PayPal took for an order, or null. */
export const readCapture = async (owner: Sql, orderId: OrderId) => {
  const [row] = await owner<{ captureId: string; cents: Cents | null }[]>`
    select capture_id as "captureId", captured_cents::int as cents from paypal_payment
    where order_id = ${orderId} and capture_id is not null`;
  return row ?? null;
};

/** The order that was to be paid with an order at PayPal, or null. */
export const findPayment = async (owner: Sql, paypalOrderId: string): Promise<PaymentKey | null> => {
  const [row] = await owner<PaymentKey[]>`
    select customer_id as "customerId", order_id as "orderId" from paypal_payment where paypal_order_id = ${paypalOrderId}`;
  return row ?? null;
};
