import type { CartLine } from '@knotenblech/shared/orders/cart/cart-line.record.ts';
import { emptyCart } from '@knotenblech/shared/orders/cart/open-cart.ts';
import type { SavedCart } from '@knotenblech/shared/orders/saved/saved-cart.record.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { createRowCache, type RowWrite } from '@knotenblech/shared/records/row-cache.ts';
import { customerSpace, userSpace } from '@knotenblech/shared/records/space.ts';
import { type ArgsOf, type ChangeName, changes } from '@knotenblech/shared/sync/changes.ts';
import {
  type CartId,
  type CartLineId,
  type CustomerId,
  newId,
  type ProjectId,
  type SavedCartId,
  type UserId,
} from '@knotenblech/shared/values/ids.ts';
import { expect, it } from 'vitest';
import { undoTakeOf } from './undo-take.ts';

const at = '2026-11-29T08:00:00.000Z';
const actor = { userId: newId<UserId>(), customerId: newId<CustomerId>(), permissions: [] } as unknown as Actor;
const [own, company] = [userSpace(actor.userId), customerSpace(actor.customerId)];
const cartId = newId<CartId>();
const savedCartId = newId<SavedCartId>();
const lineOf = (quantity: number, projectId = newId<ProjectId>(), comment = ''): CartLine => ({
  id: newId<CartLineId>(),
  cartId,
  projectId,
  quantity,
  comment,
  reference: '',
  addedAt: at,
});

/** A cart with lines beside one that was put aside. */
const shopWith = (lines: readonly CartLine[], aside: readonly CartLine[]) => {
  const saved = {
    id: savedCartId,
    name: 'Haus Huber',
    userId: actor.userId,
    savedAt: at,
    shippingAddressId: null,
    choices: {},
    lines: aside.map(({ cartId: _cartId, ...line }) => line),
    removed: false,
  } as unknown as SavedCart;
  const cache = createRowCache();
  const writes: RowWrite[] = [
    { space: own, kind: 'cart', id: cartId, data: { ...emptyCart(cartId), reference: 'BV Maier' } },
    { space: company, kind: 'savedCart', id: savedCartId, data: saved },
    ...lines.map((line) => ({ space: own, kind: 'cartLine' as const, id: line.id, data: line })),
    ...[...lines, ...aside].map(({ projectId }) => ({
      space: company,
      kind: 'project' as const,
      id: projectId,
      data: { id: projectId } as never,
    })),
  ];
  const all = [
    ...(['cart', 'cartLine'] as const).map((kind) => ({ space: own, kind, all: true }) as const),
    ...(['savedCart', 'project'] as const).map((kind) => ({ space: company, kind, all: true }) as const),
  ];
  cache.load(all, writes as never);
  const { rows } = cache.overlay();
  const change = <N extends ChangeName>(name: N, args: ArgsOf<N>) => {
    changes[name].run(rows, args as never, { actor, at });
    return Promise.resolve({ uid: '' });
  };
  const cart = () =>
    rows.all(own, 'cartLine').map(({ id, projectId, quantity, comment }) => [id, projectId, quantity, comment]);
  return {
    change,
    cart,
    undo: undoTakeOf({ saved, cartId, lines }),
    aside: () => rows.get(company, 'savedCart', savedCartId)?.lines.map((line) => [line.projectId, line.quantity]),
    reference: () => rows.get(own, 'cart', cartId)?.reference,
  };
};

it('what was added goes back to where it was put aside; the cart is as it was, a raised quantity too', async () => {
  const [raised, kept] = [lineOf(2, undefined, 'Achse A'), lineOf(1)];
  const aside = [lineOf(3, raised.projectId), lineOf(4)];
  const shop = shopWith([raised, kept], aside);
  const before = shop.cart();
  await shop.change('takeSavedCart', { savedCartId, cartId });
  expect(shop.cart().map(([, , quantity]) => quantity)).toEqual(expect.arrayContaining([5, 1, 4]));
  expect(shop.aside()).toBeUndefined();
  await shop.undo?.(shop);
  expect(shop.cart()).toEqual(expect.arrayContaining(before));
  expect(shop.cart()).toHaveLength(before.length);
  expect(shop.aside()).toEqual(aside.map(({ projectId, quantity }) => [projectId, quantity]));
  expect(shop.reference()).toBe('BV Maier');
});

it('there is no way back where every line of the cart was raised: its choices would be lost', () => {
  const raised = lineOf(2);
  expect(shopWith([raised], [lineOf(3, raised.projectId)]).undo).toBeNull();
  expect(shopWith([], [lineOf(3)]).undo).not.toBeNull();
});
