import { isDeepStrictEqual } from 'node:util';
import type { Address } from '@knotenblech/shared/accounts/address.record.ts';
import { needsApproval } from '@knotenblech/shared/orders/approval/spending-limit.ts';
import { withWorkingDays } from '@knotenblech/shared/orders/delivery-day.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { shownText } from '@knotenblech/shared/orders/placing/shown-text.ts';
import type { SubmitOrderArgs } from '@knotenblech/shared/orders/placing/submit-order.schema.ts';
import type { Quote } from '@knotenblech/shared/orders/quotes/quote.record.ts';
import { orderOfQuote } from '@knotenblech/shared/orders/quotes/quote-rules.ts';
import { isDemoOrder } from '@knotenblech/shared/orders/status-table.ts';
import { termsOf } from '@knotenblech/shared/orders/vouchers/voucher.schema.ts';
import { surfaceDaysOf } from '@knotenblech/shared/prices/assembly/shipment-of.ts';
import { priceBasisOf } from '@knotenblech/shared/prices/project/effective-price.ts';
import { joinStoredProject } from '@knotenblech/shared/prices/project/stored-project.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { isUnwelded } from '@knotenblech/shared/projects/project-state.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import type { Rows } from '@knotenblech/shared/records/define-change.ts';
import { customerPriceSpace, customerSpace } from '@knotenblech/shared/records/space.ts';
import type { Day } from '@knotenblech/shared/values/day.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { CustomerId } from '@knotenblech/shared/values/ids.ts';
import type { Cents } from '@knotenblech/shared/values/money.ts';
import { operatorIn } from '../base-data/operator-in.ts';
import { shopDay } from '../base-data/put-base-version.ts';
import type { Sql, Transaction } from '../database/database.ts';
import type { Enqueue } from '../jobs/queues.ts';
import { confirmOrder } from './documents/confirmation-mail.ts';
import { insertOrder, isWithdrawn, wasNumbered } from './order.store.ts';
import {
  deliveryDayOf,
  type OrderInput,
  priceOrder,
  projectsOf,
  refuseChangedPrice,
  shippingAddressOf,
  tariffOf,
} from './price-order.ts';
import { refuseChangedContents, refuseStaleHash } from './refuse-changed-order.ts';
import { findRedeemableVoucher } from './vouchers/find-redeemable-voucher.ts';
import { addUse } from './vouchers/voucher.store.ts';

export type OrderDeps = { rows: Rows; tx: Transaction; enqueue: Enqueue; now: Date };

/** The number that the order had before the server was restored. */
export type PlaceDeps = OrderDeps & { sessions: Sql; takesPaypal: boolean; number?: number | undefined };

type PlacedInput = OrderInput & { args: SubmitOrderArgs };

const billingAddressOf = (rows: Rows, { args, customerId, quote }: OrderInput, shipping: Address) => {
  if (quote) return quote.billingAddress;
  if (args.billingAddressId === null) return shipping;
  const address = rows.get(customerSpace(customerId), 'address', args.billingAddressId);
  if (!address) throw new DomainError('address_missing');
  return address;
};

const lineOf = (project: Project, line: SubmitOrderArgs['lines'][number]): Order['lines'][number] => ({
  projectId: project.id,
  projectName: project.name,
  quantity: line.quantity,
  partCount: project.partCount,
  netWeightG: project.netWeightG,
  ...(project.unweighedCount !== undefined && { unweighedCount: project.unweighedCount }),
  ...(isUnwelded(project) && { isUnwelded: true }),
  comment: line.comment,
  reference: line.reference,
});

/** What PayPal takes is there within a minute, so nothing is made before it. */
const prepaymentOf = (rows: Rows, { paymentType }: SubmitOrderArgs): Pick<Order, 'prepayment'> => {
  if (paymentType === 'PAYPAL') return { prepayment: { isWaitedFor: true, paidAt: null } };
  if (paymentType !== 'PREPAYMENT') return {};
  return { prepayment: { isWaitedFor: operatorIn(rows).waitsForPrepayment, paidAt: null } };
};

