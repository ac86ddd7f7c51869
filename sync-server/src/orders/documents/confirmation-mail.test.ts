import type { Address } from '@knotenblech/shared/accounts/address.record.ts';
import { usualPaymentTerms } from '@knotenblech/shared/accounts/customers.ts';
import { seedOperator } from '@knotenblech/shared/catalogue/operator.schema.ts';
import { optionNames } from '@knotenblech/shared/catalogue/option-names.ts';
import { translationsPackId } from '@knotenblech/shared/catalogue/translation.ts';
import type { Amounts } from '@knotenblech/shared/orders/amounts/order-amounts.record.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { describe, expect, it } from 'vitest';
import { confirmationMail } from './confirmation-mail.ts';

const projectId = '0199d000-0000-7000-8000-000000000301' as Order['lines'][number]['projectId'];
const address = {
  salutation: 'COMPANY',
  name: 'Holzbau Lindner GmbH',
  nameAdd: 'Montage',
  street: 'Zimmererweg 4',
  zip: '87435',
  city: 'Kempten',
  countryIso: 'DE',
  contactFirstName: '',
  contactName: '',
  email: '',
  phone: '',
  fax: '',
  vatId: '',
} as unknown as Address;
const order = {
  number: 10042,
  status: 'NEW',
  orderedAt: '2026-11-23T08:00:00.000Z',
  deliveryDay: '2026-12-30',
  shippingAddress: address,
  billingAddress: address,
  phone: '',
  productionType: 'EXPRESS',
  shippingType: 'PACKAGE_STANDARD',
  paymentType: 'COD',
  reference: 'Halle 7\nBcc: all@example.org',
  lines: [
    {
      projectId,
      projectName: 'Knotenplatten',
      quantity: 2,
      partCount: 8,
      netWeightG: 37_096,
      comment: '',
      reference: '',
    },
  ],
  termsVersion: '2026-11',
} as unknown as Order;
/** Example 4 of the worked prices; its second line is in the sum of the parts alone. */
const amounts: Amounts = {
  tariffNumber: 2,
  lines: [{ projectId, quantity: 2, unitCents: 7757, lineCents: 15_514 }],
  partsCents: 41_174,
  productionCents: 14_411,
  shippingCents: 6549,
  paymentCents: 500,
  netCents: 62_634,
  vatRate: 1900,
  vatReason: 'domestic',
  vatCents: 11_900,
  grossCents: 74_534,
};
/** What stands at the end of the lines of a mail, in cents. */
const centsIn = (body: string) =>
  body
    .split('\n')
    .filter((line) => /\d,\d\d €$/.test(line) && !line.startsWith(' '))
    .map((line) => Number(line.slice(44).replace(/[^\d-]/g, '')));
const mailIn = (language: 'de' | 'en' | 'fr' | 'it', changed: Partial<Order> = {}, isGross = false) =>
  confirmationMail({
    order: { ...order, ...changed },
    amounts,
    isGross,
    terms: { ...usualPaymentTerms, discountRate: 200, discountDays: 8 },
    language,
    recipientName: 'Peter Huber',
    operator: seedOperator(),
    names: optionNames([], language),
  });

