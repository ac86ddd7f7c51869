import { isDeepStrictEqual } from 'node:util';
import { calendarPackIds, readCalendar } from '@knotenblech/shared/catalogue/shop-calendar.ts';
import type { Amounts } from '@knotenblech/shared/orders/amounts/order-amounts.record.ts';
import { priceCart } from '@knotenblech/shared/orders/cart/price-cart.ts';
import type { CartLinePrice } from '@knotenblech/shared/orders/cart/shipping-options.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import type { SubmitOrderArgs } from '@knotenblech/shared/orders/placing/submit-order.schema.ts';
import type { Quote } from '@knotenblech/shared/orders/quotes/quote.record.ts';
import { quoteDeliveryDay } from '@knotenblech/shared/orders/quotes/quote-rules.ts';
import type { VoucherTerms } from '@knotenblech/shared/orders/vouchers/voucher.schema.ts';
import type { Remark } from '@knotenblech/shared/parts/part-facts.schema.ts';
import { joinStoredProject, priceStoredProject } from '@knotenblech/shared/prices/project/stored-project.ts';
import type { Tariff } from '@knotenblech/shared/prices/tariff.record.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { lacksData } from '@knotenblech/shared/projects/project-state.ts';
import type { Rows } from '@knotenblech/shared/records/define-change.ts';
import {
  catalogSpace,
  customerPriceSpace,
  customerSpace,
  projectPriceSpace,
} from '@knotenblech/shared/records/space.ts';
import type { Day } from '@knotenblech/shared/values/day.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { errorCodes } from '@knotenblech/shared/values/errors/error-codes.ts';
import type { CustomerId } from '@knotenblech/shared/values/ids.ts';
import type { Cents } from '@knotenblech/shared/values/money.ts';
import { orderTariff, refuseNewerOverrides } from '../base-data/order-tariff.ts';

/** What the price of an order rests on: asked for to be ordered or to be offered. */
type Asked = Pick<
  SubmitOrderArgs,
  | 'cartId'
  | 'lines'
  | 'shippingAddressId'
  | 'billingAddressId'
  | 'phone'
  | 'productionType'
  | 'shippingType'
  | 'paymentType'
  | 'reference'
> & { shown: Pick<Amounts, 'tariffNumber'> };

export type OrderInput = {
  args: Asked;
  customerId: CustomerId;
  today: Day;
  /** Terms of the voucher that the order redeems. */
  voucher: VoucherTerms | null;
  /** What the operator offers its freight for, net. */
  freightCents?: Cents;
  /** The quote that the order takes, checked. */
  quote?: Quote | null;
  /** The order as it was taken before its files were read: what became of its address and of its projects' place does not touch it. */
  taken?: Pick<Order, 'shippingAddress'>;
};

export type PricedOrder = { amounts: Amounts; deliveryDay: Day; workingDays: Quote['workingDays'] };

type Pricing = { customerId: CustomerId; tariff: Tariff };

/** What a line's project costs and weighs by the server's own reading and rows. */
const priceLine = (rows: Rows, project: Project, quantity: number, { customerId, tariff }: Pricing): CartLinePrice => {
  const stored = joinStoredProject(rows, project);
  if (!stored) throw new DomainError('project_not_read', { project: project.name });
  if (!stored.parts.some((part) => part.isTaken)) {
    throw new DomainError('project_on_request', { project: project.name, reason: 'no-parts' });
  }
  const { effective, shipment } = priceStoredProject(rows, customerId, { ...stored, tariff });
  const { netCents, onRequest, manualPrice } = effective;
  if (onRequest && lacksData(project)) throw new DomainError('missing_data', { project: project.name });
  if (manualPrice === 'none') {
    const tariffs = rows.all(customerPriceSpace(customerId), 'tariff');
    refuseNewerOverrides(tariff, tariffs, rows.all(projectPriceSpace(project.id), 'priceOverride'));
  }
  return { projectId: project.id, quantity, netCents, onRequest, ...shipment };
};

const cartOf = (args: Asked) => ({
  id: args.cartId,
  state: 'open' as const,
  shippingAddressId: args.shippingAddressId,
  billingAddressId: args.billingAddressId,
  phone: args.phone,
  productionType: args.productionType,
  shippingType: args.shippingType,
  paymentType: args.paymentType,
  reference: args.reference,
});

