import { expect, it } from 'vitest';
import type { Actor } from '../../records/actor.ts';
import type { RowWrite } from '../../records/row-cache.ts';
import { createRowCache } from '../../records/row-cache.ts';
import { customerSpace, userSpace } from '../../records/space.ts';
import {
  type AddressId,
  type CartId,
  type CartLineId,
  type CustomerId,
  newId,
  type ProjectId,
  type SavedCartId,
  type UserId,
} from '../../values/ids.ts';
import type { CartLine } from '../cart/cart-line.record.ts';
import { emptyCart } from '../cart/open-cart.ts';
import { removeSavedCart } from './remove-saved-cart.change.ts';
import { saveCart } from './save-cart.change.ts';
import { takeSavedCart } from './take-saved-cart.change.ts';

const at = '2026-11-29T08:00:00.000Z';
const customerId = newId<CustomerId>();
const [mine, his] = [newId<UserId>(), newId<UserId>()].map((userId) => ({ userId, customerId }) as Actor) as [
  Actor,
  Actor,
];
const company = customerSpace(customerId);
const [cartId, hisCartId] = [newId<CartId>(), newId<CartId>()];
const savedCartId = newId<SavedCartId>();
const site = newId<AddressId>();
const lineOf = (quantity: number, projectId = newId<ProjectId>(), cart = cartId): CartLine => ({
  id: newId<CartLineId>(),
  cartId: cart,
  projectId,
  quantity,
  comment: '',
  reference: '',
  addedAt: at,
});

/** My cart with lines and choices, and a colleague's empty one. */
const shopWith = (...lines: CartLine[]) => {
  const cache = createRowCache();
  const [own, other] = [userSpace(mine.userId), userSpace(his.userId)];
  const cart = { ...emptyCart(cartId), reference: 'BV Huber', shippingAddressId: site, voucherCode: 'HOLZ' };
  const writes: RowWrite[] = [
    { space: own, kind: 'cart', id: cartId, data: cart },
    { space: other, kind: 'cart', id: hisCartId, data: emptyCart(hisCartId) },
    ...lines.map((line) => ({ space: own, kind: 'cartLine' as const, id: line.id, data: line })),
  ];
  const keys = [own, other].flatMap((space) =>
    (['cart', 'cartLine'] as const).map((kind) => ({ space, kind, all: true }) as const),
  );
  cache.load([...keys, { space: company, kind: 'savedCart', all: true }], writes as never);
  const { rows } = cache.overlay();
  return {
    rows,
    save: (lineIds: CartLineId[], name = 'Haus Huber') =>
      saveCart.run(rows, { savedCartId, name, cartId, lineIds, shippingAddressId: site }, { actor: mine, at }),
    take: (actor = mine) =>
      takeSavedCart.run(rows, { savedCartId, cartId: newId<CartId>() }, { actor, at: '2026-11-30T08:00:00.000Z' }),
    remove: (removed: boolean) => removeSavedCart.run(rows, { savedCartId, removed }, { actor: mine, at }),
    linesOf: ({ userId }: Actor) => rows.all(userSpace(userId), 'cartLine'),
    saved: () => rows.get(company, 'savedCart', savedCartId),
  };
};

it('a cart that was put aside comes back as it was, with what was chosen for it', () => {
  const lines = [lineOf(2), lineOf(1)];
  const shop = shopWith(...lines);
  const before = shop.rows.get(userSpace(mine.userId), 'cart', cartId);
  shop.save(lines.map(({ id }) => id));
  expect(shop.linesOf(mine)).toEqual([]);
  expect(shop.rows.get(userSpace(mine.userId), 'cart', cartId)).toEqual({
    ...emptyCart(cartId),
    voucherCode: 'HOLZ',
  });
  expect(shop.saved()).toMatchObject({ name: 'Haus Huber', userId: mine.userId, shippingAddressId: site });
  shop.take();
  expect(shop.linesOf(mine).map(({ id, quantity }) => [id, quantity])).toEqual(
    lines.map(({ id, quantity }) => [id, quantity]),
  );
  expect(shop.rows.get(userSpace(mine.userId), 'cart', cartId)).toEqual(before);
  expect(shop.saved()).toBeUndefined();
});

it('a colleague goes on with it, and only one of both has it', () => {
  const line = lineOf(3);
  const shop = shopWith(line);
  shop.save([line.id]);
  shop.take(his);
  expect(shop.linesOf(his)).toEqual([{ ...line, cartId: hisCartId, addedAt: '2026-11-30T08:00:00.000Z' }]);
  expect(() => shop.take()).toThrow('saved_cart_gone');
  expect(shop.linesOf(mine)).toEqual([]);
});

it('what was put in later stays in the cart, and its choices too', () => {
  const [shown, later] = [lineOf(1), lineOf(1)];
  const shop = shopWith(shown, later);
  shop.save([shown.id]);
  expect(shop.linesOf(mine)).toEqual([later]);
  expect(shop.rows.get(userSpace(mine.userId), 'cart', cartId)).toMatchObject({ reference: 'BV Huber' });
});

it('into one that is there lines are added, a project that lies in it counts more', () => {
  const [first, more] = [lineOf(2), lineOf(5)];
  const again = { ...lineOf(3), projectId: first.projectId };
  const shop = shopWith(first, more, again);
  shop.save([first.id]);
  shop.save([again.id, more.id]);
  expect(shop.saved()?.lines.map(({ id, quantity }) => [id, quantity])).toEqual([
    [first.id, 5],
    [more.id, 5],
  ]);
});

it('one that a colleague took meanwhile is begun anew with what is put aside now', () => {
  const [first, second] = [lineOf(2), lineOf(1)];
  const shop = shopWith(first, second);
  shop.save([first.id]);
  shop.take(his);
  shop.save([second.id]);
  expect(shop.saved()?.lines.map(({ id }) => id)).toEqual([second.id]);
});

it('lines that lie in the cart no more are not put aside a second time', () => {
  const line = lineOf(1);
  const shop = shopWith(line);
  shop.save([line.id]);
  expect(() => shop.save([line.id])).toThrow('not_found');
  expect(shop.saved()?.lines).toHaveLength(1);
});

it('one that a colleague deleted meanwhile is taken all the same, and undo brings one back', () => {
  const line = lineOf(1);
  const shop = shopWith(line);
  shop.save([line.id]);
  shop.remove(true);
  shop.remove(false);
  expect(shop.saved()).toMatchObject({ removed: false });
  shop.remove(true);
  shop.take();
  expect(shop.linesOf(mine)).toHaveLength(1);
});

it('200 of them fill the company, those in the bin make room first', () => {
  const line = lineOf(1);
  const shop = shopWith(line);
  const { billingAddressId, phone, productionType, shippingType, paymentType, reference } = emptyCart(cartId);
  const choices = { billingAddressId, phone, productionType, shippingType, paymentType, reference };
  const put = (id: SavedCartId, removed: boolean) => {
    const data = {
      id,
      name: 'X',
      userId: his.userId,
      savedAt: at,
      shippingAddressId: null,
      choices,
      lines: [],
      removed,
    };
    shop.rows.put(company, 'savedCart', data);
  };
  const ids = Array.from({ length: 200 }, () => newId<SavedCartId>());
  for (const id of ids) put(id, false);
  expect(() => shop.save([line.id])).toThrow('saved_carts_full');
  for (const id of ids.slice(0, 2)) put(id, true);
  shop.save([line.id]);
  expect(shop.rows.all(company, 'savedCart')).toHaveLength(199);
});
