import type { Quote } from '@knotenblech/shared/orders/quotes/quote.record.ts';
import type { RequestQuoteArgs } from '@knotenblech/shared/orders/quotes/request-quote.schema.ts';
import { shownQuoteText } from '@knotenblech/shared/orders/quotes/shown-quote-text.ts';
import { priceBasisOf } from '@knotenblech/shared/prices/project/price-basis.ts';
import { joinStoredProject } from '@knotenblech/shared/prices/project/stored-project.ts';
import { isUnwelded } from '@knotenblech/shared/projects/is-unwelded.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import type { Rows } from '@knotenblech/shared/records/rows.ts';
import { customerPriceSpace, customerSpace } from '@knotenblech/shared/records/space.ts';
import { daysAfter } from '@knotenblech/shared/values/day.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { CustomerId } from '@knotenblech/shared/values/ids.ts';
import { operatorIn } from '../../base-data/operator-in.ts';
import { shopDay } from '../../base-data/shop-day.ts';
import type { OrderDeps } from '../place-order.ts';
import { type PricedOrder, priceOrder, projectsOf } from '../price-order.ts';
import { refuseChangedPrice } from '../refuse-other-price.ts';
import { refuseStaleHash } from '../refuse-other-shown.ts';
import { insertQuote } from './quote.store.ts';
import { sendQuote } from './send-quote.ts';

const readProjectsOf = (rows: Rows, asked: { args: RequestQuoteArgs; customerId: CustomerId }) => {
  const projects = projectsOf(rows, asked);
  const unread = projects.find((project) => project.reading === 'waiting');
  if (unread) throw new DomainError('project_not_read', { project: unread.name });
  return projects;
};

const addressOf = (rows: Rows, customerId: CustomerId, id: string) => {
  const address = rows.get(customerSpace(customerId), 'address', id);
  if (!address) throw new DomainError('address_missing');
  return address;
};

const lineOf = (
  rows: Rows,
  line: RequestQuoteArgs['lines'][number],
  project: Project | undefined,
): Quote['lines'][number] => {
  const stored = project && joinStoredProject(rows, project);
  if (!stored) throw new DomainError('not_found', { record: 'project' });
  const { name, partCount, netWeightG } = stored.project;
  return {
    ...line,
    projectName: name,
    partCount,
    netWeightG,
    ...(isUnwelded(stored.project) && { isUnwelded: true }),
    basis: priceBasisOf(stored.project, stored.parts),
  };
};

type Offer = {
  args: RequestQuoteArgs;
  actor: Pick<Actor, 'userId' | 'customerId' | 'permissions'>;
  projects: readonly Project[];
  priced: PricedOrder;
  freightNote?: string;
};

const draftOf = (rows: Rows, { args, actor, projects, priced, freightNote = '' }: Offer) => {
  const { shippingAddressId, billingAddressId, phone, productionType, shippingType, paymentType, reference } = args;
  return {
    id: args.quoteId,
    userId: actor.userId,
    cartId: args.cartId,
    shippingAddressId,
    billingAddressId,
    shippingAddress: addressOf(rows, actor.customerId, shippingAddressId),
    billingAddress: addressOf(rows, actor.customerId, billingAddressId ?? shippingAddressId),
    phone,
    productionType,
    shippingType,
    paymentType,
    reference,
    lines: args.lines.map((line, n) => lineOf(rows, line, projects[n])),
    amounts: priced.amounts,
    ...(freightNote === '' ? {} : { freightNote }),
    workingDays: priced.workingDays,
    isDemo: actor.permissions.includes('DEMO_PERMISSION'),
    language: args.language,
    termsVersion: operatorIn(rows).termsVersion,
    ...(args.shownHash === undefined ? {} : { shownHash: args.shownHash }),
    orderId: null,
  } satisfies Partial<Quote>;
};

/**
 * Makes a quote at the amounts the customer saw or not at all, computed by what prices an order; with number, record and
 * mail in one transaction. Throws DomainError to refuse.
 */
export const makeQuote = async (
  { rows, tx, enqueue, now, quoteDays }: QuoteDeps,
  args: RequestQuoteArgs,
  actor: Actor,
) => {
  const { customerId } = actor;
  const today = shopDay(now);
  refuseStaleHash(args, shownQuoteText(args));
  const projects = readProjectsOf(rows, { args, customerId });
  const priced = priceOrder(rows, { args, customerId, today, voucher: null });
  refuseChangedPrice(args.shown, priced.amounts);
  return bookQuote({ rows, tx, enqueue, now, quoteDays }, { args, actor, projects, priced });
};

type QuoteDeps = OrderDeps & { quoteDays: number };

/** Gives a priced offer its number and its days, stores it and sends it. */
export const bookQuote = async ({ rows, tx, enqueue, now, quoteDays }: QuoteDeps, offer: Offer) => {
  const { args, actor } = offer;
  const { customerId } = actor;
  const draft = draftOf(rows, offer);
  const number = await insertQuote(tx, actor, args, now);
  if (number === null) throw new DomainError('already_exists');
  const validUntil = daysAfter(shopDay(now), quoteDays);
  const quote: Quote = { ...draft, number, quotedAt: now.toISOString(), validUntil };
  rows.put(customerPriceSpace(customerId), 'quote', quote);
  await sendQuote({ rows, tx, enqueue }, quote, customerId);
  return { quoteId: quote.id, number };
};
