import { createTransport } from 'nodemailer';
import type { Sql } from '../database/database.ts';
import { findUnsentMail, type Mail, markMail } from './mail-store.ts';

export type Transport = { send: (mail: Mail) => Promise<void>; close: () => void };

/** Sends by SMTP; null when no server is set, and mails are kept for the admin instead. */
export const openTransport = (smtpUrl: string | null, sender: string): Transport | null => {
  if (smtpUrl === null) return null;
  const transport = createTransport(smtpUrl);
  return {
    /** The message id is the mail's own: a receiver may drop what a retry sends twice. */
    send: async ({ id, recipient, subject, body }) => {
      const messageId = `<${id}@${sender.split('@')[1]}>`;
      await transport.sendMail({ from: sender, to: recipient, subject, text: body, messageId });
    },
    close: () => transport.close(),
  };
};

/** Sends one mail, or keeps it where there is no mail server. Sent already: nothing. Throws to be tried again. */
export const sendMail = async (
  { owner, transport }: { owner: Sql; transport: Transport | null },
  { customerId, mailId }: { customerId: string; mailId: string },
) => {
  const mail = await findUnsentMail(owner, customerId, mailId);
  if (!mail) return;
  if (!transport) return void (await markMail(owner, mail, 'kept'));
  try {
    await transport.send(mail);
  } catch (error) {
    await markMail(owner, mail, 'failed');
    throw error;
  }
  await markMail(owner, mail, 'sent');
};
