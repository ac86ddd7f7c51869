import type { Customer } from '@knotenblech/shared/accounts/customer.record.ts';
import type { ListedQuote, listQuotesCall, QuoteDetail } from '@knotenblech/shared/api/orders/quote-list-call.ts';
import type { CatalogPack } from '@knotenblech/shared/catalogue/catalog-pack.record.ts';
import { type Operator, operatorPackId, readOperator } from '@knotenblech/shared/catalogue/operator.schema.ts';
import { type OptionNames, optionNames } from '@knotenblech/shared/catalogue/option-names.ts';
import { translationsPackId } from '@knotenblech/shared/catalogue/translation.ts';
import { readsGross, shownTotal } from '@knotenblech/shared/orders/amounts/shown-vat-rate.ts';
import type { Quote } from '@knotenblech/shared/orders/quotes/quote.record.ts';
import { quoteState } from '@knotenblech/shared/orders/quotes/quote-rules.ts';
import { catalogSpace, customerPriceSpace, customerSpace } from '@knotenblech/shared/records/space.ts';
import type { Day } from '@knotenblech/shared/values/day.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { CustomerId, QuoteId } from '@knotenblech/shared/values/ids.ts';
import { germanCents } from '@knotenblech/shared/values/number-text.ts';
import { placeOfPage } from '@knotenblech/shared/values/page-of.ts';
import type { z } from 'zod';
import type { Sql } from '../../database/database.ts';
import { readInCustomer } from '../../database/in-customer.ts';
import { texts } from '../../jobs/texts/texts.ts';
import { readRecords } from '../../sync/rows/record.store.ts';
import { formatLongDay, paperAddress, shownLine } from '../documents/confirmation-mail.ts';
import { paperLine } from '../documents/order-positions.ts';
import type { TradePaper } from '../documents/paper/line-table.ts';
import { type PaperDeps, writePictured } from '../documents/project-pictures.ts';
import { sumsOf } from '../documents/sums-of.ts';
import { customerOfQuote } from './quote.store.ts';
import { pageOfQuotes, type QuoteListRow, readQuotes } from './quote-listing.store.ts';

type QuoteKey = { customerId: CustomerId; quoteId: QuoteId };

const findQuote = (sql: Sql, { customerId, quoteId }: QuoteKey): Promise<Quoted | null> =>
  readInCustomer(sql, customerId, async (tx) => {
    const rows = await readRecords(tx, customerId, [
      { space: customerPriceSpace(customerId), kind: 'quote', id: quoteId },
      { space: customerSpace(customerId), kind: 'customer', id: customerId },
      { space: catalogSpace, kind: 'catalogPack', id: operatorPackId },
      { space: catalogSpace, kind: 'catalogPack', id: translationsPackId },
    ]);
    const quote = rows.find((row) => row.kind === 'quote')?.data as Quote | undefined;
    const customer = rows.find((row) => row.kind === 'customer')?.data as Customer | undefined;
    const packs = rows.filter((row) => row.kind === 'catalogPack').map((row) => row.data as CatalogPack);
    if (!quote || !customer) return null;
    const names = optionNames(packs, quote.language);
    return { quote, isGross: readsGross(customer.kind), operator: readOperator(packs), names };
  });

/** A quote as PDF, by the amounts it was made at; null when the customer has none such. */
export const quoteDocument = async (deps: PaperDeps, key: QuoteKey) => {
  const found = await findQuote(deps.sql, key);
  if (!found) return null;
  const projectIds = found.quote.amounts.lines.map((line) => line.projectId);
  const pdf = await writePictured(deps, { customerId: key.customerId, projectIds }, (pictures) =>
    quotePaper(found, pictures.projects),
  );
  return { number: found.quote.number, pdf };
};

type Quoted = { quote: Quote; isGross: boolean; operator: Operator; names: OptionNames };

