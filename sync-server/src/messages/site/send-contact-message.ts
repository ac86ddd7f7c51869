import type { ContactMessage } from '@knotenblech/shared/messages/contact-message.ts';
import type { CustomerId } from '@knotenblech/shared/values/ids.ts';
import type { Sql } from '../../database/database.ts';
import { nobody } from '../../database/space-owner.ts';
import { keyOf, refuseTooMany } from '../../http/refuse-too-many.ts';
import { addMail } from '../../jobs/mail/mail.store.ts';
import type { Enqueue } from '../../jobs/queues.ts';

type ContactDeps = { owner: Sql; enqueue: Enqueue; recipient: string };

const bodyOf = ({ name, email, message, language }: ContactMessage) =>
  `${message}\n\n-- \nName: ${name}\nE-Mail: ${email}\nSprache: ${language}\n`;

/** Mails a message of the contact form to the operator; who fills in the field that people do not see is not told that nothing was sent. */
export const sendContactMessage = async ({ owner, enqueue, recipient }: ContactDeps, message: ContactMessage) => {
  if (message.website !== '') return;
  const customerId = nobody as CustomerId;
  await owner.begin(async (tx) => {
    await addMail(tx, {
      customerId,
      id: message.id,
      recipient,
      subject: `Kontaktformular: ${message.name}`,
      body: bodyOf(message),
      attachment: null,
      replyTo: message.email,
    });
    await enqueue(tx, 'send-mail', { customerId, mailId: message.id });
  });
};

/** In a quarter of an hour. */
const mostPerAddress = 5;

const mostOfAll = 200;

/** Refuses a message where too many came from one address, or from everywhere, in a quarter of an hour. */
export const limitMessages = (owner: Sql, address: string, now: Date) =>
  refuseTooMany(
    owner,
    [
      { key: keyOf('contact', address), most: mostPerAddress },
      { key: 'contact', most: mostOfAll },
    ],
    now,
  );
