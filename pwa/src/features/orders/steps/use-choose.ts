import type { OrderStep } from '@knotenblech/shared/orders/step-guards.ts';
import { useEffect } from 'react';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import type { OrderDraft } from './order-draft.ts';
import { type Choices, stepDefaults } from './step-defaults.ts';

export type Choosing = {
  choose: (choices: Choices) => void;
  /** The cart that is shown holds what the step chose by itself: the next step finds it. */
  isStored: boolean;
};

/** Stores choices in the cart, where reload and other devices find them; what a step chooses by itself is stored when it opens. */
export const useChoose = (step: OrderStep, draft: OrderDraft): Choosing => {
  const shop = useShop();
  const { id: cartId } = draft.cart;
  const missing = stepDefaults(step, draft);
  const defaults = JSON.stringify(missing);
  useEffect(() => {
    const choices = JSON.parse(defaults) as Choices | null;
    if (choices) void shop.change('setCartChoices', { cartId, choices });
  }, [shop, cartId, defaults]);
  return {
    choose: (choices) => void shop.change('setCartChoices', { cartId, choices }),
    isStored: missing === null,
  };
};
