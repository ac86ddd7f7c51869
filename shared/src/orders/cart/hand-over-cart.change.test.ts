import { describe, expect, it } from 'vitest';
import type { User } from '../../accounts/user.record.ts';
import type { Actor } from '../../records/actor.ts';
import type { RowWrite } from '../../records/row-cache.ts';
import { createRowCache } from '../../records/row-cache.ts';
import { customerSpace, userSpace } from '../../records/space.ts';
import { DomainError } from '../../values/errors/domain-error.ts';
import { type CartId, type CartLineId, type CustomerId, newId, type ProjectId, type UserId } from '../../values/ids.ts';
import { acceptHandedOverLines } from './accept-handed-over-lines.ts';
import type { CartLine } from './cart-line.record.ts';
import { largestQuantity } from './cart-line.record.ts';
import { canReceiveCart, handOverCart } from './hand-over-cart.change.ts';
import { emptyCart } from './open-cart.ts';

const at = '2026-11-25T08:00:00.000Z';
const actor: Actor = {
  userId: newId<UserId>(),
  customerId: newId<CustomerId>(),
  userName: 'werkstatt',
  firstName: 'Peter',
  name: 'Huber',
  customerName: 'Holzbau',
  customerKind: 'company',
  permissions: ['UPLOAD_PERMISSION'],
  seesPrices: false,
};
const chef: User = {
  id: newId<UserId>(),
  userName: 'chef',
  email: 'chef@example.com',
  firstName: 'Josef',
  name: 'Lindner',
  permissions: ['ORDER_PERMISSION'],
  seesPrices: true,
  active: true,
};
const [own, his] = [userSpace(actor.userId), userSpace(chef.id)];
const company = customerSpace(actor.customerId);
const cartId = newId<CartId>();
const lineOf = (quantity: number, more: Partial<CartLine> = {}): CartLine => ({
  id: newId<CartLineId>(),
  cartId,
  projectId: newId<ProjectId>(),
  quantity,
  comment: '',
  reference: '',
  addedAt: at,
  ...more,
});
const lineRow = (line: CartLine, space = own): RowWrite => ({ space, kind: 'cartLine', id: line.id, data: line });

const rowsOf = (colleague: User, writes: readonly RowWrite[]) => {
  const cache = createRowCache();
  const all = [
    { space: company, kind: 'user', id: colleague.id, data: colleague } as const,
    { space: own, kind: 'cart', id: cartId, data: emptyCart(cartId) } as const,
    ...writes,
  ];
  const keys = [
    ...handOverCart.reads(argsOf([newId<CartLineId>()], colleague), actor),
    ...(['cart', 'cartLine'] as const).map((kind) => ({ space: his, kind, all: true }) as const),
  ];
  cache.load(
    keys,
    all.filter(({ data }) => data !== null).map((row) => row as never),
  );
  return cache.overlay().rows;
};
const argsOf = (lineIds: CartLineId[], to = chef) =>
  ({ cartId, lineIds, toUserId: to.id, note: '', language: 'de' }) as const satisfies Parameters<
    typeof handOverCart.reads
  >[0];
const codeOf = (run: () => void) => {
  try {
    run();
    return null;
  } catch (error) {
    return error instanceof DomainError ? error.code : error;
  }
};

describe('a cart that is handed over', () => {
  it('leaves with the lines that were shown; what was put in later stays', () => {
    const [shown, later] = [lineOf(2), lineOf(1)];
    const rows = rowsOf(chef, [lineRow(shown), lineRow(later)]);
    handOverCart.run(rows, argsOf([shown.id]), { actor, at });
    expect(rows.all(own, 'cartLine')).toEqual([later]);
    expect(rows.all(his, 'cartLine')).toEqual([]);
  });

  it('stays where nothing of it is left to hand over', () => {
    const rows = rowsOf(chef, [lineRow(lineOf(1))]);
    expect(codeOf(() => handOverCart.run(rows, argsOf([newId<CartLineId>()]), { actor, at }))).toBe('not_found');
    expect(rows.all(own, 'cartLine')).toHaveLength(1);
  });

  it.each([
    ['may not order', { permissions: ['UPLOAD_PERMISSION'] }],
    ['sees no prices', { seesPrices: false }],
    ['orders for show', { permissions: ['ORDER_PERMISSION', 'DEMO_PERMISSION'] }],
    ['is switched off', { active: false }],
    ['is the giver', { id: actor.userId }],
  ] as const)('is refused where the colleague %s', (_, lack) => {
    const colleague: User = {
      ...chef,
      ...lack,
      permissions: [...(('permissions' in lack && lack.permissions) || chef.permissions)],
    };
    const line = lineOf(1);
    const rows = rowsOf(colleague, [lineRow(line)]);
    expect(canReceiveCart(colleague, actor.userId)).toBe(false);
    expect(codeOf(() => handOverCart.run(rows, argsOf([line.id], colleague), { actor, at }))).toBe(
      'colleague_cannot_order',
    );
    expect(rows.all(own, 'cartLine')).toEqual([line]);
  });
});

describe('what a colleague takes', () => {
  it('lies in his open cart, with comment and reference', () => {
    const open = emptyCart(newId<CartId>());
    const given = lineOf(3, { comment: 'bitte verzinkt', reference: 'K-7' });
    const rows = rowsOf(chef, [{ space: his, kind: 'cart', id: open.id, data: open }]);
    acceptHandedOverLines(rows, chef.id, [given], at);
    expect(rows.all(his, 'cartLine')).toEqual([{ ...given, cartId: open.id }]);
  });

  it('counts more where the project is in it already, up to the largest quantity, and keeps what he wrote', () => {
    const open = emptyCart(newId<CartId>());
    const had = lineOf(9998, { cartId: open.id, comment: 'meins' });
    const given = lineOf(3, { projectId: had.projectId, comment: 'seins', reference: 'K-7' });
    const rows = rowsOf(chef, [{ space: his, kind: 'cart', id: open.id, data: open }, lineRow(had, his)]);
    acceptHandedOverLines(rows, chef.id, [given], at);
    expect(rows.all(his, 'cartLine')).toEqual([
      { ...had, quantity: largestQuantity, comment: 'meins', reference: 'K-7' },
    ]);
  });

  it('opens a cart for who has none open', () => {
    const rows = rowsOf(chef, []);
    acceptHandedOverLines(rows, chef.id, [lineOf(1)], at);
    const [cart] = rows.all(his, 'cart');
    expect(rows.all(his, 'cartLine')).toMatchObject([{ cartId: cart?.id, quantity: 1 }]);
  });
});
