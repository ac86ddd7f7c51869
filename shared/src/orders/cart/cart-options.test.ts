import { expect, test } from 'vitest';
import {
  workedBeam,
  workedFrame,
  workedGrades,
  workedPart,
  workedPlate,
  workedTariff,
} from '../../../samples/worked-parts.ts';
import type { Address } from '../../accounts/address.record.ts';
import { shipmentOf } from '../../prices/assembly/shipment-of.ts';
import type { AddressId, CartId, ProjectId } from '../../values/ids.ts';
import {
  defaultBillingAddress,
  defaultShippingAddress,
  effectiveType,
  firstActiveType,
  nextActiveType,
  proposedShippingType,
} from './cart-choices.ts';
import { emptyCart } from './open-cart.ts';
import { paymentOptions } from './price-cart.ts';
import { type CartLinePrice, productionOptions, shippingOptions } from './shipping-options.ts';

const tariff = workedTariff();
const small: CartLinePrice = {
  projectId: 'p' as ProjectId,
  quantity: 1,
  netCents: 1000,
  onRequest: false,
  netWeightG: 10_000,
  heaviestPieceG: 5000,
  longestPieceMm: 800,
  longestPlusGirthMm: 1200,
  surfaceDays: 0,
};
const shipping = (change: Partial<CartLinePrice>, countryIso: string | null = 'DE') =>
  shippingOptions({ lines: [{ ...small, ...change }], productionType: 'STANDARD', countryIso, tariff });
const activeOf = (options: { type: string; active: boolean }[]) =>
  options.filter((each) => each.active).map((each) => each.type);

const all = [
  'PACKAGE_STANDARD',
  'PACKAGE_EXPRESS',
  'TRANSPORT_STANDARD',
  'TRANSPORT_EXPRESS',
  'PICKUP',
  'PICKUP_BOXED',
  'TRANSPORT_TAIL_LIFT',
  'TRANSPORT_CRANE',
];
const freight = all.slice(2);
const withoutTailLift = freight.filter((type) => type !== 'TRANSPORT_TAIL_LIFT');

test('a shipment is the sum of its pieces and the largest of each measure', () => {
  const parts = [
    workedPart(workedPlate(1)),
    workedPart(workedBeam(2), { surface: 'ZINCED' }),
    workedPart(workedBeam(3), { isTaken: false }),
  ];
  expect(shipmentOf({ parts }, tariff, workedGrades)).toEqual({
    netWeightG: 4 * 4637 + 3 * 126610,
    heaviestPieceG: 126610,
    longestPieceMm: 3000,
    longestPlusGirthMm: 3000 + 2 * (190 + 200),
    surfaceDays: 5,
  });
});

test('production surcharges are a percentage of the parts, half up', () => {
  const options = productionOptions({ partsCents: 1010, tariff });
  expect(options.map(({ id, type, priceCents, workingDays }) => [id, type, priceCents, workingDays])).toEqual([
    [1, 'STANDARD', 0, 15],
    [2, 'FAST', 152, 10],
    [3, 'EXPRESS', 354, 6],
    [4, 'EXPRESS_PLUS', 707, 3],
  ]);
});

test.each<[string, Partial<CartLinePrice>, string[]]>([
  ['small pieces go every way', {}, all],
  [
    '31.5 kg, 2700 mm and 3000 mm with girth are still a parcel',
    { heaviestPieceG: 31500, longestPieceMm: 2700, longestPlusGirthMm: 3000 },
    all,
  ],
  ['a piece over 31.5 kg is freight', { heaviestPieceG: 31501 }, freight],
  ['a piece over 2700 mm is freight', { longestPieceMm: 2700.01 }, freight],
  ['a piece over 3000 mm with girth is freight', { longestPlusGirthMm: 3000.01 }, freight],
  ['more than 500 kg of parcels is freight', { netWeightG: 250_001, quantity: 2 }, freight],
  [
    'a tail lift lowers 1500 kg and 3000 mm',
    { heaviestPieceG: 1_500_000, longestPieceMm: 3000, netWeightG: 1_500_000 },
    freight,
  ],
  ['but no longer piece', { longestPieceMm: 3000.01 }, withoutTailLift],
  [
    '13600 mm and four trucks of 24 t are still freight',
    { heaviestPieceG: 99_000, longestPieceMm: 13_600, netWeightG: 96_000_000 },
    withoutTailLift,
  ],
  ['over 13600 mm only pick-up', { longestPieceMm: 13_600.01 }, ['PICKUP', 'PICKUP_BOXED']],
  [
    'over four trucks only pick-up, counting the quantity',
    { netWeightG: 48_000_001, quantity: 2 },
    ['PICKUP', 'PICKUP_BOXED'],
  ],
])('%s', (_, change, types) => {
  expect(activeOf(shipping(change))).toEqual(types);
});

