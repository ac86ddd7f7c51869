import type { Address } from '@knotenblech/shared/accounts/address.record.ts';
import type { Customer } from '@knotenblech/shared/accounts/customer.record.ts';
import { seedCalendar } from '@knotenblech/shared/catalogue/shop-calendar.ts';
import type { Cart } from '@knotenblech/shared/orders/cart/cart.record.ts';
import type { CartEntry } from '@knotenblech/shared/orders/cart/cart-entries.ts';
import { emptyCart } from '@knotenblech/shared/orders/cart/open-cart.ts';
import type { AddressId, CartId, CartLineId, OrderId, ProjectId } from '@knotenblech/shared/values/ids.ts';
import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { workedTariff } from '../../../../../../shared/samples/worked-parts.ts';
import { retryOrder, submitOrderArgs } from '../../placed/submit-order-args.ts';
import { draftAmounts } from '../../review/draft-amounts.ts';
import { unavailableChoice } from '../../steps/unavailable-choice.ts';
import { draftDeliveryDay } from './draft-delivery-day.ts';
import { choicesOfStep, orderDraft, stepConfirms, stepDefaults } from './order-draft.ts';

const i18n = setupI18n({ locale: 'de', messages: { de: {} } });
const projectId = '0190a000-0000-7000-8000-000000000002' as ProjectId;
const addressId = '0190a000-0000-7000-8000-000000000005' as AddressId;
const address = {
  id: addressId,
  name: 'Zimmerei Huber',
  zip: '86150',
  countryIso: 'DE',
  phone: '0821 1234',
  vatId: '',
  isShippingAddress: true,
  isBillingAddress: false,
} as Address;
const entry = {
  line: { id: 'l' as CartLineId, projectId, quantity: 3, comment: 'eilt', reference: 'K 17' },
  project: { partCount: 8 },
  price: {
    netCents: 10_000,
    onRequest: false,
    shipment: {
      netWeightG: 12_000,
      heaviestPieceG: 4_000,
      longestPieceMm: 900,
      longestPlusGirthMm: 1_200,
      surfaceDays: 5,
    },
  },
  unitCents: 10_000,
  lineCents: 30_000,
  obstacle: null,
} as CartEntry;
const shipped = (change: object): CartEntry =>
  ({ ...entry, price: { ...entry.price, shipment: { ...entry.price?.shipment, ...change } } }) as CartEntry;
const heavy = shipped({ heaviestPieceG: 40_000 });
const tooLong = shipped({ longestPieceMm: 14_000 });
const nothing = { productionType: null, shippingType: null, paymentType: null };
const chosen = {
  shippingAddressId: addressId,
  productionType: 'FAST',
  shippingType: 'PACKAGE_STANDARD',
  paymentType: 'BILL',
} as const;

const draftOf = (choices: Partial<Cart> = {}, entries: CartEntry[] = [entry]) =>
  orderDraft({
    calendar: seedCalendar(),
    cart: { ...emptyCart('c' as CartId), ...choices },
    entries,
    addresses: [address],
    customer: { mayPayByBill: true, confirmedVatId: null } as Customer,
    tariff: workedTariff(),
    today: '2026-11-23',
  });

test('a project on request is neither counted nor priced', () => {
  const draft = draftOf({}, [entry, { ...entry, obstacle: 'on-request' }]);
  expect(draft.lines).toHaveLength(1);
  expect(draft.partCount).toBe(24);
});

test('while nothing can be proposed only the parts have a price', () =>
  expect(draftAmounts({ ...draftOf(), chosen: nothing })).toMatchObject({
    partsCents: 30_000,
    productionCents: null,
    shippingCents: null,
    paymentCents: null,
    netCents: 30_000,
    vat: { vatRate: 1900, vatCents: 5_700 },
    grossCents: 35_700,
    complete: null,
  }));

