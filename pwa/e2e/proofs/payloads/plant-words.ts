import { unrestricted } from '@knotenblech/shared/orders/vouchers/voucher.schema.ts';
import { newId, partIdOf } from '@knotenblech/shared/values/ids.ts';
import { asNobody, type PayloadClient } from './payload-client.ts';
import { linesOf, nth, textsOf } from './payload-texts.ts';
import type { PlantedProjects } from './plant-projects.ts';

/** A voucher that lacks a code and a note. */
export const voucherForm = {
  type: 'ALL_CUSTOMERS',
  discount: { kind: 'fixed', cents: 100 },
  minimumCents: 0,
  ...unrestricted,
};

const plantVouchers = async (operator: PayloadClient) => {
  for (const [n, note] of textsOf('voucherNote', 500).entries())
    await operator.ask('POST', '/admin/createVoucher', { ...voucherForm, note, code: `OSTERN${n}` });
};

const plantMessages = async (boss: PayloadClient, operator: PayloadClient) => {
  const words = textsOf('messageText', 8000);
  for (const [n, subject] of linesOf('messageSubject', 200).entries()) {
    const message = { subject, text: nth(words, n), userId: boss.actor.userId };
    await operator.ask('POST', '/users/createMessage/x', message);
  }
  const [subject, text] = [nth(linesOf('globalSubject', 200), 0), nth(textsOf('globalText', 8000), 0)];
  await operator.ask('POST', '/users/createMessage/x', { subject, text, global: true });
};

const plantContacts = async (operator: PayloadClient) => {
  const message = nth(textsOf('contactText', 5000), 0);
  for (const name of linesOf('contactName', 120)) {
    const form = { id: newId(), name, email: 'a@example.org', message, language: 'de', website: '' };
    await operator.ask('POST', '/contact', form, asNobody);
  }
};

/** What is asked for and answered: a request for a price, the operator's own price with its note. */
const plantPrices = async (boss: PayloadClient, operator: PayloadClient, projects: PlantedProjects) => {
  const { customerId } = boss.actor;
  const comment = nth(textsOf('priceComment', 2000), 0);
  await operator.ask('POST', `/project/part/onRequest/${partIdOf(projects.asked, 1)}`, true);
  await boss.push(['requestPrice', { projectId: projects.asked, comment, language: 'de' }]);
  const of = `/admin/priceRequests/${projects.answered}`;
  const { basis } = (await operator.ask('GET', `${of}?customerId=${customerId}`)) as { basis: string };
  const note = nth(textsOf('priceNote', 2000), 0);
  await operator.ask('POST', `${of}/answer`, { customerId, netCents: 100_000, isFixed: false, note, basis });
};

/** What people tell each other. */
export const plantWords = async (boss: PayloadClient, operator: PayloadClient, projects: PlantedProjects) => {
  await plantVouchers(operator);
  await plantMessages(boss, operator);
  await plantContacts(operator);
  await plantPrices(boss, operator, projects);
};
