import { type CatalogPack } from '@knotenblech/shared/catalogue/catalog-pack.record.ts';
import { optionNames } from '@knotenblech/shared/catalogue/option-names.ts';
import { calendarPackIds, readCalendar } from '@knotenblech/shared/catalogue/shop-calendar.ts';
import { translationsPackId } from '@knotenblech/shared/catalogue/translation.ts';
import type { Quote } from '@knotenblech/shared/orders/quotes/quote.record.ts';
import { quoteDeliveryDay } from '@knotenblech/shared/orders/quotes/quote-rules.ts';
import type { RequestQuoteArgs } from '@knotenblech/shared/orders/quotes/request-quote.schema.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { catalogSpace, customerPriceSpace } from '@knotenblech/shared/records/space.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { QuoteId } from '@knotenblech/shared/values/ids.ts';
import { shopDay } from '../base-data/put-base-version.ts';
import type { Sql } from '../database/database.ts';
import { readInCustomer } from '../database/in-customer.ts';
import { readPositions } from '../orders/documents/order-positions.ts';
import { type ApplyDeps, applySeenChange } from '../sync/push/apply-changes.ts';
import { readRecords } from '../sync/rows/record.store.ts';
import { basketItems } from './basket-items.ts';
import { bindQuote, type VisitRow } from './punchout.store.ts';
import type { SentBasket } from './write-basket.ts';

type PrepareDeps = ApplyDeps & { owner: Sql; now: () => Date };

/**
 * Makes the quote that a visit hands over, by the change that the app asks for quotes with: at the amounts that were shown or
 * not at all. Throws DomainError to refuse.
 */
export const prepareBasket = async (
  deps: PrepareDeps,
  { actor, visit }: { actor: Actor; visit: VisitRow },
  args: RequestQuoteArgs,
) => {
  await applySeenChange(deps, actor, { name: 'requestQuote', args }, deps.now().toISOString());
  if (!(await bindQuote(deps.owner, visit.id, args.quoteId))) throw new DomainError('punchout_expired');
};

type Bound = Pick<VisitRow, 'customerId' | 'setup' | 'unit' | 'encoding'> & { quoteId: QuoteId };

/** What a quote hands over to a purchasing system; null: there is no such quote. */
export const readSentBasket = (sql: Sql, bound: Bound, now: Date): Promise<SentBasket | null> => {
  const { customerId, quoteId, setup } = bound;
  return readInCustomer(sql, customerId, async (tx) => {
    const rows = await readRecords(tx, customerId, [
      { space: customerPriceSpace(customerId), kind: 'quote', id: quoteId },
      ...[translationsPackId, ...calendarPackIds].map(
        (id) => ({ space: catalogSpace, kind: 'catalogPack', id }) as const,
      ),
    ]);
    const quote = rows.find((row) => row.kind === 'quote')?.data as Quote | undefined;
    if (!quote) return null;
    const packs = rows.filter((row) => row.kind === 'catalogPack').map((row) => row.data as CatalogPack);
    const positions = await readPositions(tx, { customerId, order: quote, amounts: quote.amounts });
    const names = optionNames(packs, quote.language);
    const today = shopDay(now);
    const deliveryDay = quoteDeliveryDay(quote, { today, calendar: readCalendar(packs) });
    return {
      quote,
      items: basketItems({ quote, positions, setup, names }),
      settings: bound,
      today,
      deliveryDay,
      time: timeOfDay.format(now),
    };
  });
};

/** HH:MM:SS at the shop. */
const timeOfDay = new Intl.DateTimeFormat('sv-SE', { timeStyle: 'medium', timeZone: 'Europe/Berlin' });
