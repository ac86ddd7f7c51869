import { deriveTariff } from '@knotenblech/shared/base-data/costs/derive-tariff.ts';
import type { SpecialPrice } from '@knotenblech/shared/prices/special-price.schema.ts';
import { tariffSchema } from '@knotenblech/shared/prices/tariff.record.ts';
import type { Day } from '@knotenblech/shared/values/day.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { Transaction } from '../database/database.ts';
import { baseDataOn } from './base-data-on.ts';

/** Refuses what was written in this transaction when no tariff can be made of it on a day. */
export const refuseBroken = async (tx: Transaction, day: Day, specialPrices: readonly SpecialPrice[] = []) => {
  try {
    const { costs } = await baseDataOn(tx, day);
    tariffSchema.parse(deriveTariff({ number: 1, validFrom: day, validDays: 0, costs, specialPrices }));
  } catch (error) {
    throw new DomainError('invalid_input', {
      reason: 'no-tariff',
      what: error instanceof Error ? error.message.slice(0, 300) : '',
    });
  }
};

/** Refuses a day before today: what held stays as it was. */
export const refusePast = (validFrom: Day, today: Day) => {
  if (validFrom < today) throw new DomainError('invalid_input', { at: 'validFrom', reason: 'past', today });
};