/** What stands in a quote; `pictures` in the order of its lines. */
export const quotePaper = (
  { quote, isGross, operator, names }: Quoted,
  pictures: readonly (Uint8Array | null)[],
): TradePaper => {
  const { language, amounts, workingDays } = quote;
  const words = { ...texts[language].document, ...texts[language].confirmation, ...texts[language].quote };
  const validUntil = formatLongDay(words.locale, quote.validUntil);
  const days = workingDays.production + workingDays.surface + workingDays.shipping;
  return {
    language,
    isGross,
    operator,
    createdAt: new Date(quote.quotedAt),
    title: words.title(quote.number),
    warnings: quote.isDemo ? [words.quoteDemo] : [],
    addresses: [
      { label: words.billingAddress, lines: paperAddress(quote.billingAddress) },
      { label: words.shippingAddress, lines: paperAddress(quote.shippingAddress) },
    ],
    facts: [
      { label: words.quoteNumber, value: quote.number },
      { label: words.quotedAt, value: formatLongDay(words.locale, quote.quotedAt) },
      { label: words.validUntil, value: validUntil },
      { label: words.termsVersion, value: quote.termsVersion },
      { label: words.deliveryTime, value: words.workingDays(days) },
      ...(quote.reference ? [{ label: words.reference, value: quote.reference }] : []),
      ...(quote.phone ? [{ label: words.phone, value: quote.phone }] : []),
    ],
    lines: amounts.lines.map((line, n) => ({
      ...paperLine(shownLine(line, { isGross, vatRate: amounts.vatRate }), quote, language),
      picture: pictures[n] ?? null,
    })),
    sums: sumsOf({ order: quote, amounts, isGross, language, names }).map((sum) =>
      sum.remark === '' ? { ...sum, remark: words.domestic } : sum,
    ),
    tables: (quote.ladders ?? []).map(({ projectId, quantities, rows }) => {
      const project = quote.lines.find((line) => line.projectId === projectId)?.projectName ?? '';
      return {
        title: words.ladder(project),
        columns: quantities.map(String),
        rows: rows.map(({ name, eachCents, onceCents }) => ({
          name: name === '' ? words.ladderProject : name,
          cells: eachCents.map(germanCents),
          under: { name: words.ladderOnce, cells: onceCents.map(germanCents) },
        })),
        note: words.ladderNote,
      };
    }),
    notes: [
      ...(quote.freightNote ? [words.freightNote(quote.freightNote)] : []),
      words.valid(validUntil),
      words.order,
      words.unchanged,
      words.terms(quote.termsVersion),
    ],
  };
};

type Query = z.infer<typeof listQuotesCall.querySchema>;

/** A page of the quotes of all customers that the query chooses, and how many it chooses in all. */
export const listQuotes = async (owner: Sql, { q, state, page, limit }: Query, today: Day) => {
  const placeOf = (count: number) => ({ ...placeOfPage(count, limit, page), limit });
  const { keys, total } = await pageOfQuotes(owner, { q, state, today }, placeOf);
  const rows = keys.length === 0 ? [] : await readQuotes(owner, keys);
  const found = new Map(rows.map((row) => [row.quote.id, row]));
  return { quotes: keys.flatMap(({ quoteId }) => found.get(quoteId) ?? []).map((row) => entryOf(row, today)), total };
};

/** A quote of any customer with all that it offers. */
export const readQuote = async (owner: Sql, quoteId: QuoteId, today: Day): Promise<QuoteDetail> => {
  const customerId = await customerOfQuote(owner, quoteId);
  const [row] = customerId ? await readQuotes(owner, [{ customerId, quoteId }]) : [];
  if (!row) throw new DomainError('not_found', { record: 'quote' });
  const { cartId: _, shippingAddressId: __, billingAddressId: ___, shownHash: ____, ...quote } = row.quote;
  return { ...row, quote, state: quoteState(quote, today) };
};

const entryOf = ({ quote, ...customer }: QuoteListRow, today: Day): ListedQuote => {
  const { id, number, quotedAt, validUntil, orderId, amounts } = quote;
  return {
    ...customer,
    id,
    number,
    quotedAt,
    validUntil,
    state: quoteState(quote, today),
    orderId,
    totalCents: shownTotal(amounts, customer.customerKind),
    lines: quote.lines.map(({ projectId, projectName, quantity }) => ({ projectId, projectName, quantity })),
  };
};
