import { isDeepStrictEqual } from 'node:util';
import type { Customer } from '@knotenblech/shared/accounts/customer.record.ts';
import type { CostSeed } from '@knotenblech/shared/base-data/costs/cost-seed.ts';
import { deriveTariff } from '@knotenblech/shared/base-data/costs/derive-tariff.ts';
import type { Tariff } from '@knotenblech/shared/prices/tariff.record.ts';
import { currentTariff } from '@knotenblech/shared/prices/tariff-validity.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { customerPriceSpace, customerSpace, projectSpace } from '@knotenblech/shared/records/space.ts';
import type { Day } from '@knotenblech/shared/values/day.ts';
import type { CustomerId } from '@knotenblech/shared/values/ids.ts';
import { lastOrderDay } from '../../base-data/order-tariff.ts';
import {
  baseDataOn,
  putBaseVersion,
  putSpecialPrice,
  seedBaseData,
  shopDay,
} from '../../base-data/put-base-version.ts';
import { specialPricesOn } from '../../base-data/special-price.store.ts';
import { listCustomers } from '../../base-data/tariffs/customer.store.ts';
import { purchaseTariffOn } from '../../base-data/tariffs/purchase-tariff.ts';
import type { Sql, Transaction } from '../../database/database.ts';
import { withCustomer } from '../../database/in-customer.ts';
import { countPacks } from '../../sync/rows/pack-store.ts';
import { pokeAtCommit } from '../../sync/rows/pokes.ts';
import { openUnitOfWork } from '../../sync/rows/unit-of-work.ts';
import { overrideAllAnew } from '../custom-costs/set-custom-costs.ts';

export type NewTariffs = {
  validDays: number;
  takesPaypal: boolean;
  now: Date;
  /** The only customer to look at; null: all. */
  customerNumber: number | null;
};

export type MadeTariff = {
  customerNumber: number;
  customerName: string;
  tariffNumber: number;
  projectCount: number;
  /** Older tariffs that orders may still name, each with the last day. */
  olderUntil: { number: number; lastDay: Day }[];
};

/** About 50 MB. */
const packsAtOnce = 100;

/** What two tariffs are compared by: everything but which one it is. */
const amountsOf = ({ id: _id, number: _number, validFrom: _validFrom, ...amounts }: Tariff) =>
  JSON.parse(JSON.stringify(amounts)) as unknown;

const makeTariff = async (tx: Transaction, { id: customerId }: Customer, costs: CostSeed, wanted: NewTariffs) => {
  const [space, priceSpace] = [customerSpace(customerId), customerPriceSpace(customerId)];
  const book = await openUnitOfWork(tx, customerId, [space, priceSpace]);
  await book.read([{ space: priceSpace, kind: 'tariff', all: true }]);
  const tariffs = book.overlay().rows.all(priceSpace, 'tariff');
  const validFrom = shopDay(wanted.now);
  const specialPrices = await specialPricesOn(tx, customerId, validFrom);
  const number = Math.max(0, ...tariffs.map((tariff) => tariff.number)) + 1;
  const tariff: Tariff = {
    ...deriveTariff({ number, validFrom, validDays: wanted.validDays, costs, specialPrices }),
    ...(wanted.takesPaypal && { takesPaypal: true }),
  };
  const current = currentTariff(tariffs);
  if (current && isDeepStrictEqual(amountsOf(current), amountsOf(tariff))) return null;
  await book.read([{ space, kind: 'project', all: true }]);
  const overlay = book.overlay();
  overlay.rows.put(priceSpace, 'tariff', tariff);
  const projects = overlay.rows.all(space, 'project').filter((project) => project.reading === 'read');
  book.keep(overlay);
  await overrideAllAnew(tx, book, customerId, await purchaseTariffOn(tx, validFrom));
  await book.flush();
  await pokeAtCommit(tx, customerId, await book.close());
  const packCounts = await countPacks(tx, customerId);
  const packsOf = (project: Project) => packCounts.get(projectSpace(project.id)) ?? 0;
  for (const portion of portionsOf(projects, packsOf, packsAtOnce)) await priceAnew(tx, customerId, portion);
  const olderUntil = tariffs.flatMap((older) => {
    const lastDay = lastOrderDay(older, [...tariffs, tariff]);
    return lastDay !== null && lastDay >= validFrom ? [{ number: older.number, lastDay }] : [];
  });
  return { tariffNumber: number, projectCount: projects.length, olderUntil };
};

