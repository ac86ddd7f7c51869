import { expect, test } from 'vitest';
import { tariffSchema } from '../../prices/tariff.record.ts';
import { costSeed } from './cost-seed.ts';
import { deriveTariff } from './derive-tariff.ts';

const input = { number: 7, validFrom: '2026-11-21', validDays: 30, costs: costSeed() };
const tariff = deriveTariff(input);

test('the tariff of the seed costs is valid, numbered and as worked by hand', () => {
  expect(tariffSchema.parse(tariff)).toEqual(tariff);
  expect(tariff).toMatchObject({
    id: '7',
    number: 7,
    rates: { laser: '137.5', plasma: '100', saw: '81.25', drill: '87.5', manual: '75' },
    cuttingSetupEur: { laser: '9.17', torch: '10.67' },
    saw: { setupEur: '2.17' },
    drill: { setupEur: '4.67', bitChangeEur: '0.29' },
    powder: { eurPerM2: '31.25', customColourEur: '120', minimumEur: '100' },
    primer: { eurPerM2: '15' },
    projectSetupEur: '25',
  });
  expect(tariff.zinc).toMatchObject({
    classes: [
      { uptoKg: '500', eurPerKg: '2.15' },
      { uptoKg: null, eurPerKg: '1.875' },
    ],
    minimumEur: '93.75',
  });
});

test.each([
  ['S235JR', 'plate', '1.44'],
  ['S355J2', 'plate', '1.482'],
  ['S235JR', 'open', '1.8'],
  ['S355J2', 'open', '1.92'],
  ['S355J2H', 'hollow', '2.256'],
  ['1.4301', 'bar', '5.76'],
])('%s %s costs %s EUR per kg', (grade, stock, eurPerKg) => {
  expect(tariff.material.find((row) => row.grade === grade && row.stock === stock)?.eurPerKg).toBe(eurPerKg);
});

test.each([
  ['DE', true, 1900],
  ['FI', true, 2550],
  ['CH', false, 810],
])('%s: VAT in hundredths of a percent', (countryIso, isEuMember, rate) => {
  expect(tariff.vat).toContainEqual({ countryIso, isEuMember, rate });
});

test('with other factors no purchase amount is left in the tariff', () => {
  const twice = deriveTariff({ ...input, factors: { work: '2', material: '3', flat: '4' } });
  expect(twice.rates).toEqual({
    laser: '220',
    plasma: '160',
    saw: '130',
    drill: '140',
    manual: '120',
    mill: '140',
    weld: '150',
    engineering: '160',
  });
  expect(twice.material[0]?.eurPerKg).toBe('3.6');
  expect(twice).toMatchObject({
    cuttingSetupEur: { laser: '36.67', torch: '42.67' },
    projectSetupEur: '100',
    powder: { eurPerM2: '50', customColourEur: '480', minimumEur: '160' },
  });
  expect(twice.shipping[0]).toMatchObject({ eur: '72', eurPerKg: '2.4' });
});

test('a missing cost is named', () => {
  expect(() => deriveTariff({ ...input, costs: { ...input.costs, costs: new Map() } })).toThrow(
    "cost 'factor.work' is missing",
  );
});
