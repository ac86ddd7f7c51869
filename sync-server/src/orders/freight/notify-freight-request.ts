import type { Customer } from '@knotenblech/shared/accounts/customer.record.ts';
import type { User } from '@knotenblech/shared/accounts/user.record.ts';
import { messageIdOf } from '@knotenblech/shared/messages/contact-message.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import type { CustomerId, FreightRequestId } from '@knotenblech/shared/values/ids.ts';
import type { Language } from '@knotenblech/shared/values/language.ts';
import { readInCustomer } from '../../database/in-customer.ts';
import { listAdmins } from '../../messages/message.store.ts';
import { type NotifyDeps, notifyAdmin } from '../../messages/notify-user.ts';
import { readRecords } from '../../sync/rows/record.store.ts';
import { askerOfRequest } from './freight-request.store.ts';

type Key = { customerId: CustomerId; requestId: FreightRequestId };

/** Tells every admin of a request that is still open, each once however often the job runs; in the operator's own language. An answer goes to who asked. */
export const notifyFreightRequest = async (deps: NotifyDeps, { customerId, requestId }: Key) => {
  const asker = await askerOfRequest(deps.owner, requestId);
  if (asker?.customerId !== customerId) return;
  const space = customerSpace(customerId);
  const { customer, user } = await readInCustomer(deps.owner, customerId, async (tx) => {
    const rows = await readRecords(tx, customerId, [
      { space, kind: 'customer', id: customerId },
      { space, kind: 'user', id: asker.userId },
    ]);
    const dataOf = (kind: string) => rows.find((row) => row.kind === kind)?.data;
    return { customer: dataOf('customer') as Customer | undefined, user: dataOf('user') as User | undefined };
  });
  if (!customer || !user) return;
  const message = { ...freightWords.de.requested(customer.name), replyTo: user.email };
  for (const admin of await listAdmins(deps.owner))
    await notifyAdmin(deps, admin, { id: messageIdOf(requestId, admin.userId), projectId: null, ...message });
};

type Text = { subject: string; text: string };

type Words = {
  /** To the admin. */
  requested: (customer: string) => Text;
  answered: (quoteNumber: string, note: string) => Text;
};

const withNote = (text: string, note: string) => (note.trim() === '' ? text : `${text}\n\n${note.trim()}`);

/** What is said about freight that is asked for and offered. */
export const freightWords: Record<Language, Words> = {
  de: {
    requested: (customer) => ({
      subject: `Frachtanfrage: ${customer}`,
      text: `${customer} fragt eine Lieferung an. Die Antwort ist innerhalb von 48 Stunden fällig.`,
    }),
    answered: (number, note) => ({
      subject: `Ihre Fracht: Angebot ${number}`,
      text: withNote(`Das Angebot ${number} mit der Fracht ist da. Sie können es unter „Angebote“ bestellen.`, note),
    }),
  },
  en: {
    requested: (customer) => ({
      subject: `Freight request: ${customer}`,
      text: `${customer} asks for a delivery. The answer is due within 48 hours.`,
    }),
    answered: (number, note) => ({
      subject: `Your freight: quote ${number}`,
      text: withNote(`Quote ${number} including freight is ready. You can order it under “Quotes”.`, note),
    }),
  },
  fr: {
    requested: (customer) => ({
      subject: `Demande de transport : ${customer}`,
      text: `${customer} demande une livraison. La réponse est attendue sous 48 heures.`,
    }),
    answered: (number, note) => ({
      subject: `Votre transport : offre ${number}`,
      text: withNote(`L’offre ${number} avec le transport est prête. Commandez-la sous « Offres ».`, note),
    }),
  },
  it: {
    requested: (customer) => ({
      subject: `Richiesta di trasporto: ${customer}`,
      text: `${customer} chiede una consegna. La risposta è attesa entro 48 ore.`,
    }),
    answered: (number, note) => ({
      subject: `Il Suo trasporto: offerta ${number}`,
      text: withNote(`L’offerta ${number} con il trasporto è pronta. La può ordinare in «Offerte».`, note),
    }),
  },
};
