import { z } from 'zod';
import { defineChange } from '../../records/define-change.ts';
import { userSpace } from '../../records/space.ts';
import { type CartId, idSchema } from '../../values/ids.ts';
import { cartSchema } from './cart.record.ts';
import { cartsOf, refuseOrderedCart } from './open-cart.ts';

/** What the order steps choose: addresses, phone, production, shipping, payment, reference; only what is given changes. */
export const setCartChoices = defineChange({
  name: 'setCartChoices',
  version: 1,
  args: z.strictObject({
    cartId: idSchema<CartId>(),
    choices: cartSchema.omit({ id: true, state: true, freightRequest: true }).partial(),
  }),
  spaces: (_, actor) => [userSpace(actor.userId)],
  reads: (_, actor) => [cartsOf(actor)],
  refusal: () => null,
  run: (rows, { cartId, choices }, { actor }) => {
    const cart = refuseOrderedCart(rows, actor, cartId);
    const given = Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== undefined));
    rows.put(userSpace(actor.userId), 'cart', { ...cart, ...given });
  },
});
