import type { CostSeed } from '@knotenblech/shared/base-data/cost-seed.ts';
import { deriveTariff, type PriceFactors } from '@knotenblech/shared/prices/derive-tariff.ts';
import { customerPriceSpace, customerSpace } from '@knotenblech/shared/sync/space.ts';
import type { CustomerId } from '@knotenblech/shared/values/ids.ts';
import type { Sql, Transaction } from '../database/database.ts';
import { inCustomer } from '../database/in-customer.ts';
import { shopDay } from '../orders/shop-day.ts';
import { pokeAtCommit } from '../sync/pokes.ts';
import { openRowBook } from '../sync/row-book.ts';
import { listCustomers } from './customer-store.ts';

export type NewTariffs = {
  costs: CostSeed;
  factors: PriceFactors;
  validDays: number;
  now: Date;
  /** The only customer who gets one; null: all. */
  customerNumber: number | null;
};
export type MadeTariff = { customerNumber: number; customerName: string; tariffNumber: number; projectCount: number };

const makeTariff = async (tx: Transaction, customerId: CustomerId, { costs, factors, validDays, now }: NewTariffs) => {
  const [space, priceSpace] = [customerSpace(customerId), customerPriceSpace(customerId)];
  const book = await openRowBook(tx, customerId, [space, priceSpace]);
  await book.read([
    { space, kind: 'project', all: true },
    { space: priceSpace, kind: 'tariff', all: true },
  ]);
  const overlay = book.overlay();
  const number = Math.max(0, ...overlay.rows.all(priceSpace, 'tariff').map((tariff) => tariff.number)) + 1;
  const tariff = deriveTariff({ number, validFrom: shopDay(now), validDays, costs, factors });
  overlay.rows.put(priceSpace, 'tariff', tariff);
  const projects = overlay.rows.all(space, 'project').filter((project) => project.reading === 'read');
  book.keep(overlay);
  await book.summarise(new Map(projects.map((project) => [project.id, project.changedAt])));
  await book.flush();
  await pokeAtCommit(tx, customerId, await book.close());
  return { tariffNumber: number, projectCount: projects.length };
};

/**
 * Gives customers a new tariff beside those they have, and prices their projects by it, each customer in one transaction.
 * Orders that name an older tariff keep its price as long as that tariff holds.
 */
export const makeTariffs = async (owner: Sql, wanted: NewTariffs): Promise<MadeTariff[]> => {
  const { customerNumber } = wanted;
  const customers = (await listCustomers(owner)).filter(
    (customer) => customerNumber === null || customer.number === customerNumber,
  );
  if (customers.length === 0) throw new Error(`there is no customer ${customerNumber ?? ''}`.trim());
  const made: MadeTariff[] = [];
  for (const customer of customers) {
    const tariff = await inCustomer(owner, customer.id, (tx) => makeTariff(tx, customer.id, wanted));
    made.push({ customerNumber: customer.number, customerName: customer.name, ...tariff });
  }
  return made;
};