test('with everything chosen the amounts are those of the order', () => {
  const amounts = draftAmounts(draftOf(chosen));
  expect(amounts).toMatchObject({ partsCents: 30_000, productionCents: 4_500, paymentCents: 0 });
  expect(amounts.complete).toMatchObject({ netCents: amounts.netCents, grossCents: amounts.grossCents });
});

test('the day of delivery is open until production and shipping are chosen', () => {
  expect(draftDeliveryDay({ ...draftOf(), chosen: nothing })).toBeNull();
  expect(draftDeliveryDay(draftOf(chosen))).toMatch(/^2026-12-/);
});

test('a faster production comes earlier', () => {
  const fast = draftDeliveryDay(draftOf(chosen), 'EXPRESS_PLUS') ?? '';
  expect(fast < (draftDeliveryDay(draftOf(chosen)) ?? '')).toBe(true);
});

const intent = { orderId: 'o' as OrderId, language: 'de', termsVersion: '2026-11' } as const;

test('the first step stores the addresses that it shows, and no step anything else', () => {
  expect(stepDefaults(1, draftOf())).toEqual({ shippingAddressId: addressId, billingAddressId: null });
  expect(stepDefaults(1, draftOf({ shippingAddressId: addressId }))).toBeNull();
  expect(([2, 3, 4] as const).map((step) => stepDefaults(step, draftOf()))).toEqual([null, null, null]);
});

test('what is open is proposed, and proposed anew for another basket', () => {
  expect(draftOf().chosen).toEqual({
    productionType: 'STANDARD',
    shippingType: 'PACKAGE_STANDARD',
    paymentType: 'BILL',
  });
  expect(draftOf({}, [entry, heavy]).chosen.shippingType).toBe('TRANSPORT_STANDARD');
  expect(draftOf({}, [entry, tooLong]).chosen.shippingType).toBeNull();
  expect(draftOf({}, [entry]).chosen.shippingType).toBe('PACKAGE_STANDARD');
});

test('a choice that is no longer possible is neither replaced nor forgotten', () => {
  const choices = { ...chosen, shippingType: 'TRANSPORT_STANDARD', paymentType: 'CASH' } as const;
  const draft = draftOf(choices, [entry, tooLong]);
  expect(draft.chosen.shippingType).toBeNull();
  expect(submitOrderArgs(draft, intent)).toBeNull();
  expect(draftOf(choices).chosen.shippingType).toBe('TRANSPORT_STANDARD');
});

test('the first possible way to pay takes the place of one that is not, and that is told', () => {
  const draft = draftOf({ ...chosen, paymentType: 'CASH' });
  expect(draft.chosen.paymentType).toBe('BILL');
  expect(unavailableChoice(i18n, 3, draft)?.remedy).toBe('Gewählt ist jetzt „Rechnung“.');
});

test('what is only proposed counts in its own step, and is stored by whoever goes on', () => {
  const draft = draftOf();
  const { productionType, shippingType, paymentType } = draft.chosen;
  expect(choicesOfStep(2, draft)).toEqual({ productionType, shippingType, paymentType: null });
  expect(choicesOfStep(3, draft)).toEqual({ productionType: null, shippingType: null, paymentType });
  expect(choicesOfStep(4, draft)).toEqual(nothing);
  expect(stepConfirms(2, draft)).toEqual({ productionType, shippingType });
  expect(stepConfirms(3, draft)).toEqual({ paymentType });
  const confirmed = draftOf({ productionType, shippingType, paymentType });
  expect(choicesOfStep(4, confirmed)).toEqual(draft.chosen);
  expect([stepConfirms(2, confirmed), stepConfirms(3, confirmed)]).toEqual([null, null]);
});

