import { optionNames } from '@knotenblech/shared/catalogue/option-names.ts';
import type { Amounts } from '@knotenblech/shared/orders/amounts/order-amounts.record.ts';
import { withSurcharge } from '@knotenblech/shared/orders/amounts/with-surcharge.ts';
import { describe, expect, it } from 'vitest';
import { sumsOf } from './sums-of.ts';

const amounts = (cents: number): Amounts =>
  withSurcharge(
    {
      tariffNumber: 1,
      lines: [],
      partsCents: cents * 3,
      productionCents: cents,
      shippingCents: 2995,
      paymentCents: 3,
      voucherCode: 'STAHL',
      voucherCents: -cents,
      netCents: cents * 3 + 2998,
      vatRate: 2000,
      vatReason: 'destination-rate',
      vatCents: 0,
      grossCents: 0,
    },
    3 - 7,
  );
const surcharges = [
  { reason: 'Kran', netCents: 3 },
  { reason: 'Kulanz', netCents: -7 },
];
const order = { productionType: 'STANDARD', shippingType: 'PICKUP', paymentType: 'BILL' } as const;
const rowsIn = (cents: number, isGross: boolean) =>
  sumsOf({ order, amounts: amounts(cents), surcharges, isGross, language: 'de', names: optionNames([], 'de') });

describe('the sums of an order', () => {
  it('add up with VAT to the total to the cent, with each surcharge', () => {
    for (let cents = 10; cents < 400; cents += 1) {
      const rows = rowsIn(cents, true);
      const at = rows.findIndex(({ isTotal }) => isTotal);
      const summed = rows.slice(0, at).reduce((sum, row) => sum + row.cents, 0);
      expect(rows[at]?.cents).toBe(summed);
      expect(rows[at]?.cents).toBe(amounts(cents).grossCents);
    }
    expect(rowsIn(100, true).map(({ label }) => label)).toEqual([
      'Summe der Teile',
      'Fertigung: Standardfertigung',
      'Versand: Abholung im Werk',
      'Zahlungsart: Rechnung',
      'Gutschein: STAHL',
      'Kran',
      'Kulanz',
      'Gesamtsumme mit USt.',
      'Darin Umsatzsteuer 20 %',
    ]);
  });

  it('are net to a company, with VAT on top of them', () => {
    const rows = rowsIn(100, false);
    const labels = rows.map(({ label }) => label);
    expect(labels.slice(-3)).toEqual(['Summe netto', 'Umsatzsteuer 20 %', 'Gesamtsumme']);
    expect(rows.slice(0, -3).reduce((sum, row) => sum + row.cents, 0)).toBe(amounts(100).netCents);
  });
});
