import type { CartId } from '@knotenblech/shared/values/ids.ts';
import type { SimulatedShop } from './simulated-shop.ts';

/** Whether a change counts one in its user's tally cart. */
export const isTally = (shop: Pick<SimulatedShop, 'tallyCarts'>, { name, args }: { name: string; args: unknown }) =>
  name === 'putCartLine' && [...shop.tallyCarts.values()].includes((args as { cartId: CartId }).cartId);
