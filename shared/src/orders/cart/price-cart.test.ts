import { expect, test } from 'vitest';
import {
  workedGrades,
  workedHeadPlate,
  workedPart,
  workedPlate,
  workedTariff,
  workedTube,
} from '../../../samples/worked-parts.ts';
import type { Address } from '../../accounts/address.record.ts';
import type { Customer } from '../../accounts/customer.record.ts';
import type { Part } from '../../parts/part.ts';
import { shipmentOf } from '../../prices/assembly/shipment-of.ts';
import { priceProject } from '../../prices/project/price-project.ts';
import type { AddressId, CartId, CustomerId, ProjectId } from '../../values/ids.ts';
import type { Cart } from './cart.record.ts';
import { emptyCart } from './open-cart.ts';
import { type PriceCartInput, priceCart } from './price-cart.ts';
import type { CartLinePrice } from './shipping-options.ts';

const tariff = workedTariff();
const powder = { surface: 'POWDER_COATED', ralNumber: '7016' } as const;

const line = (projectId: string, quantity: number, parts: Part[]): CartLinePrice => {
  const { netCents, onRequest } = priceProject({ parts, tariff, grades: workedGrades });
  return {
    projectId: projectId as ProjectId,
    quantity,
    netCents,
    onRequest,
    ...shipmentOf({ parts }, tariff, workedGrades),
  };
};
const plates = line('plates', 2, [workedPart(workedPlate())]);
const frame = line('frame', 1, [workedPart(workedTube(1), powder), workedPart(workedHeadPlate(2), powder)]);

const cart: Cart = {
  ...emptyCart('019a0000-0000-7000-8000-000000000002' as CartId),
  productionType: 'EXPRESS',
  shippingType: 'PACKAGE_STANDARD',
  paymentType: 'COD',
};
const augsburg: Address = {
  id: '019a0000-0000-7000-8000-000000000003' as AddressId,
  salutation: 'COMPANY',
  name: 'Zimmerei Huber',
  nameAdd: '',
  contactFirstName: 'Eva',
  contactName: 'Huber',
  street: 'Am Sägewerk 1',
  zip: '86150',
  city: 'Augsburg',
  countryIso: 'DE',
  email: '',
  phone: '0821 1234',
  fax: '',
  vatId: '',
  isShippingAddress: true,
  isBillingAddress: true,
};
const customer: Customer = {
  id: '019a0000-0000-7000-8000-000000000004' as CustomerId,
  number: 1,
  name: 'Zimmerei Huber',
  kind: 'company',
  mayPayByBill: true,
  confirmedVatId: null,
};
const input: PriceCartInput = {
  lines: [plates, frame],
  cart,
  tariff,
  shippingAddress: augsburg,
  customer,
  today: '2026-11-21',
};
const amountsOf = (change: Partial<PriceCartInput>) => {
  const priced = priceCart({ ...input, ...change });
  return 'amounts' in priced ? priced.amounts : priced.refusals;
};
const choosing = (choice: Partial<Cart>) => ({ cart: { ...cart, ...choice } });
const to = (countryIso: string, zip = '1000') => ({ shippingAddress: { ...augsburg, countryIso, zip } });

test('the basket of the worked prices costs what was worked by hand', () => {
  expect(priceCart(input)).toEqual({
    amounts: {
      tariffNumber: 1,
      lines: [
        { projectId: 'plates', quantity: 2, unitCents: 7757, lineCents: 15514 },
        { projectId: 'frame', quantity: 1, unitCents: 25660, lineCents: 25660 },
      ],
      partsCents: 41174,
      productionCents: 14411,
      shippingCents: 6549,
      paymentCents: 500,
      netCents: 62634,
      vatRate: 1900,
      vatReason: 'domestic',
      vatCents: 11900,
      grossCents: 74534,
    },
  });
});

// Parts 411.74; parcel 65.49, express parcel 32 + 79.142 x 0.95 = 107.18, freight 95 + 79.142 x 0.18 = 109.25, boxed 25.
test.each([
  { productionType: 'STANDARD', shippingType: 'PACKAGE_STANDARD', paymentType: 'BILL', netCents: 41174 + 6549 },
  { productionType: 'FAST', shippingType: 'PACKAGE_EXPRESS', paymentType: 'BILL', netCents: 41174 + 6176 + 10718 },
  {
    productionType: 'EXPRESS',
    shippingType: 'TRANSPORT_STANDARD',
    paymentType: 'BILL',
    netCents: 41174 + 14411 + 10925,
  },
  {
    productionType: 'EXPRESS_PLUS',
    shippingType: 'TRANSPORT_EXPRESS',
    paymentType: 'BILL',
    netCents: 41174 + 28822 + 18716,
  },
  { productionType: 'STANDARD', shippingType: 'PICKUP', paymentType: 'CASH', netCents: 41174 },
  { productionType: 'STANDARD', shippingType: 'PICKUP_BOXED', paymentType: 'CASH', netCents: 41174 + 2500 },
] as const)('$productionType, $shippingType, $paymentType', ({ netCents, ...choice }) => {
  expect(amountsOf(choosing(choice))).toMatchObject({ netCents });
});

