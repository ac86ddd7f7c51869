import { expect, test } from 'vitest';
import { workedTariff } from '../../../samples/worked-parts.ts';
import type { CartId } from '../../values/ids.ts';
import { emptyCart } from '../cart/open-cart.ts';
import { paymentOptions } from '../cart/price-cart.ts';
import { shippingOptions } from '../cart/shipping-options.ts';
import { blocksOfStep, redirectOfStep, type StepState } from './step-guards.ts';

const tariff = workedTariff();
const cart = {
  ...emptyCart('019a0000-0000-7000-8000-000000000002' as CartId),
  productionType: 'STANDARD',
  shippingType: 'PACKAGE_STANDARD',
  paymentType: 'BILL',
} as const;

const ready: StepState = {
  step: 4,
  cart,
  shippingAddress: { phone: '0821 1234' },
  shippingOptions: shippingOptions({ lines: [], productionType: 'STANDARD', countryIso: 'DE', tariff }),
  paymentOptions: paymentOptions({
    shippingType: 'PACKAGE_STANDARD',
    countryIso: 'DE',
    customer: { mayPayByBill: true },
    tariff,
  }),
  termsAccepted: true,
};

test('with everything chosen every step shows and leads on', () => {
  for (const step of [1, 2, 3, 4] as const) {
    expect(redirectOfStep({ ...ready, step })).toBeNull();
    expect(blocksOfStep({ ...ready, step })).toEqual([]);
  }
});

const noAddress = { shippingAddress: null };
const noPhone = { shippingAddress: { phone: '  ' } };
const pickup = { cart: { ...cart, shippingType: 'PICKUP' } } as const;
const inactive = { shippingOptions: ready.shippingOptions.map((option) => ({ ...option, active: false })) };

test.each<[string, Partial<StepState>, (number | null)[], string[][]]>([
  [
    'no delivery address',
    noAddress,
    [null, 1, 2, 2],
    [['noDeliveryAddress'], ['noDeliveryAddress', 'phoneNoRequired']],
  ],
  ['no cart', { cart: null }, [null, 1, 1, 1], [[], ['productionTypeRequired', 'shippingTypeRequired']]],
  [
    'no production type',
    { cart: { ...cart, productionType: null } },
    [null, null, 2, 2],
    [[], ['productionTypeRequired']],
  ],
  ['no shipping type', { cart: { ...cart, shippingType: null } }, [null, null, 2, 2], [[], ['shippingTypeRequired']]],
  ['a shipping type that is no longer active', inactive, [null, null, 2, 2], [[], ['shippingTypeRequired']]],
  ['a blank phone where one is required', noPhone, [null, null, 2, 2], [[], ['phoneNoRequired']]],
  [
    'a phone given for this order',
    { ...noPhone, cart: { ...cart, phone: '0821 99' } },
    [null, null, null, null],
    [[], []],
  ],
  ['no phone for pick-up', { ...noPhone, ...pickup }, [null, null, null, null], [[], []]],
  [
    'no payment type',
    { cart: { ...cart, paymentType: null } },
    [null, null, null, 3],
    [[], [], ['paymentTypeRequired']],
  ],
  [
    'a payment type that is not active',
    { cart: { ...cart, paymentType: 'CASH' } },
    [null, null, null, 3],
    [[], [], ['paymentTypeRequired']],
  ],
  ['terms not accepted', { termsAccepted: false }, [null, null, null, null], [[], [], [], ['termsRequired']]],
])('%s', (_, state, redirects, blocks) => {
  const steps = [1, 2, 3, 4] as const;
  expect(steps.map((step) => redirectOfStep({ ...ready, ...state, step }))).toEqual(redirects);
  expect(steps.slice(0, blocks.length).map((step) => blocksOfStep({ ...ready, ...state, step }))).toEqual(blocks);
});
