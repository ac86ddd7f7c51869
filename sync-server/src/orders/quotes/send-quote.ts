import type { Quote } from '@knotenblech/shared/orders/quotes/quote.record.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import type { CustomerId } from '@knotenblech/shared/values/ids.ts';
import { readsGrossIn } from '../../accounts/customers/reads-gross-in.ts';
import { operatorIn, optionNamesIn } from '../../base-data/operator-in.ts';
import { addMail } from '../../jobs/mail/mail.store.ts';
import type { OrderDeps } from '../place-order.ts';
import { quoteMail } from './quote-mail.ts';

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
