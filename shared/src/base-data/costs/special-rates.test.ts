import { describe, expect, test } from 'vitest';
import { canBeEntered, type SpecialPrice, specialPriceSchema } from '../../prices/special-price.schema.ts';
import { costSeed } from './cost-seed.ts';
import { deriveTariff } from './derive-tariff.ts';

const derive = (...specialPrices: SpecialPrice[]) =>
  deriveTariff({ number: 1, validFrom: '2026-11-21', validDays: 30, costs: costSeed(), specialPrices });
const percent = (text: string) => ({ kind: 'percent', percent: text }) as const;
const purchase = (amount: string) => ({ kind: 'purchase', amount }) as const;
const material = (subject: Partial<Extract<SpecialPrice['subject'], { kind: 'material' }>>) =>
  ({ kind: 'material', grade: null, stock: null, specificity: null, ...subject }) as const;
const process = (name: Extract<SpecialPrice['subject'], { kind: 'process' }>['process']) =>
  ({ kind: 'process', process: name }) as const;

const eurPerKg = (tariff: ReturnType<typeof derive>, grade: string, stock: string, specificity?: string) =>
  tariff.material.find((row) => row.grade === grade && row.stock === stock && row.specificity === specificity)
    ?.eurPerKg;

describe('a special price of a material', () => {
  test('stands in place of the purchase price, times the factor, for what it names only', () => {
    const tariff = derive({ subject: material({ grade: 'S235JR', stock: 'plate' }), by: purchase('1.1') });
    // 1.1 x 1.2
    expect(eurPerKg(tariff, 'S235JR', 'plate')).toBe('1.32');
    expect([eurPerKg(tariff, 'S235JR', 'open'), eurPerKg(tariff, 'S235J2', 'plate')]).toEqual(['1.8', '1.44']);
  });

  test('in percent holds for all that it does not narrow down, and the last that fits holds', () => {
    const tariff = derive(
      { subject: material({}), by: percent('-10') },
      { subject: material({ stock: 'hollow', specificity: 'HOT_ROLLED' }), by: percent('5') },
    );
    expect(eurPerKg(tariff, 'S235JR', 'plate')).toBe('1.296');
    // 1.88 x 1.2 x 1.05 x 1.2
    expect(eurPerKg(tariff, 'S355J2H', 'hollow', 'HOT_ROLLED')).toBe('2.8426');
    expect(eurPerKg(tariff, 'S355J2H', 'hollow')).toBe('2.0304');
  });
});

describe('a special price of a process', () => {
  test('changes its rate and what is set up at this rate', () => {
    const tariff = derive({ subject: process('LASER_CUTTING'), by: percent('-20') });
    // 110 x 0.8 = 88 x 1.25; 88 x 5 / 60
    expect(tariff).toMatchObject({ rates: { laser: '110', saw: '81.25' }, cuttingSetupEur: { laser: '7.33' } });
  });

  test('of galvanising changes every class', () => {
    expect(derive({ subject: process('ZINC_PLATING'), by: percent('10') }).zinc.classes).toMatchObject([
      { eurPerKg: '2.365' },
      { eurPerKg: '2.0625' },
    ]);
  });

  test('of powder is an amount per m2', () => {
    expect(derive({ subject: process('POWDER_COATING'), by: purchase('20') }).powder.eurPerM2).toBe('25');
  });
});

test("a special factor stands in place of the shop's, and nothing falls below 0", () => {
  const tariff = derive(
    { subject: { kind: 'factor', factor: 'work' }, by: purchase('1.1') },
    { subject: { kind: 'factor', factor: 'flat' }, by: percent('20') },
    { subject: process('SAWING'), by: percent('-150') },
  );
  expect(tariff.rates).toMatchObject({ laser: '121', saw: '0' });
  expect(tariff.projectSetupEur).toBe('30');
});

describe('a discount', () => {
  const discount = (text: string): SpecialPrice => ({ subject: { kind: 'discount' }, by: percent(text) });

  test('takes the same off work, material and charges, and nothing off delivery and payment', () => {
    const [usual, tariff] = [derive(), derive(discount('-5'))];
    // 110 x 1.25 x 0.95; 1.2 x 1.2 x 0.95; 25 x 0.95
    expect(tariff).toMatchObject({ rates: { laser: '130.625' }, projectSetupEur: '23.75' });
    expect(eurPerKg(tariff, 'S235JR', 'plate')).toBe('1.368');
    expect(tariff.certificates?.inspectionEur).toBe('14.25');
    expect([tariff.shipping, tariff.freight, tariff.payment]).toEqual([usual.shipping, usual.freight, usual.payment]);
  });

  test('comes on top of special prices', () => {
    const tariff = derive({ subject: material({}), by: purchase('1') }, discount('-10'));
    expect(eurPerKg(tariff, 'S235JR', 'plate')).toBe('1.08');
  });

  test('of everything leaves no amounts below 0', () =>
    expect(derive(discount('-100'))).toMatchObject({ rates: { laser: '0' }, projectSetupEur: '0' }));

  test.each([
    [percent('-100'), true],
    [percent('-100.1'), false],
    [percent('150'), true],
    [purchase('0'), true],
  ])('%o for a process can be entered: %s', (by, is) =>
    expect(canBeEntered({ subject: { kind: 'process', process: 'LASER_CUTTING' }, by })).toBe(is),
  );

  test.each([
    [percent('-5'), true],
    [percent('-100'), true],
    [percent('-100.1'), false],
    [percent('0'), false],
    [percent('5'), false],
    [purchase('5'), false],
  ])('%o is one: %s', (by, is) =>
    expect(specialPriceSchema.safeParse({ subject: { kind: 'discount' }, by }).success).toBe(is),
  );
});
