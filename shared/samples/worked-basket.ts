import type { CartLine } from '../src/orders/cart/cart-line.record.ts';
import type { Cart } from '../src/orders/cart/cart.record.ts';
import { putCartLine } from '../src/orders/cart/put-cart-line.change.ts';
import type { SubmitOrderArgs } from '../src/orders/placing/submit-order.schema.ts';
import type { Actor } from '../src/records/actor.ts';
import { createProject } from '../src/projects/changes/create-project.change.ts';
import type { Change } from '../src/records/define-change.ts';
import type { StoredRow } from '../src/records/row-cache.ts';
import { userSpace } from '../src/records/space.ts';
import { tryChange } from '../test/records/try-change.ts';
import {
  type AddressId,
  type CartId,
  type CartLineId,
  type CustomerId,
  type FileHash,
  newId,
  type OrderId,
  type ProjectId,
  type UserId,
} from '../src/values/ids.ts';

const at = '2026-11-21T08:00:00.000Z';
const actor: Actor = {
  userId: newId<UserId>(),
  customerId: newId<CustomerId>(),
  userName: 'werkstatt',
  firstName: 'Wera',
  name: 'Statt',
  customerName: 'Holzbau',
  customerKind: 'company',
  permissions: ['UPLOAD_PERMISSION', 'ORDER_PERMISSION'],
  seesPrices: true,
};
const space = userSpace(actor.userId);

const cartRow = (cart: Cart): StoredRow => ({ space, kind: 'cart', id: cart.id, data: cart });
const projectRow = (projectId: ProjectId) => {
  const fileHash = 'a'.repeat(64) as FileHash;
  return tryChange(createProject, { projectId, name: 'Bau', fileHash, fileName: 'bau.btlx' }, actor, [], at);
};

/** An order of these lines, each once. */
export const workedOrder = (
  cartId: CartId,
  nextCartId: CartId,
  lines: readonly [CartLineId, ProjectId][],
): SubmitOrderArgs => ({
  orderId: newId<OrderId>(),
  cartId,
  nextCartId,
  lines: lines.map(([id, projectId]) => ({ id, projectId, quantity: 1, comment: '', reference: '' })),
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

/** The carts of a user on which changes run one after the other, each on what is left by those before it. */
export const workedBasket = (projects: readonly ProjectId[], ...carts: Cart[]) => {
  const made = projects.flatMap(projectRow);
  const kept = new Map([...made.map((row) => row as StoredRow), ...carts.map(cartRow)].map((row) => [row.id, row]));
  const run = <Args>(change: Change<string, Args>, args: Args) => {
    for (const write of tryChange(change, args, actor, [...kept.values()], at)) {
      if (write.data) kept.set(write.id, write as StoredRow);
      else kept.delete(write.id);
    }
  };
  const of = <T>(kind: StoredRow['kind']) =>
    [...kept.values()].filter((row) => row.kind === kind).map((row) => row.data as T);
  return {
    run,
    put: (cartId: CartId, lineId: CartLineId, projectId: ProjectId) => run(putCartLine, { lineId, cartId, projectId }),
    carts: () => Object.fromEntries(of<Cart>('cart').map((cart) => [cart.id, cart])),
    lines: () => of<CartLine>('cartLine').map((line) => [line.id, line.cartId]),
  };
};
