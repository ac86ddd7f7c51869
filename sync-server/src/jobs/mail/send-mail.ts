import { languagePattern } from '@knotenblech/shared/values/language.ts';
import { createTransport } from 'nodemailer';
import type { Sql } from '../../database/database.ts';
import { findUnsentMail, keepMail, type Mail, markMail } from './mail.store.ts';

export type Attachment = { filename: string; content: Uint8Array };

export type Transport = { send: (mail: Mail, attachment: Attachment | null) => Promise<void>; close: () => void };

export type SendDeps = {
  owner: Sql;
  transport: Transport | null;
  /** The document that goes with a mail; null when it cannot be made. */
  documentOf: (mail: Mail) => Promise<Uint8Array | null>;
  /** The mail with the address of its one-time link, if it has one; null when that holds no longer. */
  writeLink: (mail: Mail) => Promise<Mail | null>;
};

/** Sends by SMTP; null when no server is set, and mails are kept for the admin instead. */
export const openTransport = (smtpUrl: string | null, sender: string): Transport | null => {
  if (smtpUrl === null) return null;
  const transport = createTransport(smtpUrl);
  return {
    /** The message id is the mail's own: a receiver may drop what a retry sends twice. */
    send: async ({ id, recipient, subject, body, replyTo }, attachment) => {
      const messageId = `<${id}@${sender.split('@')[1]}>`;
      const attachments = attachment
        ? [{ filename: attachment.filename, content: Buffer.from(attachment.content), contentType: 'application/pdf' }]
        : [];
      const answerTo = replyTo ? { replyTo } : {};
      await transport.sendMail({
        from: sender,
        to: recipient,
        ...answerTo,
        subject,
        text: body,
        messageId,
        attachments,
      });
    },
    close: () => transport.close(),
  };
};

/**
 * Whether a mail server says that the address itself can take no mail, now or ever (RFC 3463, 5.1.x). Other refusals may be
 * the shop's own: a password, a sender, a server that does not relay.
 */
const isAddressRefused = (error: unknown) =>
  error instanceof Error &&
  'response' in error &&
  typeof error.response === 'string' &&
  /^5\d\d[ -]5\.1\.\d{1,3}\b/.test(error.response);

/**
 * Sends one mail with its document, or keeps it where there is no mail server. Sent already: nothing. Throws to be tried
 * again; an address that can take no mail is not.
 */
export const sendMail = async (
  { owner, transport, documentOf, writeLink }: SendDeps,
  { customerId, mailId }: { customerId: string; mailId: string },
) => {
  const stored = await findUnsentMail(owner, customerId, mailId);
  if (!stored) return;
  const mail = await writeLink(stored);
  if (!mail) return void (await markMail(owner, stored, 'failed'));
  if (!transport) return void (await keepMail(owner, mail));
  const content = mail.attachment === null ? null : await documentOf(mail);
  const attachment = mail.attachment !== null && content ? { filename: mail.attachment, content } : null;
  try {
    await transport.send(mail, attachment);
  } catch (error) {
    await markMail(owner, mail, 'failed');
    if (isAddressRefused(error)) return;
    throw error;
  }
  await markMail(owner, { ...mail, attachment: attachment?.filename ?? null }, 'sent');
};

const mark = new RegExp(`\\[App (/(?:${languagePattern})/shop/account/(?:orders|quotes)/[0-9a-f-]{36})\\]`, 'g');

/** Stands in a stored mail for the address of a page of the app. Written by a user it leads there too, and nowhere else. */
export const pageMark = (path: string) => `[App ${path}]`;

type Write = (mail: Mail) => Promise<Mail | null>;

/** Mails with the addresses of pages, as people reach the shop. */
export const withPages =
  ({ publicUrl }: { publicUrl: string }, write: Write): Write =>
  async (stored) => {
    const mail = await write(stored);
    return mail && { ...mail, body: mail.body.replace(mark, (_, path: string) => new URL(path, publicUrl).href) };
  };