/** In a book of its own: what it has read of them leaves the memory with it. */
const priceAnew = async (tx: Transaction, customerId: CustomerId, projects: readonly Project[]) => {
  const book = await openUnitOfWork(tx, customerId, [customerSpace(customerId), customerPriceSpace(customerId)]);
  await book.summarise(new Map(projects.map((project) => [project.id, project.changedAt])));
  await book.flush();
  await pokeAtCommit(tx, customerId, await book.close());
};

/**
 * Gives each customer whose amounts differ by today's base data and special prices a new tariff beside those he has, and
 * prices his projects by it, in one transaction each; twice on a day makes nothing new. Throws after the last when one failed.
 * Orders that name an older tariff keep its price as long as that tariff holds, but for projects with costs set by hand.
 */
export const makeTariffs = async (owner: Sql, wanted: NewTariffs): Promise<MadeTariff[]> => {
  const { customerNumber } = wanted;
  const customers = (await listCustomers(owner)).filter(
    (customer) => customerNumber === null || customer.number === customerNumber,
  );
  if (customerNumber !== null && customers.length === 0) throw new Error(`there is no customer ${customerNumber}`);
  const { costs } = await baseDataOn(owner, shopDay(wanted.now));
  const made: MadeTariff[] = [];
  const failures: unknown[] = [];
  for (const customer of customers) {
    try {
      const tariff = await withCustomer(owner, customer.id, (tx) => makeTariff(tx, customer, costs, wanted));
      if (tariff) made.push({ customerNumber: customer.number, customerName: customer.name, ...tariff });
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return made;
};

/** Things one after the other, as many at once as are together no larger than that; one that is larger stands alone. */
export const portionsOf = <T>(all: readonly T[], sizeOf: (each: T) => number, largest: number): T[][] => {
  const portions: T[][] = [];
  let room = 0;
  for (const each of all) {
    const size = sizeOf(each);
    if (size > room || portions.length === 0) {
      portions.push([]);
      room = largest;
    }
    portions.at(-1)?.push(each);
    room -= size;
  }
  return portions;
};

const factors = [
  ['work', 'factor.work'],
  ['material', 'factor.material'],
  ['flat', 'factor.flat_rate'],
] as const;

const source = 'new-tariff command';

type NewTariff = {
  /** Sales factors that change today; decimals. */
  factors: Partial<Record<(typeof factors)[number][0], string>>;
  /** Number of the one customer whom they are for; null: all. */
  customerNumber: number | null;
  /** How long an older price list may price an order. */
  tariffDays: number;
  takesPaypal: boolean;
};

/** Gives every customer, or one, the price list that base data, special prices and the factors make today. */
export const newTariff = async (owner: Sql, wanted: NewTariff, now: Date) => {
  const { factors: given, customerNumber, tariffDays, takesPaypal } = wanted;
  await seedBaseData(owner, now);
  await keepFactors(owner, given, customerNumber, now);
  return makeTariffs(owner, { validDays: tariffDays, takesPaypal, now, customerNumber });
};

/** Keeps the factors that were named: in the base data for all customers, or as special prices of one. */
const keepFactors = async (owner: Sql, given: NewTariff['factors'], customerNumber: number | null, now: Date) => {
  const validFrom = shopDay(now);
  const enqueue = async () => {};
  const shop = { owner, enqueue, now: () => now };
  const customer = (await listCustomers(owner)).find((each) => each.number === customerNumber);
  for (const [factor, key] of factors) {
    const value = given[factor];
    if (value === undefined) continue;
    if (customerNumber === null)
      await putBaseVersion(shop, {
        kind: 'cost',
        data: { key, value, unit: '', basis: source },
        validFrom,
        source,
        madeBy: null,
      });
    else if (customer)
      await putSpecialPrice(shop, {
        customerId: customer.id,
        subject: { kind: 'factor', factor },
        price: { kind: 'purchase', amount: value },
        validFrom,
        madeBy: null,
      });
  }
};