test('on request is price -1; otherwise fixed + kg x EUR/kg', () => {
  expect(shipping({}).map((option) => option.priceCents)).toEqual([2400, 4150, 9680, 16780, 0, 2500, 13200, 23680]);
  expect(shipping({ longestPieceMm: 14_000 }).map((option) => option.priceCents)).toEqual([
    2400, 4150, -1, -1, 0, 2500, -1, -1,
  ]);
});

test.each([
  ['up to 2500 kg by the shipping type itself', { netWeightG: 2_500_000 }, 'DE', 54_500],
  ['above it by the next rate: 420 + 0.05 x 4000 kg', { netWeightG: 4_000_000 }, 'DE', 62_000],
  ['a full truck: 620 + 0.03 x 24000 kg', { netWeightG: 24_000_000 }, 'DE', 134_000],
  ['two trucks of 12500 kg: 2 x 620 + 0.03 x 25000 kg', { netWeightG: 25_000_000 }, 'DE', 199_000],
  ['a long piece: 95 + 120 + 0.18 x 10 kg', { longestPieceMm: 6000.01 }, 'DE', 21_680],
  ['to Austria 25 % more', {}, 'AT', 12_100],
  ['while no address is chosen without the country', {}, null, 9680],
] as const)('freight %s', (_, change, countryIso, cents) => {
  expect(shipping(change, countryIso).find(({ type }) => type === 'TRANSPORT_STANDARD')?.priceCents).toBe(cents);
});

test('a heavier load never costs less', () => {
  const prices = Array.from({ length: 96 }, (_, n) => shipping({ netWeightG: (n + 1) * 1_000_000 }));
  for (const type of ['TRANSPORT_STANDARD', 'TRANSPORT_EXPRESS', 'TRANSPORT_TAIL_LIFT', 'TRANSPORT_CRANE'])
    for (const [n, options] of prices.entries()) {
      const centsAt = (all: typeof options) => all.find((each) => each.type === type)?.priceCents ?? 0;
      if (n > 0) expect(centsAt(options)).toBeGreaterThanOrEqual(centsAt(prices[n - 1] ?? []));
    }
});

test('wherever it goes and whatever it weighs, something can be chosen', () => {
  for (const { countryIso } of tariff.vat)
    for (const netWeightG of [1000, 600_000, 30_000_000, 200_000_000])
      for (const longestPieceMm of [500, 4000, 12_000, 20_000])
        expect(activeOf(shipping({ netWeightG, longestPieceMm }, countryIso)).length).toBeGreaterThan(1);
});

test('the phone is required for parcel and freight', () => {
  expect(shipping({}).map((option) => option.phoneRequired)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    true,
    true,
  ]);
});

test('to a country that is not served only pick-up is left; without an address all are open', () => {
  expect(activeOf(shipping({}, 'NO'))).toEqual(['PICKUP', 'PICKUP_BOXED']);
  expect(activeOf(shipping({}, null))).toEqual(all);
});

test('a shipping type assigned to production types is offered with these only', () => {
  const rows = tariff.shipping.map((row) =>
    row.type === 'PACKAGE_EXPRESS' ? { ...row, productionTypes: ['EXPRESS' as const] } : row,
  );
  const options = (productionType: 'STANDARD' | 'EXPRESS') =>
    shippingOptions({ lines: [small], productionType, countryIso: 'DE', tariff: { ...tariff, shipping: rows } });
  expect(activeOf(options('EXPRESS'))).toEqual(all);
  expect(options('STANDARD')[1]).toMatchObject({ active: false, reason: { code: 'option.other-production-type' } });
});

test.each([
  ['DE', 'PACKAGE_STANDARD', false, ['COD', 'PREPAYMENT']],
  ['AT', 'PACKAGE_EXPRESS', true, ['BILL', 'COD', 'PREPAYMENT']],
  ['FR', 'PACKAGE_STANDARD', true, ['BILL', 'PREPAYMENT']],
  ['DE', 'TRANSPORT_STANDARD', true, ['BILL', 'PREPAYMENT']],
  ['DE', 'TRANSPORT_STANDARD', false, ['PREPAYMENT']],
  ['CH', 'PICKUP', false, ['CASH', 'PREPAYMENT']],
  ['DE', 'PICKUP_BOXED', true, ['BILL', 'CASH', 'PREPAYMENT']],
] as const)('payment in %s by %s, bill allowed: %s', (countryIso, shippingType, mayPayByBill, types) => {
  const options = paymentOptions({ shippingType, countryIso, customer: { mayPayByBill }, tariff });
  expect(options.map((option) => option.type)).toEqual(['BILL', 'CASH', 'COD', 'PREPAYMENT']);
  expect(activeOf(options)).toEqual(types);
});

