import { quoteNumber } from '@knotenblech/shared/orders/quotes/quote-rules.ts';
import type { RequestQuoteArgs } from '@knotenblech/shared/orders/quotes/request-quote.schema.ts';
import type { CustomerId, QuoteId, UserId } from '@knotenblech/shared/values/ids.ts';
import { shopDay } from '../../base-data/put-base-version.ts';
import type { Sql, Transaction } from '../../database/database.ts';
import { argsHash } from '../../sync/push/run-change.ts';

type Who = { customerId: CustomerId; userId: UserId };

/** Tells one request from another: everything asked for. */
export const quoteHash = (args: RequestQuoteArgs) => argsHash({ name: 'requestQuote', args });

/** Keeps what was asked for, and gives the quote its number; null when its id was used before. */
export const insertQuote = async (
  tx: Transaction,
  { customerId, userId }: Who,
  args: RequestQuoteArgs,
  now: Date,
): Promise<string | null> => {
  const [row] = await tx<{ count: string }[]>`select nextval('quote_number') as count`;
  const number = quoteNumber(shopDay(now), Number(row?.count));
  const inserted = await tx`
    insert into customer_quote (customer_id, quote_id, user_id, number, args, args_hash, quoted_at)
    values (${customerId}, ${args.quoteId}, ${userId}, ${number}, ${tx.json(args)}, ${quoteHash(args)}, ${now})
    on conflict do nothing returning 1`;
  return inserted.length === 0 ? null : number;
};

/** The quote made under an id before. */
export const findQuoted = async (tx: Transaction, customerId: CustomerId, quoteId: QuoteId) => {
  const [row] = await tx<{ number: string; argsHash: string }[]>`
    select number, args_hash as "argsHash" from customer_quote
    where customer_id = ${customerId} and quote_id = ${quoteId}`;
  return row ?? null;
};

/** Whose quote it is; for the operator, who may see them all. */
export const customerOfQuote = async (owner: Sql, quoteId: QuoteId) => {
  const [row] = await owner<{ customerId: CustomerId }[]>`
    select customer_id as "customerId" from customer_quote where quote_id = ${quoteId}`;
  return row?.customerId ?? null;
};
