import type { Operator } from '@knotenblech/shared/catalogue/operator.schema.ts';
import type { OptionNames } from '@knotenblech/shared/catalogue/option-names.ts';
import type { Quote, QuotedLadder } from '@knotenblech/shared/orders/quotes/quote.record.ts';
import { shownQuoteText } from '@knotenblech/shared/orders/quotes/quote-rules.ts';
import type { RequestQuoteArgs } from '@knotenblech/shared/orders/quotes/request-quote.schema.ts';
import { inListOrder } from '@knotenblech/shared/parts/order-number.schema.ts';
import { type LadderRow, ladderQuantities, ladderRows } from '@knotenblech/shared/prices/ladder/ladder-rows.ts';
import type { LadderSubject } from '@knotenblech/shared/prices/ladder/ladder-subject.ts';
import { priceLadder } from '@knotenblech/shared/prices/ladder/price-ladder.ts';
import { priceBasisOf } from '@knotenblech/shared/prices/project/effective-price.ts';
import { joinStoredProject, priceStoredProject } from '@knotenblech/shared/prices/project/stored-project.ts';
import type { Tariff } from '@knotenblech/shared/prices/tariff.record.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { isUnwelded } from '@knotenblech/shared/projects/project-state.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import type { Rows } from '@knotenblech/shared/records/define-change.ts';
import { customerPriceSpace, customerSpace, projectPriceSpace } from '@knotenblech/shared/records/space.ts';
import { daysAfter } from '@knotenblech/shared/values/day.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { CustomerId } from '@knotenblech/shared/values/ids.ts';
import { readsGrossIn } from '../../accounts/customers/read-customer.ts';
import { operatorIn, optionNamesIn } from '../../base-data/operator-in.ts';
import { shopDay } from '../../base-data/put-base-version.ts';
import { addMail } from '../../jobs/mail/mail.store.ts';
import type { Enqueue } from '../../jobs/queues.ts';
import { texts } from '../../jobs/texts/texts.ts';
import type { ServerRunContext } from '../../sync/push/batch.ts';
import {
  addressLines,
  formatLongDay,
  mailColumns,
  oneLine,
  projectLines,
  sumLines,
} from '../documents/confirmation-mail.ts';
import { legalLines } from '../payment-lines.ts';
import type { OrderDeps } from '../place-order.ts';
import { type PricedOrder, priceOrder, projectsOf, refuseChangedPrice, tariffOf } from '../price-order.ts';
import { refuseStaleHash } from '../refuse-changed-order.ts';
import { orderReads } from '../submit-order.job.ts';
import { findQuoted, insertQuote, quoteHash } from './quote.store.ts';

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
  const { name, partCount, netWeightG, unweighedCount } = stored.project;
  return {
    ...line,
    projectName: name,
    partCount,
    netWeightG,
    ...(unweighedCount !== undefined && { unweighedCount }),
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
  ladders?: Quote['ladders'];
};

const draftOf = (rows: Rows, { args, actor, projects, priced, freightNote = '', ladders }: Offer) => {
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
    ...(ladders && { ladders }),
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
  const tariff = tariffOf(rows, { args, customerId, today, voucher: null });
  const vatRate = readsGrossIn(rows, customerId) ? priced.amounts.vatRate : null;
  const ladders = args.withLadder && quoteLadders(rows, { projects, customerId, tariff, vatRate });
  return bookQuote(
    { rows, tx, enqueue, now, quoteDays },
    { args, actor, projects, priced, ...(ladders && { ladders }) },
  );
};

/** Beyond so many rows a table is no longer read: the assemblies alone have theirs, beyond as many of them their project alone. */
const mostRows = 30;

type LadderAsked = {
  projects: readonly Project[];
  customerId: CustomerId;
  tariff: Tariff;
  /** null: its amounts are read net. */
  vatRate: number | null;
};