test('PayPal is there once it is set up, and the ids of the others stay', () => {
  const idsOf = (takesPaypal: boolean) =>
    paymentOptions({
      shippingType: 'PICKUP',
      countryIso: 'DE',
      customer: { mayPayByBill: true },
      tariff: { ...tariff, takesPaypal },
    }).map(({ type, id, active }) => [type, id, active]);
  expect(idsOf(false)).toEqual([
    ['BILL', 1, true],
    ['CASH', 3, true],
    ['COD', 4, false],
    ['PREPAYMENT', 5, true],
  ]);
  expect(idsOf(true)).toContainEqual(['PAYPAL', 2, true]);
});

test('a new customer always finds a way to pay, wherever and however it is delivered', () => {
  const customer = { mayPayByBill: false };
  for (const { countryIso } of tariff.vat)
    for (const { type } of tariff.shipping)
      expect(activeOf(paymentOptions({ shippingType: type, countryIso, customer, tariff }))).toContain('PREPAYMENT');
});

const option = (type: string, id: number, active: boolean) => ({ type, id, active, reason: null, priceCents: 0 });
const options = [option('a', 1, false), option('b', 2, false), option('c', 3, true), option('d', 4, false)];

test('a shipping choice moves to the next active type with a higher id, else it is cleared', () => {
  expect(['a', 'b', 'c', 'd', null].map((type) => nextActiveType(options, type))).toEqual(['c', 'c', 'c', null, null]);
});

test('while nothing is chosen the first active type is proposed', () => {
  expect(firstActiveType(options)).toBe('c');
  expect(firstActiveType([option('a', 1, false)])).toBeNull();
});

test('a choice stands while it is active; no other takes its place, not even the proposed one', () => {
  const standing = (chosen: string | null) => effectiveType(options, { chosen, proposed: 'c' });
  expect(['a', 'c', 'd', null].map(standing)).toEqual([null, 'c', null, 'c']);
});

test('a shipping type that brings the goods is proposed, and pick-up never', () => {
  const proposed = (change: Partial<CartLinePrice>) => proposedShippingType(shipping(change));
  expect(proposed({})).toBe('PACKAGE_STANDARD');
  expect(proposed({ longestPieceMm: 5000 })).toBe('TRANSPORT_STANDARD');
  expect(proposed({ longestPieceMm: 14_000 })).toBeNull();
});

test('addresses of step 1: of the cart, else by flag, else the first for delivery and none for billing', () => {
  const address = (id: string, isShippingAddress: boolean, isBillingAddress: boolean) =>
    ({ id: id as AddressId, isShippingAddress, isBillingAddress }) as Address;
  const cart = emptyCart('c' as CartId);
  const addresses = [address('1', false, false), address('2', true, false), address('3', false, true)];
  expect([defaultShippingAddress(cart, addresses), defaultBillingAddress(cart, addresses)]).toEqual(['2', '3']);
  const chosen = { ...cart, shippingAddressId: '3' as AddressId, billingAddressId: '1' as AddressId };
  expect([defaultShippingAddress(chosen, addresses), defaultBillingAddress(chosen, addresses)]).toEqual(['3', '1']);
  expect([
    defaultShippingAddress(cart, addresses.slice(0, 1)),
    defaultBillingAddress(cart, addresses.slice(0, 1)),
  ]).toEqual(['1', null]);
  expect(defaultShippingAddress(cart, [])).toBeNull();
});

test('a welded frame is one piece to carry, single parts are many', () => {
  const pieceG = (productionType: 'COMPLETE_PRODUCTION' | 'SINGLEPARTS_ONLY') =>
    shipmentOf(workedFrame({ surface: 'RAW', ralNumber: null, productionType }), tariff, workedGrades).heaviestPieceG;
  // 2 x 17,333 + 4 x 1,845
  expect([pieceG('COMPLETE_PRODUCTION'), pieceG('SINGLEPARTS_ONLY')]).toEqual([42046, 17333]);
});

test('a load of which nobody knows the weight is offered a delivery, never priced as a parcel; it can be collected', () => {
  const options = shipping({ netWeightG: 0, heaviestPieceG: 0, longestPieceMm: 0, longestPlusGirthMm: 0 });
  expect(activeOf(options)).toEqual(['PICKUP', 'PICKUP_BOXED']);
  const others = options.filter(({ active }) => !active);
  expect(others.map(({ priceCents, reason }) => [priceCents, reason?.code])).toEqual(
    others.map(() => [-1, 'option.load-unknown']),
  );
});

test('so is a load of which the weight of a single piece is unknown, in any project of the cart', () => {
  const lines = [small, { ...small, unweighedCount: 1 }];
  const options = shippingOptions({ lines, productionType: 'STANDARD', countryIso: 'DE', tariff });
  expect(activeOf(options)).toEqual(['PICKUP', 'PICKUP_BOXED']);
  expect(options.find(({ type }) => type === 'TRANSPORT_STANDARD')).toMatchObject({
    priceCents: -1,
    reason: { code: 'option.load-unknown' },
  });
});
