import { describe, expect, it } from 'vitest';
import { emptyCart } from '../../src/orders/cart/open-cart.ts';
import { putCartLine } from '../../src/orders/cart/put-cart-line.change.ts';
import { setCartLine } from '../../src/orders/cart/set-cart-line.change.ts';
import { submitOrder } from '../../src/orders/placing/submit-order.change.ts';
import type { SubmitOrderArgs } from '../../src/orders/placing/submit-order.schema.ts';
import { setPartQuantity } from '../../src/parts/changes/set-part-quantity.change.ts';
import { setPartSurface } from '../../src/parts/changes/set-part-surface.change.ts';
import { takeParts } from '../../src/parts/changes/take-parts.change.ts';
import { createProject } from '../../src/projects/changes/create-project.change.ts';
import { setProjectTexts } from '../../src/projects/changes/set-project-texts.change.ts';
import type { Actor } from '../../src/records/actor.ts';
import type { StoredRow } from '../../src/records/row-cache.ts';
import { customerSpace, projectSpace, userSpace } from '../../src/records/space.ts';
import {
  type AddressId,
  type CartId,
  type CartLineId,
  type CustomerId,
  type FileHash,
  newId,
  type OrderId,
  type ProjectId,
  partIdOf,
  type UserId,
} from '../../src/values/ids.ts';
import { tryChange } from './try-change.ts';

const at = '2026-11-21T08:00:00.000Z';
const actor: Actor = {
  userId: newId<UserId>(),
  customerId: newId<CustomerId>(),
  userName: 'werkstatt',
  firstName: 'Wera',
  name: 'Statt',
  customerName: 'Holzbau',
  customerKind: 'company',
  permissions: ['STANDARD_PERMISSION', 'UPLOAD_PERMISSION', 'ORDER_PERMISSION'],
  seesPrices: true,
};
const reader: Actor = { ...actor, permissions: ['STANDARD_PERMISSION'], seesPrices: false };
const projectId = newId<ProjectId>();
const hash = 'a'.repeat(64) as FileHash;
const created = tryChange(
  createProject,
  { projectId, name: 'Carport', fileHash: hash, fileName: 'carport.btlx' },
  actor,
  [],
  at,
);
const projectRow = created[0] as StoredRow;
const orderedRow = { ...projectRow, data: { ...projectRow.data, orderedAt: at } } as StoredRow;

describe('a project', () => {
  it('is created waiting for the server to read its file', () => {
    expect(projectRow).toMatchObject({
      space: customerSpace(actor.customerId),
      kind: 'project',
      data: { reading: 'waiting', number: null, surface: 'ZINCED' },
    });
  });
  it('is not created twice', () => {
    expect(() =>
      tryChange(createProject, { projectId, name: 'x', fileHash: hash, fileName: 'x' }, actor, [projectRow], at),
    ).toThrow('already_exists');
  });
  it('is neither created nor edited by a user who only reads', () => {
    expect(() =>
      tryChange(createProject, { projectId, name: 'x', fileHash: hash, fileName: 'x' }, reader, [], at),
    ).toThrow('not_allowed');
    expect(() => tryChange(setProjectTexts, { projectId, name: 'x' }, reader, [projectRow], at)).toThrow('not_allowed');
  });
  it('keeps the texts that a change does not name', () => {
    const [write] = tryChange(setProjectTexts, { projectId, comment: 'eilig' }, actor, [projectRow], at);
    expect(write?.data).toMatchObject({ name: 'Carport', comment: 'eilig' });
  });
});

describe('a part', () => {
  it('keeps its other choices when one is made', () => {
    const args = { projectId, partIndex: 3, quantity: 7, was: 2 };
    const choice: StoredRow = {
      space: projectSpace(projectId),
      kind: 'partChoice',
      id: partIdOf(projectId, 3),
      data: { id: partIdOf(projectId, 3), index: 3, grade: 'S355J2' },
    };
    const [write] = tryChange(setPartQuantity, args, actor, [projectRow, choice], at);
    expect(write?.data).toEqual({ id: partIdOf(projectId, 3), index: 3, grade: 'S355J2', quantity: 7 });
  });
  it.each([
    ['COATED', '9005', '8012'],
    ['POWDER_COATED', '9005', '9005'],
    ['ZINCED', '9005', null],
    ['RAW', null, null],
  ] as const)('with surface %s and colour %s gets colour %s', (surface, ralNumber, expected) => {
    const [write] = tryChange(
      setPartSurface,
      { projectId, partIndex: 1, surface, ralNumber, was: 'ZINCED' },
      actor,
      [projectRow],
      at,
    );
    expect(write?.data).toMatchObject({ surface, ralNumber: expected });
  });
  it('of a project that was ordered is not edited', () => {
    expect(() =>
      tryChange(setPartQuantity, { projectId, partIndex: 1, quantity: 2, was: 1 }, actor, [orderedRow], at),
    ).toThrow('project_read_only');
    expect(() => tryChange(takeParts, { projectId, partIndexes: [1], taken: true }, actor, [orderedRow], at)).toThrow(
      'project_read_only',
    );
  });
});