const orderOf = (
  rows: Rows,
  input: PlacedInput,
  actor: Actor,
  now: Date,
  projects: Project[],
): Omit<Order, 'number' | 'check' | 'deliveryDay'> => {
  const { args, quote } = input;
  const shippingAddress = shippingAddressOf(rows, input);
  return {
    id: args.orderId,
    ...(quote ? { quoteNumber: quote.number } : {}),
    cartId: args.cartId,
    userId: actor.userId,
    status: actor.permissions.includes('DEMO_PERMISSION') ? 'DEMO' : 'NEW',
    orderedAt: now.toISOString(),
    shippingAddress,
    billingAddress: billingAddressOf(rows, input, shippingAddress),
    phone: args.phone,
    productionType: args.productionType,
    shippingType: args.shippingType,
    paymentType: args.paymentType,
    reference: args.reference,
    ...prepaymentOf(rows, args),
    lines: args.lines.flatMap((line, n) => (projects[n] ? [lineOf(projects[n], line)] : [])),
    termsVersion: args.consent.termsVersion,
    ...(args.shownHash === undefined ? {} : { shownHash: args.shownHash }),
  };
};

const daysOfSlowest = (rows: Rows, input: OrderInput, projects: readonly Project[]) => {
  const tariff = tariffOf(rows, input);
  return Math.max(...projects.map(({ surface }) => surfaceDaysOf(surface, tariff)));
};

/** The voucher that the order redeems, locked until it is made or refused. */
const voucherOf = async (
  { tx, sessions, now }: PlaceDeps,
  { voucherCode }: SubmitOrderArgs,
  { userId, customerId }: Actor,
  today: OrderInput['today'],
) => {
  if (voucherCode === undefined) return null;
  const wanted = { code: voucherCode, customerId, today, partsCents: null };
  return findRedeemableVoucher({ tx, tries: { sessions, userId, now } }, wanted, 'lock');
};

/** A price list of before may still offer PayPal after the operator ended it. */
const refuseWithoutPaypal = ({ takesPaypal }: PlaceDeps, { paymentType }: SubmitOrderArgs) => {
  if (paymentType === 'PAYPAL' && !takesPaypal)
    throw new DomainError('option_gone', { step: 'payment', type: paymentType });
};

/** The priced order, or null while a file of it is still being read. */
const priceUnlessReading = (rows: Rows, input: PlacedInput, projects: readonly Project[]) => {
  if (projects.some((project) => project.reading === 'waiting')) return null;
  const priced = priceOrder(rows, input);
  refuseChangedPrice(input.args.shown, priced.amounts);
  return priced;
};

/** Everything that an order is checked for before it is made or asked for. Throws DomainError to refuse. */
export const checkOrder = async (deps: PlaceDeps, args: SubmitOrderArgs, actor: Actor) => {
  const { rows, tx, now } = deps;
  const { customerId } = actor;
  const today = shopDay(now);
  if (await isWithdrawn(tx, { customerId, orderId: args.orderId })) throw new DomainError('withdrawn');
  refuseWithoutPaypal(deps, args);
  refuseStaleHash(args, shownText(args));
  const voucher = await voucherOf(deps, args, actor, today);
  const quote = quoteOfOrder(rows, { args, customerId, today });
  const input = { args, customerId, today, voucher: voucher && termsOf(voucher), quote };
  const projects = projectsOf(rows, input);
  const draft = orderOf(rows, input, actor, now, projects);
  const priced = priceUnlessReading(rows, input, projects);
  if (!quote) refuseChangedContents(rows, args, { ...draft, projects, isTold: deps.number !== undefined });
  if (!quote && !(await wasNumbered(tx, deps.number))) refuseChangedTerms(rows, args);
  return { voucher, input, projects, draft, priced };
};

const refuseAboveLimit = (rows: Rows, netCents: Cents, { customerId, userId }: Actor) => {
  const user = rows.get(customerSpace(customerId), 'user', userId);
  if (user?.spendingLimit && needsApproval(user, netCents)) {
    throw new DomainError('approval_required', { limitCents: user.spendingLimit.limitCents, netCents });
  }
};

