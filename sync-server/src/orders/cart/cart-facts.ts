import type { Address } from '@knotenblech/shared/accounts/address.record.ts';
import type { Customer } from '@knotenblech/shared/accounts/customer.record.ts';
import { calendarPackIds } from '@knotenblech/shared/catalogue/shop-calendar.ts';
import type { Cart } from '@knotenblech/shared/orders/cart/cart.record.ts';
import { type CartEntry, cartEntries } from '@knotenblech/shared/orders/cart/cart-entries.ts';
import { openCartOf } from '@knotenblech/shared/orders/cart/open-cart.ts';
import type { ProjectPrice } from '@knotenblech/shared/prices/project/project-price.record.ts';
import type { Tariff } from '@knotenblech/shared/prices/tariff.record.ts';
import { currentTariff } from '@knotenblech/shared/prices/tariff-validity.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import type { ReadKey, Rows } from '@knotenblech/shared/records/define-change.ts';
import { createRowCache } from '@knotenblech/shared/records/row-cache.ts';
import { catalogSpace, customerPriceSpace, customerSpace, userSpace } from '@knotenblech/shared/records/space.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { Transaction } from '../../database/database.ts';
import { readRecords } from '../../sync/rows/record.store.ts';

/** Everything that an order of a user is made of, as the server has it. */
export type CartFacts = {
  actor: Actor;
  cart: Cart;
  entries: CartEntry[];
  projects: Project[];
  prices: ProjectPrice[];
  addresses: Address[];
  customer: Customer;
  tariff: Tariff;
  rows: Rows;
};

const keysOf = ({ userId, customerId }: Actor): ReadKey[] => [
  { space: userSpace(userId), kind: 'cart', all: true },
  { space: userSpace(userId), kind: 'cartLine', all: true },
  { space: customerSpace(customerId), kind: 'project', all: true },
  { space: customerSpace(customerId), kind: 'address', all: true },
  { space: customerSpace(customerId), kind: 'customer', id: customerId },
  { space: customerPriceSpace(customerId), kind: 'projectPrice', all: true },
  { space: customerPriceSpace(customerId), kind: 'tariff', all: true },
  { space: catalogSpace, kind: 'catalogPack', id: 'operator:0000' },
  ...calendarPackIds.map((id): ReadKey => ({ space: catalogSpace, kind: 'catalogPack', id })),
];

/** The open cart of a user with all it refers to; refused for one who may not see prices. */
export const readCartFacts = async (tx: Transaction, actor: Actor): Promise<CartFacts> => {
  if (!actor.seesPrices) throw new DomainError('no_price_permission');
  const keys = keysOf(actor);
  const cache = createRowCache();
  cache.load(keys, await readRecords(tx, actor.customerId, keys));
  const { rows } = cache.overlay();
  const [mine, customers, priced] = [
    userSpace(actor.userId),
    customerSpace(actor.customerId),
    customerPriceSpace(actor.customerId),
  ];
  const cart = openCartOf(rows.all(mine, 'cart'));
  const customer = rows.get(customers, 'customer', actor.customerId);
  const tariff = currentTariff(rows.all(priced, 'tariff'));
  if (!cart || !customer || !tariff) throw new DomainError('not_found', { record: cart ? 'tariff' : 'cart' });
  const projects = rows.all(customers, 'project');
  const prices = rows.all(priced, 'projectPrice');
  const lines = rows.all(mine, 'cartLine');
  const entries = cartEntries({ cartId: cart.id, lines, projects, prices });
  return { actor, cart, entries, projects, prices, addresses: rows.all(customers, 'address'), customer, tariff, rows };
};
