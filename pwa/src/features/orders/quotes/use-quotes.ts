import type { Quote } from '@knotenblech/shared/orders/quotes/quote.record.ts';
import type { RequestQuoteArgs } from '@knotenblech/shared/orders/quotes/request-quote.schema.ts';
import { customerPriceSpace } from '@knotenblech/shared/records/space.ts';
import { useAcceptedPending } from '../../../sync/hooks/outbox/outbox-queries.ts';
import { useKnownWaiting, useRecords, useShop } from '../../../sync/hooks/use-shop.tsx';
import type { AcceptedPending } from '../../../sync/status/covering-orders.ts';
import type { WaitingEntry } from '../../../sync/status/read-waiting.ts';

export type QueuedQuote = Omit<WaitingEntry, 'args'> & { args: RequestQuoteArgs };
/** The server has it; its record is on the way. */
export type AcceptedQuote = AcceptedPending<'requestQuote'>;

type Quotes = { queued: QueuedQuote[]; taken: AcceptedQuote[]; quotes: Quote[] };

/** Quotes of the customer, youngest first, and those of this device that no server has made, or whose records are not here; undefined while loading. */
export const useQuotes = (): Quotes | undefined => {
  const { actor } = useShop();
  const waiting = useKnownWaiting();
  const taken = useAcceptedPending('requestQuote');
  const quotes = useRecords('quote', customerPriceSpace(actor.customerId));
  if (!waiting || !taken || !quotes) return undefined;
  const known = new Set<string>(quotes.map((quote) => quote.id));
  return {
    queued: waiting.filter(isQuote).filter((entry) => !known.has(entry.args.quoteId)),
    taken: taken.filter(({ args }) => !known.has(args.quoteId)),
    quotes: actor.seesPrices ? quotes.toSorted((a, b) => (a.number < b.number ? 1 : -1)) : [],
  };
};

const isQuote = (entry: WaitingEntry): entry is QueuedQuote => entry.name === 'requestQuote';
