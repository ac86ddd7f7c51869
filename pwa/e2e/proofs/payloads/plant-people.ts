import { setTimeout as wait } from 'node:timers/promises';
import { newId } from '@knotenblech/shared/values/ids.ts';
import { password } from '../../shop/act.ts';
import { asNobody, type PayloadClient } from './payload-client.ts';
import { linesOf, nth, textsOf } from './payload-texts.ts';

const canBeLogin = (payload: string) => /^[^\s@]+$/.test(payload);

const plantAddresses = (boss: PayloadClient) => {
  const [names, more, first, last, streets, cities, phones, mails, faxes] = [
    textsOf('addressName', 120),
    textsOf('addressMore', 120),
    textsOf('contactFirst', 80),
    textsOf('contactLast', 80),
    textsOf('street', 120),
    textsOf('city', 80),
    textsOf('phone', 40),
    textsOf('addressMail', 120),
    textsOf('fax', 40),
  ];
  const flags = { isShippingAddress: true, isBillingAddress: true, countryIso: 'DE', zip: '80331', vatId: '' };
  return boss.push(
    ...cities.map((city, n) => {
      const company = { name: nth(names, n), nameAdd: nth(more, n), street: nth(streets, n), city };
      const contact = { contactFirstName: nth(first, n), contactName: nth(last, n), email: nth(mails, n) };
      const numbers = { phone: nth(phones, n), fax: nth(faxes, n) };
      const address = { id: newId(), salutation: 'COMPANY', ...company, ...contact, ...numbers, ...flags };
      return ['putAddress', { address }] as const;
    }),
  );
};

const plantUsers = async (boss: PayloadClient) => {
  const [logins, first, last] = [
    linesOf('login', 100, canBeLogin).map((name) => name.replaceAll(' ', '')),
    linesOf('userFirst', 80),
    linesOf('userLast', 80),
  ];
  for (const [n, firstName] of first.entries())
    await boss.ask('POST', '/users', {
      userName: `${nth(logins, n)}${n}`.toLowerCase(),
      email: `n${n}@example.org`,
      firstName,
      name: nth(last, n),
      permissions: [],
      seesPrices: false,
      active: true,
    });
};

/** Companies that come by themselves; their links are in the mails that the operator reads. */
const plantCompanies = async (operator: PayloadClient) => {
  const names = linesOf('companyName', 120);
  const [first, last] = [linesOf('registeredFirst', 80), linesOf('registeredLast', 80)];
  const mailOf = (n: number) => `firma${n}@example.org`;
  for (const [n, companyName] of names.entries()) {
    const person = { firstName: nth(first, n * 2), name: nth(last, n * 2 + 1) };
    const company = { kind: 'company', companyName, email: mailOf(n), password, hasConsented: true };
    await operator.ask('POST', '/register', { ...company, ...person }, asNobody);
  }
  const links = new Map<string, string>();
  while (links.size < names.length) {
    const { mails } = (await operator.ask('GET', '/admin/mails')) as { mails: { recipient: string; body: string }[] };
    for (const { recipient, body } of mails) {
      const [, token] = /confirmRegistration\/([\w-]{43})/.exec(body) ?? [];
      if (token !== undefined) links.set(recipient, token);
    }
    if (links.size < names.length) await wait(200);
  }
  for (const token of links.values()) await operator.ask('POST', '/register/confirm', { token }, asNobody);
};

const plantDevices = async (boss: PayloadClient) => {
  for (const deviceName of linesOf('deviceName', 120))
    await boss.ask('POST', '/session', { userName: 'chef', password, deviceName }, asNobody);
};

/** People and places: addresses, users, devices, companies that register, the operator's words about one. */
export const plantPeople = async (boss: PayloadClient, operator: PayloadClient) => {
  await plantAddresses(boss);
  await Promise.all([plantUsers(boss), plantDevices(boss), plantCompanies(operator)]);
  await operator.ask('PUT', `/admin/customers/${boss.actor.customerId}`, {
    name: nth(linesOf('customerName', 120), 0),
    companyId: nth(linesOf('companyId', 40), 0),
    mayPayByBill: true,
    confirmedVatId: null,
  });
};
