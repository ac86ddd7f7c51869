import type { Day } from '../../values/day.ts';
import type { Quote } from './quote.record.ts';

export const quoteStates = ['open', 'expired', 'ordered'] as const;
export type QuoteState = (typeof quoteStates)[number];

/** What a quote is on a day at the shop: it holds to the end of its last day, and can be ordered once. */
export const quoteState = ({ orderId, validUntil }: Pick<Quote, 'orderId' | 'validUntil'>, today: Day): QuoteState => {
  if (orderId !== null) return 'ordered';
  return today <= validUntil ? 'open' : 'expired';
};