// Net without cash on delivery 621.34.
test.each([
  ['Germany', to('DE', '10115'), null, { vatRate: 1900, vatReason: 'domestic', vatCents: 11805 }],
  ['Germany with a VAT id of Austria', to('DE', '10115'), 'ATU12345678', { vatRate: 1900, vatReason: 'domestic' }],
  [
    'Austria, no VAT id confirmed',
    to('AT', '1010'),
    null,
    { vatRate: 2000, vatReason: 'destination-rate', vatCents: 12427 },
  ],
  [
    'Austria, VAT id confirmed',
    to('AT', '1010'),
    'ATU12345678',
    { vatRate: 0, vatReason: 'intra-community', vatCents: 0, grossCents: 62134 },
  ],
  ['Austria, only a German VAT id', to('AT', '1010'), 'DE123456789', { vatRate: 2000, vatReason: 'destination-rate' }],
  [
    'Finland: half percents',
    to('FI', '00100'),
    null,
    { vatRate: 2550, vatReason: 'destination-rate', vatCents: 15844 },
  ],
  ['Hungary', to('HU'), null, { vatRate: 2700, vatReason: 'destination-rate', vatCents: 16776 }],
  ['Switzerland', to('CH', '8000'), null, { vatRate: 0, vatReason: 'export', vatCents: 0 }],
])('VAT: %s', (_, place, confirmedVatId, vat) => {
  const change = { ...choosing({ paymentType: 'BILL' }), ...place, customer: { ...customer, confirmedVatId } };
  expect(amountsOf(change)).toMatchObject(vat);
});

test.each(['AT', 'CH'])('pick-up is taxed in Germany, also from %s with a VAT id', (countryIso) => {
  const change = { ...to(countryIso), ...choosing({ shippingType: 'PICKUP', paymentType: 'CASH' }) };
  expect(amountsOf({ ...change, customer: { ...customer, confirmedVatId: 'ATU12345678' } })).toMatchObject({
    vatRate: 1900,
    vatReason: 'pickup',
    // parts 411.74 + EXPRESS 144.11 = 555.85; 19 % = 105.6115
    vatCents: 10561,
  });
});

test.each([
  ['DE', '27498'],
  ['DE', '78266'],
  ['AT', '6691'],
  ['IT', '23041'],
  ['ES', '35001'],
  ['PT', '9000-001'],
  ['FI', '22100'],
])('%s %s has its own VAT: decided by hand', (countryIso, zip) => {
  const change = { ...to(countryIso, zip), ...choosing({ paymentType: 'BILL' }) };
  expect(amountsOf(change)).toEqual([{ code: 'option.vat-by-hand', values: { countryIso, zip } }]);
});

const gone = (step: string, type: string, reason?: string) => ({
  code: 'option_gone',
  values: reason ? { step, type, reason } : { step, type },
});

test.each<[string, Partial<PriceCartInput>, object[]]>([
  ['an empty cart', { lines: [] }, [{ code: 'cart_empty', values: {} }]],
  [
    'a project on request',
    { lines: [plates, { ...frame, onRequest: true }] },
    [{ code: 'project_on_request', values: { projectId: 'frame' } }],
  ],
  [
    'nothing chosen',
    choosing({ productionType: null, shippingType: null, paymentType: null }),
    [gone('production', ''), gone('shipping', ''), gone('payment', '')],
  ],
  ['no phone', { shippingAddress: { ...augsburg, phone: ' ' } }, [{ code: 'phone_missing', values: {} }]],
  [
    'no address',
    { shippingAddress: null, ...choosing({ paymentType: 'BILL' }) },
    [{ code: 'address_missing', values: {} }],
  ],
  ['PayPal', choosing({ paymentType: 'PAYPAL' }), [gone('payment', 'PAYPAL')]],
  [
    'a bill that is not allowed',
    { ...choosing({ paymentType: 'BILL' }), customer: { ...customer, mayPayByBill: false } },
    [gone('payment', 'BILL', 'option.bill-not-allowed')],
  ],
  ['cash with a parcel', choosing({ paymentType: 'CASH' }), [gone('payment', 'CASH', 'option.cash-only-at-pickup')]],
  [
    'a parcel with too long a piece',
    { lines: [{ ...plates, longestPieceMm: 2700.01 }] },
    [gone('shipping', 'PACKAGE_STANDARD', 'option.over-parcel-limits')],
  ],
  [
    'freight with too long a piece',
    {
      lines: [{ ...plates, longestPieceMm: 13_600.5 }],
      ...choosing({ shippingType: 'TRANSPORT_STANDARD', paymentType: 'BILL' }),
    },
    [gone('shipping', 'TRANSPORT_STANDARD', 'option.freight-on-request')],
  ],
  [
    'a country that is not served',
    { ...to('NO'), ...choosing({ paymentType: 'BILL' }) },
    [gone('shipping', 'PACKAGE_STANDARD', 'option.country-not-served')],
  ],
  [
    'a tariff got 31 days ago',
    { tariffReceivedOn: '2026-10-21' },
    [{ code: 'tariff_expired', values: { tariffNumber: 1, receivedOn: '2026-10-21' } }],
  ],
])('refused: %s', (_, change, refusals) => {
  expect(priceCart({ ...input, ...change })).toEqual({ refusals });
});

test('a tariff got 30 days ago still prices the order', () => {
  expect(amountsOf({ tariffReceivedOn: '2026-10-22' })).toMatchObject({ netCents: 62634 });
});

test('a phone given for this order is enough', () => {
  const change = { shippingAddress: { ...augsburg, phone: '' }, ...choosing({ phone: '0821 99' }) };
  expect(amountsOf(change)).toMatchObject({ netCents: 62634 });
});

// 50 x 0.19 = 9.5 -> 10; 150 x 0.19 = 28.5 -> 29; 149 x 0.19 = 28.31 -> 28
test.each([
  [50, 10],
  [150, 29],
  [149, 28],
])('tax on %d cents is rounded half up: %d', (netCents, vatCents) => {
  const change = {
    lines: [{ ...plates, quantity: 1, netCents }],
    ...choosing({ productionType: 'STANDARD', shippingType: 'PICKUP', paymentType: 'CASH' }),
  };
  expect(amountsOf(change)).toMatchObject({ netCents, vatCents, grossCents: netCents + vatCents });
});
