import { array, assert, boolean, integer, option, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import type { Address } from '../../src/accounts/address.record.ts';
import { emptyCart } from '../../src/orders/cart/open-cart.ts';
import type { Amounts } from '../../src/orders/amounts/order-amounts.record.ts';
import { priceCart } from '../../src/orders/cart/price-cart.ts';
import type { AddressId, CartId, CustomerId, ProjectId, VoucherId } from '../../src/values/ids.ts';
import type { Voucher } from '../../src/orders/vouchers/voucher.schema.ts';
import { voucherRefusal } from '../../src/orders/vouchers/voucher-rules.ts';
import { workedTariff } from '../worked-parts.ts';
import { places, randomChoices, randomVoucher, today } from './random-cart.ts';
import { type PlainCart, workOutCart } from './work-out-cart.ts';
import { mayRedeem, type PlainVoucher } from './work-out-voucher.ts';

const seed = Number(process.env['SEED'] ?? 20_260_420);
const numRuns = Number(process.env['SECOND_CALCULATION_RUNS'] ?? 200);
const tariff = workedTariff();

const line = record({
  quantity: integer({ min: 1, max: 20 }),
  netCents: integer({ min: 1, max: 400_000 }),
  netG: integer({ min: 1, max: 100_000 }),
});
const lines = array(line, { minLength: 1, maxLength: 4 });
const basket = record({ lines, choices: randomChoices, voucher: option(randomVoucher), hasOrdered: boolean() });

test(`baskets cost what a second calculation says, seed ${seed}`, { timeout: 600_000 }, () => {
  let ordered = 0;
  const redeemed = new Set<string>();
  assert(
    property(basket, ({ lines: all, choices, voucher, hasOrdered }) => {
      const partsCents = all.reduce((sum, each) => sum + each.netCents * each.quantity, 0);
      const redeems = voucher !== null && mayRedeem(voucher, { today, hasOrdered, partsCents });
      if (voucher) expect(refusalOf(voucher, { hasOrdered, partsCents }) === null).toBe(redeems);
      const plain = { lines: all, ...choices, voucher: redeems ? voucher.discount : null };
      const priced = priceCart(cartForShop(plain));
      if (!('amounts' in priced)) return;
      ordered += 1;
      if (redeems) redeemed.add(voucher.type);
      expect(figuresOf(priced.amounts)).toMatchObject(workOutCart(plain, tariff));
    }),
    { seed, numRuns: numRuns * 5 },
  );
  expect(ordered).toBeGreaterThan(numRuns / 2);
  expect(redeemed.size).toBe(5);
});

type Ordered = PlainCart & {
  countryIso: keyof typeof places;
  productionType: 'STANDARD' | 'FAST' | 'EXPRESS' | 'EXPRESS_PLUS';
  shippingType: NonNullable<ReturnType<typeof emptyCart>['shippingType']>;
  paymentType: 'BILL' | 'CASH' | 'COD';
};

const idOf = (n: number) => `019a0000-0000-7000-8000-00000000000${n}`;
const customerId = idOf(4) as CustomerId;

function refusalOf(plain: PlainVoucher, { hasOrdered, partsCents }: { hasOrdered: boolean; partsCents: number }) {
  const { uses, usesOfCustomer, isOwn, ...terms } = plain;
  const owner = isOwn ? customerId : (idOf(5) as CustomerId);
  const voucher: Voucher = {
    ...terms,
    id: idOf(6) as VoucherId,
    code: 'NEU',
    customerId: plain.type === 'SPECIFIC_CUSTOMER' ? owner : null,
    note: '',
  };
  const use = { customerId, today, usedCount: uses, usedByCustomer: usesOfCustomer, hasOrdered, partsCents };
  return voucherRefusal(voucher, use);
}

function cartForShop({ lines: all, voucher: discount, countryIso, isCompany, vatId, ...choices }: Ordered) {
  return {
    tariff,
    today,
    cart: { ...emptyCart(idOf(2) as CartId), ...choices },
    shippingAddress: addressIn(countryIso),
    customer: {
      id: customerId,
      number: 1,
      name: 'Zimmerei Huber',
      kind: isCompany ? ('company' as const) : ('private' as const),
      mayPayByBill: true,
      confirmedVatId: vatId,
    },
    voucher: discount && { code: 'NEU', discount, minimumCents: 0, validTo: null },
    lines: all.map(({ netG, ...each }, n) => ({
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