test.each([
  [2, {}, [entry], null],
  [2, {}, [entry, tooLong], '„Spedition“ ist nicht mehr möglich'],
  [2, { shippingType: 'PICKUP' }, [entry, tooLong], null],
  [2, { shippingType: null }, [entry, tooLong], null],
  [3, { paymentType: 'COD' }, [entry], '„Nachnahme“ ist nicht mehr möglich'],
] as const)('step %s with %j', (step, choices, entries, title) => {
  const draft = draftOf({ ...chosen, shippingType: 'TRANSPORT_STANDARD', ...choices }, [...entries]);
  expect(unavailableChoice(i18n, step, draft)?.title ?? null).toBe(title);
});

test('what is no longer possible comes with its reason and what to do', () =>
  expect(
    unavailableChoice(i18n, 2, draftOf({ ...chosen, shippingType: 'TRANSPORT_STANDARD' }, [tooLong])),
  ).toMatchObject({
    reason: expect.stringContaining('13.600 mm'),
    remedy: 'Bitte wählen Sie eine andere Lieferung.',
  }));

const terms = { code: 'STAHL', discount: { kind: 'fixed', cents: 5000 }, minimumCents: 0, validTo: null } as const;

test.each([
  ['no code', {}, 'none', null],
  ['a code nobody has checked', { voucherCode: 'stahl' }, 'unchecked', null],
  ['a checked code, in any case', { voucherCode: 'stahl', voucher: terms }, 'counted', -5000],
  ['terms of another code', { voucherCode: 'HOLZ', voucher: terms }, 'unchecked', null],
  ['a code out of date', { voucherCode: 'STAHL', voucher: { ...terms, validTo: '2026-11-22' } }, 'expired', null],
  [
    'a sum below the minimum',
    { voucherCode: 'STAHL', voucher: { ...terms, minimumCents: 30_001 } },
    'below-minimum',
    null,
  ],
] as const)('%s: the voucher of the cart', (_, choices, state, cents) => {
  const draft = draftOf({ ...chosen, ...choices });
  const amounts = draftAmounts(draft);
  expect(draft.voucher.state).toBe(state);
  expect(amounts.voucherCents).toBe(cents);
  const { partsCents, productionCents, shippingCents, paymentCents, netCents } = amounts;
  expect(netCents).toBe(
    partsCents + (productionCents ?? 0) + (shippingCents ?? 0) + (paymentCents ?? 0) + (cents ?? 0),
  );
  expect(submitOrderArgs(draft, intent)?.voucherCode).toBe(cents === null ? undefined : 'STAHL');
});

test('an order names its lines, choices and what was shown', () =>
  expect(submitOrderArgs(draftOf(chosen), intent)).toMatchObject({
    orderId: 'o',
    cartId: 'c',
    lines: [{ projectId, quantity: 3, comment: 'eilt', reference: 'K 17' }],
    ...chosen,
    billingAddressId: null,
    phone: '0821 1234',
    shown: { partsCents: 30_000 },
    consent: { terms: true, deliveryTerms: true, termsVersion: '2026-11' },
  }));

test('while something is open there is no order', () =>
  expect(submitOrderArgs(draftOf({ ...chosen, shippingType: 'TRANSPORT_STANDARD' }, [tooLong]), intent)).toBeNull());

test('an order refused for its price is made anew with its own lines and choices, or not at all', () => {
  const beside = { ...entry, line: { ...entry.line, id: 'm' as CartLineId } };
  const refused = submitOrderArgs(draftOf(chosen), intent);
  if (!refused) throw new Error('no order');
  const anew = (choices: Partial<Cart>, entries: CartEntry[]) =>
    retryOrder(draftOf({ ...chosen, ...choices }, entries), refused, intent);
  expect(anew({}, [entry, beside])).toMatchObject({ lines: refused.lines, shown: refused.shown });
  expect(anew({ reference: 'Dach' }, [entry])).toBeNull();
  expect(anew({ shippingType: 'PICKUP' }, [entry])).toBeNull();
  expect(anew({}, [{ ...entry, line: { ...entry.line, quantity: 4 } }])).toBeNull();
  expect(anew({}, [beside])).toBeNull();
  expect(anew({ id: 'd' as CartId }, [entry])).toBeNull();
});