/**
 * Makes the order of a cart or a quote, once: at the amounts the customer saw or not at all, with number, amounts, mail and
 * read-only projects in one transaction. While one of its files is unread it is 'checking'. Throws DomainError to refuse.
 */
export const placeOrder = async (
  deps: PlaceDeps,
  args: SubmitOrderArgs,
  actor: Actor,
  approval?: Order['approval'],
) => {
  const { rows, tx, enqueue, now } = deps;
  const { customerId } = actor;
  const { voucher, input, projects, priced, ...checked } = await checkOrder(deps, args, actor);
  const draft = { ...checked.draft, ...(approval && { approval }) };
  if (!approval && !(await wasNumbered(tx, deps.number))) refuseAboveLimit(rows, args.shown.netCents, actor);
  const number = await insertOrder(tx, actor, args, { now, had: deps.number });
  if (number === null) throw new DomainError('cart_already_ordered', { cartId: args.cartId });
  if (voucher)
    await addUse(tx, {
      customerId,
      orderId: args.orderId,
      userId: actor.userId,
      voucher,
      at: now,
      counts: !isDemoOrder(draft),
    });
  if (!isDemoOrder(draft)) {
    for (const { isOrderCancelled: _, ...project } of projects) {
      rows.put(customerSpace(customerId), 'project', { ...project, orderedAt: project.orderedAt ?? now.toISOString() });
    }
  }
  if (priced) {
    const order = withWorkingDays(
      { ...draft, number, check: 'accepted', deliveryDay: priced.deliveryDay },
      priced.workingDays,
    );
    await confirmOrder({ rows, tx, enqueue }, { order, amounts: priced.amounts, customerId, language: args.language });
  } else {
    const deliveryDay = deliveryDayOf(rows, input, daysOfSlowest(rows, input, projects));
    rows.put(customerSpace(customerId), 'order', { ...draft, number, check: 'checking', deliveryDay });
  }
  return { orderId: args.orderId, number };
};

type Asked = { args: SubmitOrderArgs; customerId: CustomerId; today: Day };

/** The contents, without the amounts, which are compared by themselves. */
const contentsOf = ({ shown: _shown, shownHash: _hash, ...contents }: SubmitOrderArgs) => contents;

const isUnchanged = (rows: Rows, customerId: CustomerId, { projectId, basis }: Quote['lines'][number]) => {
  const project = rows.get(customerSpace(customerId), 'project', projectId);
  if (!project || project.trashedAt !== null || project.reading !== 'read') return false;
  const stored = joinStoredProject(rows, project);
  return stored !== null && priceBasisOf(project, stored.parts) === basis;
};

/**
 * The quote that an order takes, null without one. Throws DomainError 'not_found', 'quote_expired', 'invalid_input' for an order
 * of something else, 'quote_project_changed' when what would be made is not what was offered.
 */
const quoteOfOrder = (rows: Rows, { args, customerId, today }: Asked): Quote | null => {
  if (args.quoteId === undefined) return null;
  const quote = rows.get(customerPriceSpace(customerId), 'quote', args.quoteId);
  if (!quote) throw new DomainError('not_found', { record: 'quote' });
  const { number, validUntil } = quote;
  if (today > validUntil) throw new DomainError('quote_expired', { quote: number, validUntil });
  if (!isDeepStrictEqual(contentsOf(args), contentsOf(orderOfQuote(quote, args)))) {
    throw new DomainError('invalid_input', { field: 'quoteId' });
  }
  const changed = quote.lines.find((line) => !isUnchanged(rows, customerId, line));
  if (changed) throw new DomainError('quote_project_changed', { quote: number, project: changed.projectName });
  return quote;
};

/** Refuses an order under another version of the terms of business than holds now; the one that does goes back to its buyer. */
const refuseChangedTerms = (rows: Rows, { consent }: SubmitOrderArgs) => {
  const { termsVersion } = operatorIn(rows);
  if (consent.termsVersion !== termsVersion) throw new DomainError('terms_changed', { termsVersion });
};
