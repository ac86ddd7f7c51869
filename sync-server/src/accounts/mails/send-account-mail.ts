import { linkPath } from '@knotenblech/shared/accounts/link-paths.ts';
import { type CustomerId, newId } from '@knotenblech/shared/values/ids.ts';
import type { Language } from '@knotenblech/shared/values/language.ts';
import type { Sql, Transaction } from '../../database/database.ts';
import { nobody } from '../../database/in-customer.ts';
import { addMail, type Mail } from '../../jobs/mail/mail.store.ts';
import type { Enqueue } from '../../jobs/queues.ts';
import type { Text, Texts } from '../../jobs/texts/text-shapes.ts';
import { texts } from '../../jobs/texts/texts.ts';
import { addLink, armLink, type NewLink } from '../one-time-link.store.ts';

export type MailDeps = { tx: Transaction; enqueue: Enqueue; now: Date; language: Language };

type To = { recipient: string; customerId?: string };

const send = async ({ tx, enqueue }: MailDeps, { recipient, customerId = nobody }: To, id: string, mail: Text) => {
  await addMail(tx, { customerId, id, recipient, subject: mail.subject, body: mail.text, attachment: null });
  await enqueue(tx, 'send-mail', { customerId: customerId as CustomerId, mailId: id });
};

/** A mail that tells something; it goes out if and only if the transaction commits. */
export const sendNotice = (deps: MailDeps, to: To, words: (mails: Texts['account']) => Text) =>
  send(deps, to, newId(), words(texts[deps.language].account));

/** A mail with a one-time link. */
export const sendLink = async (
  deps: MailDeps,
  to: To,
  link: Pick<NewLink, 'purpose' | 'userId' | 'payload'>,
  words: (mails: Texts['account'], link: string) => Text,
) => {
  const mailId = newId() as string;
  const linkId = await addLink(deps.tx, { ...link, mailId, language: deps.language }, deps.now);
  await send(deps, to, mailId, words(texts[deps.language].account, linkMark(linkId)));
};

/** Stands in a stored mail for the address of its link; nobody outside knows the id, so no text of a user can name it. */
const linkMark = (linkId: string) => `[Link ${linkId}]`;

type LinkDeps = { owner: Sql; publicUrl: string; now: () => Date };

/** The mail as it goes out, its one-time link made in this moment: where mails are sent, no token is ever stored. Null: the link was ended meanwhile. */
export const writeLink =
  ({ owner, publicUrl, now }: LinkDeps) =>
  async (mail: Mail): Promise<Mail | null> => {
    const link = await armLink(owner, mail.id, now());
    if (link === 'none') return mail;
    if (link === 'void') return null;
    const address = new URL(linkPath(link.purpose, link.language, link.token), publicUrl);
    return { ...mail, body: mail.body.replace(linkMark(link.id), () => address.href) };
  };
