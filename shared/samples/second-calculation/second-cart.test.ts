import { array, assert, boolean, constantFrom, integer, oneof, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import type { Address } from '../../src/addresses/address.ts';
import { emptyCart } from '../../src/cart/open-cart.ts';
import { priceCart } from '../../src/prices/price-cart.ts';
import type { Amounts } from '../../src/orders/order-amounts.ts';
import type { AddressId, CartId, CustomerId, ProjectId } from '../../src/values/ids.ts';
import { workedTariff } from '../worked-parts.ts';
import { type PlainCart, workOutCart } from './work-out-cart.ts';

const seed = Number(process.env['SEED'] ?? 20_260_420);
const numRuns = Number(process.env['SECOND_CALCULATION_RUNS'] ?? 200);
const tariff = workedTariff();

/** A country, and a place in it that has no VAT of its own. */
const places = { DE: '86150', AT: '1010', NL: '1012', BE: '1000', CH: '8001', FR: '75001', PL: '00-001' } as const;

const voucher = oneof(
  record({ kind: constantFrom('fixed' as const), cents: integer({ min: 1, max: 900_000 }) }),
  record({ kind: constantFrom('percent' as const), hundredths: integer({ min: 1, max: 10_000 }) }),
  constantFrom(null),
);

const line = record({
  quantity: integer({ min: 1, max: 20 }),
  netCents: integer({ min: 1, max: 400_000 }),
  netG: integer({ min: 1, max: 100_000 }),
});

const randomCart = record({
  lines: array(line, { minLength: 1, maxLength: 4 }),
  productionType: constantFrom('STANDARD', 'FAST', 'EXPRESS', 'EXPRESS_PLUS'),
  shippingType: constantFrom(
    'PACKAGE_STANDARD',
    'PACKAGE_EXPRESS',
    'TRANSPORT_STANDARD',
    'TRANSPORT_EXPRESS',
    'PICKUP',
    'PICKUP_BOXED',
  ),
  paymentType: constantFrom('BILL', 'CASH', 'COD'),
  voucher,
  countryIso: constantFrom(...(Object.keys(places) as (keyof typeof places)[])),
  isCompany: boolean(),
  vatId: constantFrom('ATU12345675', 'DE123456788', null),
});

test(`baskets cost what a second calculation says, seed ${seed}`, { timeout: 600_000 }, () => {
  let ordered = 0;
  assert(
    property(randomCart, (plain) => {
      const priced = priceCart(cartForShop(plain));
      if (!('amounts' in priced)) return;
      ordered += 1;
      expect(figuresOf(priced.amounts)).toMatchObject(workOutCart(plain, tariff));
    }),
    { seed, numRuns: numRuns * 5 },
  );
  expect(ordered).toBeGreaterThan(numRuns / 2);
});

type Random = PlainCart & {
  countryIso: keyof typeof places;
  productionType: 'STANDARD' | 'FAST' | 'EXPRESS' | 'EXPRESS_PLUS';
  shippingType: NonNullable<ReturnType<typeof emptyCart>['shippingType']>;
  paymentType: 'BILL' | 'CASH' | 'COD';
};

const idOf = (n: number) => `019a0000-0000-7000-8000-00000000000${n}`;

function cartForShop({ lines, voucher: discount, countryIso, isCompany, vatId, ...choices }: Random) {
  return {
    tariff,
    today: '2026-11-21',
    cart: { ...emptyCart(idOf(2) as CartId), ...choices },
    shippingAddress: addressIn(countryIso),
    customer: {
      id: idOf(4) as CustomerId,
      number: 1,
      name: 'Zimmerei Huber',
      kind: isCompany ? ('company' as const) : ('private' as const),
      mayPayByBill: true,
      confirmedVatId: vatId,
    },
    voucher: discount && { code: 'NEU', discount, minimumCents: 0, validTo: null },
    lines: lines.map(({ netG, ...each }, n) => ({
      ...each,
      projectId: idOf(n) as ProjectId,
      onRequest: false,
      netWeightG: netG,
      heaviestPieceG: 100,
      longestPieceMm: 100,
      longestPlusGirthMm: 200,
      surfaceDays: 0,
    })),
  };
}

function addressIn(countryIso: keyof typeof places): Address {
  return {
    id: idOf(3) as AddressId,
    salutation: 'COMPANY',
    name: 'Zimmerei Huber',
    nameAdd: '',
    contactFirstName: 'Eva',
    contactName: 'Huber',
    street: 'Am Sägewerk 1',
    zip: places[countryIso],
    city: 'Ort',
    countryIso,
    email: '',
    phone: '0821 1234',
    fax: '',
    vatId: '',
    isShippingAddress: true,
    isBillingAddress: true,
  };
}

function figuresOf(amounts: Amounts) {
  return { ...amounts, voucherCents: amounts.voucherCents ?? 0, lineCents: amounts.lines.map((each) => each.lineCents) };
}
