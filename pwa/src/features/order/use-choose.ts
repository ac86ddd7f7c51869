import type { OrderStep } from '@knotenblech/shared/orders/step-guards.ts';
import { useEffect } from 'react';
import { useShop } from '../../sync/use-shop.tsx';
import type { OrderDraft } from './order-draft.ts';
import { type Choices, stepDefaults } from './step-defaults.ts';

/** Stores choices in the cart, where reload and other devices find them; what a step chooses by itself is stored when it opens. */
export const useChoose = (step: OrderStep, draft: OrderDraft) => {
  const shop = useShop();
  const { id: cartId } = draft.cart;
  const defaults = JSON.stringify(stepDefaults(step, draft));
  useEffect(() => {
    const choices = JSON.parse(defaults) as Choices | null;
    if (choices) void shop.change('setCartChoices', { cartId, choices });
  }, [shop, cartId, defaults]);
  return (choices: Choices) => void shop.change('setCartChoices', { cartId, choices });
};
