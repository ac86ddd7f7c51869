import { z } from 'zod';
import { defineChange, type Rows } from '../../records/define-change.ts';
import { customerSpace, type SpaceId, userSpace } from '../../records/space.ts';
import { DomainError } from '../../values/errors/domain-error.ts';
import { type AddressId, type CartId, type CartLineId, idSchema, type SavedCartId } from '../../values/ids.ts';
import { type CartLine, largestQuantity } from '../cart/cart-line.record.ts';
import { cartLinesOf, cartsOf, emptyCart, openCartAfter } from '../cart/open-cart.ts';
import { mostSavedLines, type SavedCart, savedCartSchema } from './saved-cart.record.ts';

/** More of them nobody finds again. */
const mostSavedCarts = 200;

/**
 * Puts lines of the open cart aside under the name of a site. Into one that is there already they are added, a project that
 * lies in it counts more; one that a colleague has taken meanwhile is begun anew, so nothing is lost. What was chosen for
 * the cart goes along; an emptied cart begins without it, but for a voucher. Throws 'not_found' where none of the lines lies
 * in the cart any more, 'saved_carts_full' above 200 of them or 200 projects in one.
 */
export const saveCart = defineChange({
  name: 'saveCart',
  version: 1,
  args: z.strictObject({
    savedCartId: idSchema<SavedCartId>(),
    name: savedCartSchema.shape.name,
    cartId: idSchema<CartId>(),
    /** The lines that were shown; what was put in later stays. */
    lineIds: z.array(idSchema<CartLineId>()).min(1).max(mostSavedLines),
    /** Where the site is; null: left open. */
    shippingAddressId: idSchema<AddressId>().nullable(),
  }),
  spaces: (_, actor) => [userSpace(actor.userId), customerSpace(actor.customerId)],
  reads: (_, actor) => [
    cartsOf(actor),
    cartLinesOf(actor),
    { space: customerSpace(actor.customerId), kind: 'savedCart', all: true },
  ],
  refusal: () => null,
  run: (rows, { savedCartId, name, cartId, lineIds, shippingAddressId }, { actor, at }) => {
    const [own, company] = [userSpace(actor.userId), customerSpace(actor.customerId)];
    const cart = openCartAfter(rows, actor, cartId);
    const inCart = rows.all(own, 'cartLine').filter((line) => line.cartId === cart.id);
    const lines = inCart.filter(({ id }) => lineIds.includes(id));
    if (lines.length === 0) throw new DomainError('not_found', { record: 'cartLine' });
    const there = rows.get(company, 'savedCart', savedCartId);
    const known = there?.removed === false ? there : null;
    if (!known) makeRoom(rows, company);
    const { billingAddressId, phone, productionType, shippingType, paymentType, reference } = cart;
    const kept = added(known?.lines ?? [], lines);
    if (kept.length > mostSavedLines) throw new DomainError('saved_carts_full', { max: mostSavedLines });
    rows.put(company, 'savedCart', {
      id: savedCartId,
      name,
      userId: actor.userId,
      savedAt: at,
      shippingAddressId,
      choices: known?.choices ?? { billingAddressId, phone, productionType, shippingType, paymentType, reference },
      lines: kept,
      removed: false,
    });
    for (const { id } of lines) rows.remove(own, 'cartLine', id);
    if (lines.length < inCart.length) return;
    const { voucherCode, voucher } = cart;
    const voucherOf = { ...(voucherCode !== undefined && { voucherCode }), ...(voucher !== undefined && { voucher }) };
    rows.put(own, 'cart', { ...emptyCart(cart.id), ...voucherOf });
  },
});

type SavedLine = SavedCart['lines'][number];

const added = (there: readonly SavedLine[], lines: readonly CartLine[]): SavedLine[] => {
  const all = [...there];
  for (const { cartId: _, ...line } of lines) {
    const n = all.findIndex(({ projectId }) => projectId === line.projectId);
    const same = all[n];
    if (same) all[n] = { ...same, quantity: Math.min(same.quantity + line.quantity, largestQuantity) };
    else all.push(line);
  }
  return all;
};

/** Those in the bin go first. */
const makeRoom = (rows: Rows, company: SpaceId) => {
  const all = rows.all(company, 'savedCart');
  if (all.length < mostSavedCarts) return;
  const binned = all.filter(({ removed }) => removed);
  if (binned.length === 0) throw new DomainError('saved_carts_full', { max: mostSavedCarts });
  for (const { id } of binned) rows.remove(company, 'savedCart', id);
};
