import type { CustomerId, OrderId, QuoteId } from '@knotenblech/shared/values/ids.ts';
import type { Mail } from '../../jobs/mail/mail.store.ts';
import { isTransient } from '../../sync/push/transient-error.ts';
import { quoteDocument } from '../quotes/quote-document.ts';
import { orderDocument } from './order-document.ts';
import type { PaperDeps } from './project-pictures.ts';

/** The document that goes with a mail: the confirmation of the order, or the quote, whose id it has. Null, and told in the log, when it cannot be made: its amounts stand in the mail too. Throws what another try may mend. */
export const documentOfMail =
  (deps: PaperDeps) =>
  async ({ customerId, id }: Mail): Promise<Uint8Array | null> => {
    try {
      const customer = customerId as CustomerId;
      const made =
        (await orderDocument(deps, { customerId: customer, orderId: id as OrderId }, { kind: 'confirmation' })) ??
        (await quoteDocument(deps, { customerId: customer, quoteId: id as QuoteId }));
      return made?.pdf ?? null;
    } catch (error) {
      if (isTransient(error)) throw error;
      deps.log.error({ err: error, mailId: id }, 'a mail goes out without its document');
      return null;
    }
  };
