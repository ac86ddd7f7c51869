import type { RecordOf } from '@knotenblech/shared/records/record-kinds.ts';
import { customerSpace, userSpace } from '@knotenblech/shared/records/space.ts';
import type { CartId, CartLineId, SavedCartId } from '@knotenblech/shared/values/ids.ts';
import { rowRange } from '../../pwa/src/database/shop-database.ts';
import { type Making, makeOnDevice as make } from './make-on-device.ts';

export const tally = (m: Making) =>
  make(m, 'putCartLine', {
    lineId: m.random.uuid<CartLineId>(),
    projectId: m.shop.tallyProject,
    cartId: m.shop.tallyCarts.get(m.userId) as CartId,
  });

export const line = async (m: Making) => {
  const cartId = await openCart(m);
  if (!cartId) return;
  const projectId = m.random.pick(m.shop.projects);
  await make(m, 'putCartLine', { lineId: m.random.uuid<CartLineId>(), cartId, projectId });
};

export const lineQuantity = async (m: Making) => {
  const cartId = await openCart(m);
  const lines = cartId ? await linesOf(m, cartId) : [];
  if (lines.length === 0) return;
  await make(m, 'setCartLine', { lineId: m.random.pick(lines).id, quantity: m.random.below(4) });
};

/** To one of the customer's users, now and then the giver himself. */
export const handOver = async (m: Making) => {
  const cartId = await openCart(m);
  const lines = cartId ? await linesOf(m, cartId) : [];
  if (!cartId || lines.length === 0) return;
  await make(m, 'handOverCart', {
    cartId,
    lineIds: lines.map(({ id }) => id),
    toUserId: m.random.pick([...m.shop.actors.keys()]),
    note: '',
    language: 'de' as const,
  });
};

/** Under a new site, or into one that is there. */
export const saveCart = async (m: Making) => {
  const cartId = await openCart(m);
  const lines = cartId ? await linesOf(m, cartId) : [];
  if (!cartId || lines.length === 0) return;
  const there = m.random.chance(0.4) ? await pickSaved(m) : undefined;
  await make(m, 'saveCart', {
    savedCartId: there ?? m.random.uuid<SavedCartId>(),
    name: `Haus ${m.random.below(99)}`,
    cartId,
    lineIds: lines.map(({ id }) => id),
    shippingAddressId: m.random.chance(0.5) ? m.random.pick(m.shop.addresses) : null,
  });
};

export const takeSavedCart = async (m: Making) => {
  const [savedCartId, cartId] = [await pickSaved(m), await openCart(m)];
  if (savedCartId) await make(m, 'takeSavedCart', { savedCartId, cartId: cartId ?? m.random.uuid<CartId>() });
};

export const removeSavedCart = async (m: Making) => {
  const savedCartId = await pickSaved(m);
  if (savedCartId) await make(m, 'removeSavedCart', { savedCartId, removed: m.random.chance(0.7) });
};

const pickSaved = async (m: Making) => {
  const rows = await rowRange(m.tab.database, customerSpace(m.shop.customerId), 'savedCart').toArray();
  return rows.length === 0 ? undefined : m.random.pick(rows).data.id;
};

export const choices = async (m: Making) => {
  const cartId = await openCart(m);
  if (cartId) await make(m, 'setCartChoices', { cartId, choices: { reference: `r${m.random.below(99)}` } });
};

export const openCart = async (m: Making) => {
  const carts = (await rowsOf(m, 'cart')) as RecordOf<'cart'>[];
  return carts.find((cart) => cart.state === 'open' && cart.id !== m.shop.tallyCarts.get(m.userId))?.id;
};

export const linesOf = async (m: Making, cartId: CartId) =>
  ((await rowsOf(m, 'cartLine')) as RecordOf<'cartLine'>[]).filter((each) => each.cartId === cartId);

const rowsOf = async (m: Making, kind: 'cart' | 'cartLine') =>
  (await rowRange(m.tab.database, userSpace(m.userId), kind).toArray()).map((row) => row.data);