const cartId = newId<CartId>();
const nextCartId = newId<CartId>();
const cart: StoredRow = { space: userSpace(actor.userId), kind: 'cart', id: cartId, data: emptyCart(cartId) };
const lineRow = (quantity: number): StoredRow => {
  const id = newId<CartLineId>();
  return {
    space: userSpace(actor.userId),
    kind: 'cartLine',
    id,
    data: { id, cartId, projectId, quantity, comment: '', reference: '', addedAt: at },
  };
};

describe('a cart', () => {
  it('takes a project once and then counts it', () => {
    const lineId = newId<CartLineId>();
    const [first] = tryChange(putCartLine, { lineId, cartId, projectId }, actor, [cart, projectRow], at);
    expect(first?.data).toMatchObject({ id: lineId, quantity: 1 });
    const [second] = tryChange(
      putCartLine,
      { lineId: newId<CartLineId>(), cartId, projectId },
      actor,
      [cart, projectRow, first as StoredRow],
      at,
    );
    expect(second).toMatchObject({ id: lineId, data: { quantity: 2 } });
  });
  it('does not take a project of another customer', () => {
    expect(() => tryChange(putCartLine, { lineId: newId<CartLineId>(), cartId, projectId }, actor, [cart], at)).toThrow(
      'not_found',
    );
  });
  it('loses a line whose quantity becomes 0', () => {
    const line = lineRow(2);
    const [write] = tryChange(setCartLine, { lineId: line.id as CartLineId, quantity: 0 }, actor, [line], at);
    expect(write?.data).toBeNull();
  });
});

const orderArgs = (line: StoredRow): SubmitOrderArgs => ({
  orderId: newId<OrderId>(),
  cartId,
  nextCartId,
  lines: [{ id: line.id as CartLineId, projectId, quantity: 1, comment: '', reference: '' }],
  shippingAddressId: newId<AddressId>(),
  billingAddressId: null,
  phone: '',
  productionType: 'STANDARD',
  shippingType: 'PICKUP',
  paymentType: 'CASH',
  reference: '',
  shown: {
    tariffNumber: 1,
    lines: [],
    partsCents: 0,
    productionCents: 0,
    shippingCents: 0,
    paymentCents: 0,
    netCents: 0,
    vatRate: 1900,
    vatReason: 'pickup',
    vatCents: 0,
    grossCents: 0,
  },
  shownDeliveryDay: '2026-12-14',
  language: 'de',
  consent: { terms: true, deliveryTerms: true, termsVersion: '1' },
});

describe('an order', () => {
  it('closes its cart and moves what is not ordered into the next', () => {
    const [ordered, left] = [lineRow(1), lineRow(4)];
    const writes = tryChange(submitOrder, orderArgs(ordered), actor, [cart, ordered, left], at);
    const of = (id: string) => writes.find((write) => write.id === id)?.data;
    expect(of(cartId)).toMatchObject({ state: 'ordered' });
    expect(of(nextCartId)).toEqual(emptyCart(nextCartId));
    expect(of(ordered.id)).toBeNull();
    expect(of(left.id)).toMatchObject({ cartId: nextCartId, quantity: 4 });
  });
  it('is refused for a cart that was ordered, an empty one, and by users who may not order or see no prices', () => {
    const line = lineRow(1);
    const closed: StoredRow = { ...cart, data: { ...emptyCart(cartId), state: 'ordered' } };
    expect(() => tryChange(submitOrder, orderArgs(line), actor, [closed, line], at)).toThrow('cart_already_ordered');
    expect(() => tryChange(submitOrder, orderArgs(line), actor, [cart], at)).toThrow('cart_empty');
    const [listed] = orderArgs(line).lines;
    const twice = { ...orderArgs(line), lines: listed ? [listed, listed] : [] };
    expect(() => tryChange(submitOrder, twice, actor, [cart, line], at)).toThrow('invalid_input');
    expect(() => tryChange(submitOrder, orderArgs(line), reader, [cart, line], at)).toThrow('no_order_permission');
    expect(() => tryChange(submitOrder, orderArgs(line), { ...actor, seesPrices: false }, [cart, line], at)).toThrow(
      'no_price_permission',
    );
  });
});
