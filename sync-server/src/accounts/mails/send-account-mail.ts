import { type CustomerId, newId } from '@knotenblech/shared/values/ids.ts';
import type { Language } from '@knotenblech/shared/values/language.ts';
import type { Transaction } from '../../database/database.ts';
import { nobody } from '../../database/space-owner.ts';
import type { Enqueue } from '../../jobs/job.ts';
import { addMail } from '../../jobs/mail/mail.store.ts';
import { addLink, type NewLink } from '../one-time-link.store.ts';
import type { AccountMail, AccountMails } from './account-mail.ts';
import { accountMails } from './account-mail-texts.ts';
import { linkMark } from './link-mark.ts';

export type MailDeps = { tx: Transaction; enqueue: Enqueue; now: Date; language: Language };
type To = { recipient: string; customerId?: string };

const send = async (
  { tx, enqueue }: MailDeps,
  { recipient, customerId = nobody }: To,
  id: string,
  mail: AccountMail,
) => {
  await addMail(tx, { customerId, id, recipient, subject: mail.subject, body: mail.text, attachment: null });
  await enqueue(tx, 'send-mail', { customerId: customerId as CustomerId, mailId: id });
};

/** A mail that tells something; it goes out if and only if the transaction commits. */
export const sendNotice = (deps: MailDeps, to: To, words: (mails: AccountMails) => AccountMail) =>
  send(deps, to, newId(), words(accountMails[deps.language]));

/** A mail with a one-time link. */
export const sendLink = async (
  deps: MailDeps,
  to: To,
  link: Pick<NewLink, 'purpose' | 'userId' | 'payload'>,
  words: (mails: AccountMails, link: string) => AccountMail,
) => {
  const mailId = newId() as string;
  const linkId = await addLink(deps.tx, { ...link, mailId, language: deps.language }, deps.now);
  await send(deps, to, mailId, words(accountMails[deps.language], linkMark(linkId)));
};
