import type { QueuedOrder } from '../../../sync/status/read-waiting.ts';

type Refused = { args: Pick<QueuedOrder['args'], 'consent'>; details: QueuedOrder['details'] };

/**
 * The version of the terms of business that an order has to accept after a refused one, and whether it is another. The server
 * may have told of it before it is `here`.
 */
export const changedTerms = ({ args: { consent }, details: { termsVersion: told } }: Refused, here: string) => {
  const version = here === consent.termsVersion && typeof told === 'string' ? told : here;
  return { version, areOther: version !== consent.termsVersion };
};