/** What the projects of a quote, their assemblies and their parts cost at other quantities on its day; nothing where a price was agreed. */
const quoteLadders = (rows: Rows, { projects, customerId, tariff, vatRate }: LadderAsked): QuotedLadder[] => {
  const quantities = ladderQuantities(tariff);
  return projects.flatMap((project) => {
    const stored = joinStoredProject(rows, project);
    if (!stored) return [];
    const { pricing, effective } = priceStoredProject(rows, customerId, { ...stored, tariff });
    if (effective.calculated) return [];
    const overrides = new Map(rows.all(projectPriceSpace(project.id), 'priceOverride').map((each) => [each.id, each]));
    const rowOf = (name: string, subject: LadderSubject) => {
      const ladder = priceLadder({ ...stored, tariff, overrides, pricing }, subject, quantities);
      if (!ladder) return [];
      const steps = ladderRows(ladder, vatRate);
      return [{ name, eachCents: steps.map(({ eachCents }) => eachCents), onceCents: steps.map(onceOf(subject)) }];
    };
    const assemblies = inListOrder(stored.assemblies.filter(({ facts }) => facts.parent === null)).flatMap(
      ({ name, index }) => rowOf(name, { kind: 'assembly', index }),
    );
    const taken = inListOrder(stored.parts.filter((part) => part.isTaken));
    const hasParts = assemblies.length + taken.length <= mostRows;
    const parts = hasParts ? taken.flatMap(({ name, index }) => rowOf(name, { kind: 'part', index })) : [];
    return [
      {
        projectId: project.id,
        quantities,
        rows: [...rowOf('', { kind: 'project' }), ...(assemblies.length <= mostRows ? assemblies : []), ...parts],
      },
    ];
  });
};

/** What of a piece's price is paid once; of a part without what its project pays. */
const onceOf =
  ({ kind }: LadderSubject) =>
  ({ shares }: LadderRow) =>
    kind === 'project' ? shares.setup + shares.projectCharge + shares.surfaceMinimum : shares.setup;

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

/** Sends a quote to whoever asked for it and may still sign in, with its PDF, after this transaction. */
export const sendQuote = async (
  { rows, tx, enqueue }: Omit<OrderDeps, 'now'>,
  quote: Quote,
  customerId: CustomerId,
) => {
  const user = rows.get(customerSpace(customerId), 'user', quote.userId);
  if (!user?.active) return;
  const operator = operatorIn(rows);
  const mail = quoteMail({
    quote,
    isGross: readsGrossIn(rows, customerId),
    operator,
    names: optionNamesIn(rows, quote.language),
    recipientName: `${user.firstName} ${user.name}`.trim(),
  });
  await addMail(tx, { customerId, id: quote.id, recipient: user.email, ...mail, attachment: `${mail.subject}.pdf` });
  await enqueue(tx, 'send-mail', { customerId, mailId: quote.id });
};

type QuoteMail = { quote: Quote; isGross: boolean; recipientName: string; operator: Operator; names: OptionNames };

/** The mail that brings a quote: every line and every amount, how long it holds, in the language it was asked for in. */
const quoteMail = ({ quote, isGross, recipientName, operator, names }: QuoteMail) => {
  const { language, amounts } = quote;
  const words = { ...texts[language].confirmation, ...texts[language].quote };
  const listed = { order: quote, amounts, isGross, language, names };
  const rule = '-'.repeat(mailColumns.text + mailColumns.amount);
  const body = [
    words.greeting(oneLine(recipientName)),
    '',
    words.offer(quote.number, formatLongDay(words.locale, quote.quotedAt)),
    words.valid(formatLongDay(words.locale, quote.validUntil)),
    ...(quote.isDemo ? ['', words.quoteDemo] : []),
    '',
    rule,
    ...projectLines(listed),
    rule,
    ...sumLines(listed),
    rule,
    '',
    ...(quote.reference ? [`${words.reference}: ${oneLine(quote.reference)}`] : []),
    `${words.shippingAddress}:`,
    ...addressLines(quote.shippingAddress).map((line) => `    ${oneLine(line)}`),
    `${words.billingAddress}:`,
    ...addressLines(quote.billingAddress).map((line) => `    ${oneLine(line)}`),
    '',
    words.order,
    words.terms(quote.termsVersion),
    '',
    words.closing,
    operator.name,
    `${operator.street}, ${operator.countryIso} ${operator.zip} ${operator.city}`,
    `${operator.phone}, ${operator.email}`,
    ...legalLines(operator, quote.language),
  ];
  return { subject: words.title(quote.number), body: body.join('\n') };
};

/** The server's side of a request for a quote: one made before is answered as it was. */
export const requestQuoteRun =
  ({ enqueue, now, quoteDays }: { enqueue: Enqueue; now: () => Date; quoteDays: number }) =>
  async ({ tx, actor, args, rows, read, run }: ServerRunContext<'requestQuote'>) => {
    const { quoteId } = args;
    const first = await findQuoted(tx, actor.customerId, quoteId);
    if (first && first.argsHash !== quoteHash(args)) throw new DomainError('already_exists', { quote: first.number });
    if (first) return { quoteId, number: first.number };
    run();
    await read(orderReads(args, actor.customerId, actor.userId));
    return makeQuote({ rows, tx, enqueue, now: now(), quoteDays }, args, actor);
  };
