import { costSeed } from '@knotenblech/shared/base-data/costs/cost-seed.ts';
import { deriveTariff } from '@knotenblech/shared/base-data/costs/derive-tariff.ts';
import { describe, expect, it } from 'vitest';
import { orderTariff } from './order-tariff.ts';

const tariff = (number: number, validFrom: string, validDays = 30) =>
  deriveTariff({ number, validFrom, validDays, costs: costSeed() });
const [old, next] = [tariff(4, '2026-01-10'), tariff(7, '2026-03-01')];

describe('orderTariff', () => {
  it('takes the newest tariff however old it is: a device may have got it today', () => {
    expect(orderTariff([old], 4, '2026-12-31')).toBe(old);
  });

  it('takes a replaced tariff for 30 days from the last day a device can have got it', () => {
    expect(orderTariff([old, next], 4, '2026-03-31')).toBe(old);
    expect(() => orderTariff([old, next], 4, '2026-04-01')).toThrow('tariff_expired');
    expect(orderTariff([next, old], 7, '2026-04-01')).toBe(next);
  });

  it('takes a tariff of 0 days until a newer one is made, not a moment longer', () => {
    const [short, newer] = [tariff(4, '2026-01-10', 0), tariff(5, '2026-01-10', 0)];
    expect(orderTariff([short], 4, '2026-12-31')).toBe(short);
    expect(() => orderTariff([short, newer], 4, '2026-01-10')).toThrow('tariff_expired');
  });

  it('refuses a tariff the customer does not have, and names the one he has', () => {
    expect(() => orderTariff([old], 7, '2026-01-11')).toThrow(
      expect.objectContaining({ code: 'tariff_expired', details: { tariffNumber: 7, now: 4 } }),
    );
    expect(() => orderTariff([], 7, '2026-01-11')).toThrow('tariff_expired');
  });
});
