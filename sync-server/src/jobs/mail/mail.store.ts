import type { Sql, Transaction } from '../../database/database.ts';
import { nobody } from '../../database/in-customer.ts';

export type Mail = {
  customerId: string;
  id: string;
  recipient: string;
  subject: string;
  body: string;
  /** File name of the document that goes with it: the confirmation of the order, or the quote, whose id it has. */
  attachment: string | null;
  /** Whom an answer goes to; left out: the shop itself. */
  replyTo?: string | null;
};

export const addMail = (tx: Sql | Transaction, mail: Mail) => tx`
  insert into mail (customer_id, id, recipient, subject, body, attachment, reply_to)
  values (${mail.customerId}, ${mail.id}, ${mail.recipient}, ${mail.subject}, ${mail.body}, ${mail.attachment}, ${mail.replyTo ?? null})
  on conflict do nothing`;

/** A mail that has not gone out yet. */
export const findUnsentMail = async (owner: Sql, customerId: string, id: string) => {
  const [row] = await owner<Mail[]>`
    select customer_id as "customerId", id, recipient, subject, body, attachment, reply_to as "replyTo" from mail
    where customer_id = ${customerId} and id = ${id} and state <> 'sent'`;
  return row ?? null;
};

/** Keeps a mail as it would have gone out. */
export const keepMail = (owner: Sql, { customerId, id, body }: Mail) =>
  owner`update mail set state = 'kept', body = ${body} where customer_id = ${customerId} and id = ${id}`;

/** Says how it went, and with which document. */
export const markMail = (owner: Sql, { customerId, id, attachment }: Mail, state: 'sent' | 'failed') => owner`
  update mail set state = ${state}, attachment = ${attachment}, sent_at = case when ${state} = 'sent' then now() end
  where customer_id = ${customerId} and id = ${id}`;

export type MailRow = Mail & { state: 'waiting' | 'kept' | 'sent' | 'failed'; createdAt: Date; sentAt: Date | null };

type MailChoice = { state?: MailRow['state'] | undefined; limit: number };

export const listMails = (owner: Sql, { state, limit }: MailChoice) => owner<MailRow[]>`
  select customer_id as "customerId", id, recipient, subject, body, attachment, state, created_at as "createdAt", sent_at as "sentAt"
  from mail ${state === undefined ? owner`` : owner`where state = ${state}`}
  order by created_at desc limit ${limit}`;

/** Mails that wait no more: those without a document by one rule, those with one, which are business letters, by another. */
export const deleteMailsBefore = (owner: Sql, { usual, business }: { usual: Date; business: Date }) => owner`
  delete from mail where state <> 'waiting' and customer_id <> ${nobody}
    and created_at < case when attachment is null then ${usual}::timestamptz else ${business}::timestamptz end`;

/** Messages of the contact form are mails of no customer. */
export const deleteContactMessagesBefore = (owner: Sql, before: Date) => owner`
  delete from mail where state <> 'waiting' and customer_id = ${nobody} and created_at < ${before}`;
