import type { Address } from '@knotenblech/shared/accounts/address.record.ts';
import type { Customer } from '@knotenblech/shared/accounts/customer.record.ts';
import { seedCalendar } from '@knotenblech/shared/catalogue/shop-calendar.ts';
import type { CartEntry } from '@knotenblech/shared/orders/cart/cart-entries.ts';
import { emptyCart } from '@knotenblech/shared/orders/cart/open-cart.ts';
import type { AddressId, CartId, CartLineId, OrderId, ProjectId } from '@knotenblech/shared/values/ids.ts';
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { workedTariff } from '../../../../../shared/samples/worked-parts.ts';
import { submitOrderArgs } from '../placed/submit-order-args.ts';
import { type OrderSource, orderDraft } from '../public/draft/order-draft.ts';
import { orderChangeRows } from './order-change-rows.ts';
import { isSameOrder, localContents, type ShownOrder } from './use-shown-order.ts';

const i18n = setupI18n({ locale: 'de', messages: { de: {} } });
const addressId = 'a' as AddressId;
const address = {
  id: addressId,
  name: 'Zimmerei Huber',
  zip: '86150',
  countryIso: 'DE',
  phone: '0821 1234',
  vatId: '',
  salutation: 'COMPANY',
  nameAdd: '',
  contactFirstName: '',
  contactName: '',
  street: 'Weg 1',
  city: 'Ort',
  isShippingAddress: true,
  isBillingAddress: false,
} as Address;
const entryOf = (id: string, quantity = 1, change: { ralNumber?: string; netCents?: number } = {}) => {
  const { ralNumber = '7016', netCents = 10_000 } = change;
  return {
    line: { id: `l${id}` as CartLineId, projectId: id as ProjectId, quantity, comment: '', reference: '' },
    project: { id: id as ProjectId, name: id, partCount: 8, surface: 'POWDER_COATED', ralNumber, additionalText: '' },
    price: {
      netCents,
      onRequest: false,
      shipment: {
        netWeightG: 12_000,
        heaviestPieceG: 4_000,
        longestPieceMm: 900,
        longestPlusGirthMm: 1_200,
        surfaceDays: 5,
      },
    },
    unitCents: netCents,
    lineCents: netCents * quantity,
    obstacle: null,
  } as CartEntry;
};

type Shown = Partial<OrderSource> & { choices?: string | null; termsVersion?: string; language?: 'de' | 'it' };

const shownOrder = ({ choices = 'hash', termsVersion = '2026-11', language = 'de', ...source }: Shown = {}) => {
  const draft = orderDraft({
    calendar: seedCalendar(),
    cart: { ...emptyCart('c' as CartId), shippingAddressId: addressId },
    entries: [entryOf('Halle')],
    addresses: [address],
    customer: { mayPayByBill: true, confirmedVatId: null } as Customer,
    tariff: workedTariff(),
    today: '2026-11-23',
    ...source,
  });
  const args = submitOrderArgs(draft, { orderId: 'o' as OrderId, language, termsVersion });
  const shownContents =
    args &&
    localContents(
      draft,
      args.lines,
      args.lines.map(() => choices),
    );
  if (!shownContents) throw new Error('not an order');
  return { args: { ...args, shownContents }, draft } satisfies ShownOrder;
};

const was = shownOrder();
const { cart } = was.draft;

test.each<[string, Shown]>([
  ['another price list at the same amounts', { tariff: { ...workedTariff(), number: 99 } }],
  ['another language', { language: 'it' }],
  ['choices that the device did not hold', { choices: null }],
  ['what was proposed, chosen', { cart: { ...cart, shippingType: 'PACKAGE_STANDARD', paymentType: 'BILL' } }],
])('an order is the same with %s', (_, change) => {
  expect(isSameOrder(was, shownOrder(change))).toBe(true);
  expect(orderChangeRows(i18n, { was, now: shownOrder(change), orderOf: () => null })).toEqual([]);
});

test.each<[string, Shown, string[]]>([
  ['a quantity', { entries: [entryOf('Halle', 2)] }, ['Stückzahl 1 2']],
  ['a line more', { entries: [entryOf('Halle'), entryOf('Anbau', 3)] }, ['Stückzahl nicht dabei 3']],
  ['a line less', { entries: [entryOf('Anbau')] }, ['Stückzahl 1 nicht dabei', 'Stückzahl nicht dabei 1']],
  [
    'a colour',
    { entries: [entryOf('Halle', 1, { ralNumber: '9007' })] },
    [expect.stringMatching(/^Oberfläche .*7016.*9007/) as string],
  ],
  ['choices of parts', { choices: 'other' }, ['Angaben zu einzelnen Teilen  ']],
  [
    'an address',
    { addresses: [{ ...address, zip: '80331' }] },
    [
      expect.stringMatching(/^Lieferadresse .*86150.*80331/) as string,
      expect.stringMatching(/^Rechnungsadresse/) as string,
    ],
  ],
  ['a day of delivery', { today: '2026-11-25' }, [expect.stringMatching(/^Lieferung voraussichtlich /) as string]],
  ['a reference', { cart: { ...cart, reference: 'Dach' } }, ['Ihr Bestellzeichen leer Dach']],
  ['the terms', { termsVersion: '2026-12' }, ['Fassung der Geschäftsbedingungen 2026-11 2026-12']],
])('an order is another with %s, which is told', (_, change, rows) => {
  const now = shownOrder(change);
  expect(isSameOrder(was, now)).toBe(false);
  expect(
    orderChangeRows(i18n, { was, now, orderOf: () => null }).map((row) => `${row.what} ${row.was} ${row.now}`),
  ).toEqual(rows);
});

test('an order is another at another amount', () =>
  expect(isSameOrder(was, shownOrder({ entries: [entryOf('Halle', 1, { netCents: 17_400 })] }))).toBe(false));
