import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import type { Amounts } from '@knotenblech/shared/orders/order-amounts.record.ts';
import type { Rows } from '@knotenblech/shared/records/rows.ts';
import { customerPriceSpace, customerSpace } from '@knotenblech/shared/records/space.ts';
import type { CustomerId } from '@knotenblech/shared/values/ids.ts';
import { readsGrossIn } from '../../accounts/customers/reads-gross-in.ts';
import { operatorIn, optionNamesIn } from '../../base-data/operator-in.ts';
import type { Transaction } from '../../database/database.ts';
import type { Enqueue } from '../../jobs/job.ts';
import { addMail } from '../../jobs/mail/mail.store.ts';
import { paymentTermsOf } from '../order.store.ts';
import { confirmationMail } from './confirmation-mail.ts';
import type { Language } from './confirmation-texts.ts';

type Accepted = { order: Order; amounts: Amounts; customerId: CustomerId; language: Language };

/** Books an accepted order: its record, its amounts, and the mail that confirms it to whoever may still sign in, sent after this transaction. */
export const confirmOrder = async (
  { rows, tx, enqueue }: { rows: Rows; tx: Transaction; enqueue: Enqueue },
  { order, amounts, customerId, language }: Accepted,
) => {
  rows.put(customerSpace(customerId), 'order', order);
  rows.put(customerPriceSpace(customerId), 'orderAmounts', { id: order.id, amounts });
  const user = rows.get(customerSpace(customerId), 'user', order.userId);
  if (!user?.active) return;
  const operator = operatorIn(rows);
  const recipientName = `${user.firstName} ${user.name}`.trim();
  const terms = await paymentTermsOf(tx, { customerId, orderId: order.id });
  const names = optionNamesIn(rows, language);
  const isGross = readsGrossIn(rows, customerId);
  const mail = confirmationMail({ order, amounts, isGross, terms, language, recipientName, operator, names });
  await addMail(tx, { customerId, id: order.id, recipient: user.email, ...mail, attachment: `${mail.subject}.pdf` });
  await enqueue(tx, 'send-mail', { customerId, mailId: order.id });
};