describe('confirmationMail', () => {
  it.each([
    ['de', 'Auftragsbestätigung 10042', '745,34 €', 'Umsatzsteuer 19 %', '30. Dezember 2026'],
    ['en', 'Order confirmation 10042', '745,34 €', 'VAT 19 %', '30 December 2026'],
    ['fr', 'Confirmation de commande 10042', '745,34 €', 'TVA 19 %', '30 décembre 2026'],
    ['it', 'Conferma d’ordine 10042', '745,34 €', 'IVA 19 %', '30 dicembre 2026'],
  ] as const)('names number, total, tax and day in %s', (language, subject, total, vat, day) => {
    const mail = mailIn(language);
    expect(mail.subject).toBe(subject);
    for (const words of ['10042', total, vat, day, '2 x Knotenplatten']) expect(mail.body).toContain(words);
  });

  it('lists every amount in one column', () => {
    expect(centsIn(mailIn('de').body)).toEqual([15_514, 41_174, 14_411, 6549, 500, 62_634, 11_900, 74_534]);
  });

  it('gives private people every amount with VAT; what is summed up is the total to the cent', () => {
    const { body } = mailIn('de', {}, true);
    const [line, ...sums] = centsIn(body);
    expect(line).toBe(18_462);
    expect(sums).toEqual([48_997, 17_149, 7793, 595, 74_534, 11_900]);
    expect(48_997 + 17_149 + 7793 + 595).toBe(74_534);
    expect(body).toContain('je 92,31 €');
    expect(body).not.toContain('netto');
  });

  it.each([
    ['de', 'Preise mit USt.', 'Gesamtsumme mit USt.', 'Darin Umsatzsteuer 19 %'],
    ['en', 'Prices incl. VAT', 'Total incl. VAT', 'Of which VAT 19 %'],
    ['fr', 'Prix TTC', 'Total TTC', 'Dont TVA 19 %'],
    ['it', 'Prezzi IVA inclusa', 'Totale IVA inclusa', 'Di cui IVA 19 %'],
  ] as const)('says so to private people in %s, and to companies not', (language, ...words) => {
    for (const each of words) {
      expect(mailIn(language, {}, true).body).toContain(each);
      expect(mailIn(language).body).not.toContain(each);
    }
  });

  it('counts a voucher as a line of its own', () => {
    const withVoucher = { ...amounts, voucherCode: 'STAHL50', voucherCents: -5000 };
    const { body } = confirmationMail({
      order,
      amounts: withVoucher,
      isGross: false,
      terms: usualPaymentTerms,
      language: 'de',
      recipientName: 'Peter Huber',
      operator: seedOperator(),
      names: optionNames([], 'de'),
    });
    expect(body).toMatch(/^Gutschein: STAHL50 +-50,00 €$/m);
    expect(mailIn('de').body).not.toContain('Gutschein');
  });

  it('calls ways to pay as the operator does', () => {
    const row = { group: 'paymentType', code: 'PAYMENTTYPE_BILL', de: 'Auf Ziel', en: 'x', fr: 'x', it: 'x' };
    const names = optionNames([{ id: translationsPackId, table: 'translations', rows: [row] }], 'de');
    const { body } = confirmationMail({
      order: { ...order, paymentType: 'BILL' },
      amounts,
      isGross: false,
      terms: usualPaymentTerms,
      language: 'de',
      recipientName: 'Peter Huber',
      operator: seedOperator(),
      names,
    });
    expect(body).toMatch(/^Zahlungsart: Auf Ziel /m);
  });

  it('keeps foreign text on its line', () => {
    expect(mailIn('de').body).toContain('Ihre Referenz: Halle 7 Bcc: all@example.org\n');
  });

  it('says how an order is paid in advance, until it is', () => {
    const bodyOf = (paidAt: string | null) =>
      confirmationMail({
        order: { ...order, paymentType: 'PREPAYMENT', prepayment: { isWaitedFor: true, paidAt } },
        amounts,
        isGross: false,
        terms: usualPaymentTerms,
        language: 'de',
        recipientName: 'Eva',
        operator: { ...seedOperator(), iban: 'DE00123456780000000000' },
        names: optionNames([], 'de'),
      }).body;
    expect(bodyOf(null)).toContain(
      'Bitte überweisen Sie 745,34 € mit dem Verwendungszweck „Bestellung 10042“ an:\nKnotenblech Stahlbau GmbH, IBAN DE00 1234 5678 0000 0000 00',
    );
    expect(bodyOf('2026-11-24T08:00:00.000Z')).not.toContain('IBAN');
  });

  it('says when and where a bill is paid, and only of a bill', () => {
    const { body } = mailIn('de', { paymentType: 'BILL' });
    expect(body).toContain('Zahlbar innerhalb von 14 Tagen ohne Abzug. Bei Zahlung innerhalb von 8 Tagen 2 % Skonto.');
    expect(body).toContain('Bankverbindung: Knotenblech Stahlbau GmbH, IBAN DE00 1234 5678');
    expect(mailIn('de').body).not.toContain('Zahlbar');
  });

  it('speaks of collection where the order is fetched', () => {
    const { body } = mailIn('de', { shippingType: 'PICKUP' });
    expect(body).toContain('Voraussichtlich abholbereit am: 30. Dezember 2026');
    expect(body).toContain('Abholung bei:\n    Knotenblech Stahlbau GmbH\n    Werkstraße 1');
    expect(body).not.toMatch(/Liefer(tag|adresse)/);
  });

  it('says that an order in demo mode is for show', () => {
    expect(mailIn('de', { status: 'DEMO' }).body).toContain('Demo-Modus');
    expect(mailIn('de').body).not.toContain('Demo-Modus');
  });
});
