import { putBaseVersion, putSpecialPrice, seedBaseData, shopDay } from '../../base-data/put-base-version.ts';
import { listCustomers } from '../../base-data/tariffs/customer.store.ts';
import type { Sql } from '../../database/database.ts';
import { makeTariffs } from './make-tariffs.ts';

const factors = [
  ['work', 'factor.work'],
  ['material', 'factor.material'],
  ['flat', 'factor.flat_rate'],
] as const;

const source = 'new-tariff command';

export type NewTariff = {
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
