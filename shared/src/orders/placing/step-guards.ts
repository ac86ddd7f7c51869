import type { Address } from '../../accounts/address.record.ts';
import type { Cart } from '../cart/cart.record.ts';
import type { CartOption, PaymentType } from '../cart/cart-option.ts';
import { phoneOf } from '../cart/price-cart.ts';
import type { ShippingOption } from '../cart/shipping-options.ts';

export type OrderStep = 1 | 2 | 3 | 4;

/** Why 'next' (in step 4 'order') is disabled; keys as in the product's texts. */
export type StepBlock =
  | 'noDeliveryAddress'
  | 'productionTypeRequired'
  | 'shippingTypeRequired'
  | 'phoneNoRequired'
  | 'paymentTypeRequired'
  | 'termsRequired';

export type StepState = {
  step: OrderStep;
  /** null while none could be loaded. */
  cart: Cart | null;
  /** The chosen delivery address. */
  shippingAddress: Pick<Address, 'phone'> | null;
  shippingOptions: readonly ShippingOption[];
  paymentOptions: readonly CartOption<PaymentType>[];
  /** Both checkboxes of step 4. */
  termsAccepted: boolean;
};

/** Step to go to instead, or null where the step may show. A deep link follows redirects until null. */
export const redirectOfStep = (state: StepState): OrderStep | null => {
  const { step, cart, shippingAddress } = state;
  if (step === 1) return null;
  if (!cart) return 1;
  if (step === 2) return shippingAddress ? null : 1;
  if (choiceBlocks(state).length > 0) return 2;
  return step === 4 && paymentBlocks(state).length > 0 ? 3 : null;
};

/** Why 'next' of the step is disabled; empty: it is enabled. */
export const blocksOfStep = (state: StepState): StepBlock[] => {
  switch (state.step) {
    case 1:
      return state.shippingAddress ? [] : ['noDeliveryAddress'];
    case 2:
      return choiceBlocks(state);
    case 3:
      return [...choiceBlocks(state), ...paymentBlocks(state)];
    case 4:
      return [
        ...choiceBlocks(state),
        ...paymentBlocks(state),
        ...(state.termsAccepted ? [] : (['termsRequired'] as const)),
      ];
  }
};

const choiceBlocks = ({ cart, shippingAddress, shippingOptions }: StepState): StepBlock[] => {
  const chosen = shippingOptions.find((option) => option.type === cart?.shippingType && option.active);
  const phoneMissing = chosen?.phoneRequired && (!cart || !shippingAddress || phoneOf(cart, shippingAddress) === '');
  return [
    ...(shippingAddress ? [] : (['noDeliveryAddress'] as const)),
    ...(cart?.productionType ? [] : (['productionTypeRequired'] as const)),
    ...(chosen ? [] : (['shippingTypeRequired'] as const)),
    ...(phoneMissing ? (['phoneNoRequired'] as const) : []),
  ];
};

const paymentBlocks = ({ cart, paymentOptions }: StepState): StepBlock[] =>
  paymentOptions.some((option) => option.active && option.type === cart?.paymentType) ? [] : ['paymentTypeRequired'];