/** The order's projects in the order of its lines; refused when one is not there (any more) or could not be read. */
export const projectsOf = (
  rows: Rows,
  { args, customerId, taken }: Pick<OrderInput, 'args' | 'customerId' | 'taken'>,
) =>
  args.lines.map((line) => {
    const project = rows.get(customerSpace(customerId), 'project', line.projectId);
    if (!project || (project.trashedAt !== null && !taken)) throw new DomainError('not_found', { record: 'project' });
    if (project.reading === 'refused') throw new DomainError('project_not_read', { project: project.name });
    return project;
  });

/** The delivery address of an order, with a quote the one it names; or a refusal. */
export const shippingAddressOf = (rows: Rows, { args, customerId, quote, taken }: OrderInput) => {
  const settled = quote ?? taken;
  if (settled) return settled.shippingAddress;
  const address = rows.get(customerSpace(customerId), 'address', args.shippingAddressId);
  if (!address) throw new DomainError('address_missing');
  return address;
};

export const tariffOf = (rows: Rows, { args, customerId, today }: OrderInput) =>
  orderTariff(rows.all(customerPriceSpace(customerId), 'tariff'), args.shown.tariffNumber, today);

/** The calendar by the catalogue's rows. */
export const calendarIn = (rows: Rows) =>
  readCalendar(calendarPackIds.flatMap((id) => rows.get(catalogSpace, 'catalogPack', id) ?? []));

const workingDaysOf = (rows: Rows, input: OrderInput, surface: number): Quote['workingDays'] => ({
  ...optionDays(tariffOf(rows, input), input.args),
  surface,
});

export const deliveryDayOf = (rows: Rows, input: OrderInput, surfaceDays: number): Day =>
  quoteDeliveryDay(
    { workingDays: workingDaysOf(rows, input, surfaceDays), shippingAddress: shippingAddressOf(rows, input) },
    { today: input.today, calendar: calendarIn(rows) },
  );

/**
 * Every amount of an order, computed anew from the server's rows with the tariff it names; refused when it cannot be ordered.
 * With a quote they are the quote's.
 */
export const priceOrder = (rows: Rows, input: OrderInput): PricedOrder => {
  const { args, customerId, today, voucher, quote, freightCents } = input;
  if (quote) {
    const { amounts, workingDays } = quote;
    return { amounts, workingDays, deliveryDay: quoteDeliveryDay(quote, { today, calendar: calendarIn(rows) }) };
  }
  const customer = rows.get(customerSpace(customerId), 'customer', customerId);
  if (!customer) throw new DomainError('not_found', { record: 'customer' });
  const tariff = tariffOf(rows, input);
  const projects = projectsOf(rows, input);
  const lines = projects.map((project, n) =>
    priceLine(rows, project, args.lines[n]?.quantity ?? 1, { customerId, tariff }),
  );
  const shippingAddress = shippingAddressOf(rows, input);
  const priced = priceCart({
    lines,
    cart: cartOf(args),
    tariff,
    shippingAddress,
    customer,
    today,
    voucher,
    freightCents,
  });
  if ('refusals' in priced) throw cartRefusal(priced.refusals);
  const surfaceDays = Math.max(...lines.map((line) => line.surfaceDays));
  return {
    amounts: priced.amounts,
    deliveryDay: deliveryDayOf(rows, input, surfaceDays),
    workingDays: workingDaysOf(rows, input, surfaceDays),
  };
};

/** Why a cart could not be priced, by the first of the reasons. */
export const cartRefusal = ([first]: readonly Remark[]): DomainError => {
  const { code, values } = first ?? { code: 'change_failed', values: {} };
  const known = errorCodes.find((each) => each === code);
  return known ? new DomainError(known, values) : new DomainError('option_gone', { ...values, reason: code });
};

type Chosen = { productionType: string; shippingType: string };

/** Working days that the chosen production and shipping take by a tariff. */
export const optionDays = (tariff: Pick<Tariff, 'production' | 'shipping'>, chosen: Chosen) => ({
  production: daysOf(tariff.production, chosen.productionType),
  shipping: daysOf(tariff.shipping, chosen.shippingType),
});

const daysOf = (options: readonly { type: string; workingDays: number }[], type: string) =>
  options.find((option) => option.type === type)?.workingDays ?? 0;

/** Refuses an order when a single amount is not the one the customer saw; both sides go back to him, as JSON. */
export const refuseChangedPrice = (shown: Amounts, now: Amounts) => {
  if (isDeepStrictEqual(shown, now)) return;
  throw new DomainError('price_changed', {
    shownGrossCents: shown.grossCents,
    nowGrossCents: now.grossCents,
    shown: JSON.stringify(shown),
    now: JSON.stringify(now),
  });
};
