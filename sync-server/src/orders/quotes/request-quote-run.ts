import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { Enqueue } from '../../jobs/job.ts';
import type { ServerRunContext } from '../../sync/push/server-runs.ts';
import { orderReads } from '../order-reads.ts';
import { makeQuote } from './make-quote.ts';
import { findQuoted, quoteHash } from './quote.store.ts';

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
