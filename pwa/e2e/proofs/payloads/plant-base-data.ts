import type { BaseDataKind } from '@knotenblech/shared/base-data/base-data-kinds.ts';
import { seedBaseData } from '@knotenblech/shared/base-data/costs/seed-base-data.ts';
import type { PayloadClient } from './payload-client.ts';
import { nth, textsOf } from './payload-texts.ts';

const seed = seedBaseData();
const seedRow = (kind: BaseDataKind, key: string) =>
  seed.find((row) => row.kind === kind && row.key === key)?.data as object;
const upTo = (count: number) => Array.from({ length: count }, (_, n) => n);

const rowsOfCosts = (): (readonly [BaseDataKind, object])[] => {
  const [bases, units, carriers, rules, trusts, days, grades] = [
    textsOf('costBasis', 200),
    textsOf('costUnit', 40),
    textsOf('carrier', 60),
    textsOf('girthRule', 200),
    textsOf('carrierTrust', 200),
    textsOf('closingDays', 120),
    textsOf('priceGrade', 40),
  ];
  return [
    ...upTo(bases.length).map(
      (n) => ['cost', { key: `payload.n${n}`, value: '1', unit: nth(units, n), basis: nth(bases, n) }] as const,
    ),
    ...upTo(4).map((n) => {
      const limits = { maxKg: '30', maxLengthCm: '100', maxLengthPlusGirthCm: null };
      const words = { carrier: nth(carriers, n * 5), girthRule: nth(rules, n), confidence: nth(trusts, n) };
      return ['parcelLimit', { ...limits, ...words }] as const;
    }),
    ...days.slice(0, 6).map((name) => ['closingDays', { name, from: '2031-01-02', to: '2031-01-02' }] as const),
    ...grades
      .slice(0, 2)
      .map(
        (grade) =>
          ['gradePrice', { grade, plate: 'material.plate_s235', open: null, hollow: null, bar: null }] as const,
      ),
    ['certificateGrade', { grade: nth(grades, 0) }],
  ];
};

const rowsOfGoods = (): (readonly [BaseDataKind, object])[] => {
  const [names, numbers, kinds, ways] = [
    textsOf('grade', 60),
    textsOf('gradeNumber', 120),
    textsOf('gradeKind', 120),
    textsOf('gradeProcess', 120),
  ];
  const [designations, processes, colours, effects] = [
    textsOf('profile', 120),
    textsOf('profileProcess', 120),
    textsOf('colour', 120),
    textsOf('colourEffect', 120),
  ];
  const [notes, countries] = [textsOf('countryNote', 500), textsOf('country', 120)];
  const words = textsOf('translation', 120);
  return [
    ...upTo(4).map((n) => {
      const given = { grade: nth(names, n * 7), materialNumber: nth(numbers, n), kind: nth(kinds, n) };
      return ['grade', { ...seedRow('grade', 'S235JR'), ...given, usualProcess: nth(ways, n) }] as const;
    }),
    ...upTo(4).map((n) => {
      const given = { id: `PAYLOAD${n}`, designation: nth(designations, n), process: nth(processes, n) };
      return ['profile', { ...seedRow('profile', 'HEA100'), ...given }] as const;
    }),
    ...['9005', '9010'].map((ral, n) => {
      const name = nth(colours, n);
      const given = { nameDe: name, nameEn: name, nameFr: name, nameIt: name, effect: nth(effects, n) };
      return [
        'colour',
        { ...seedRow('colour', ral), ...given, hex: '#fff;background:url(//evil.invalid/x.png)' },
      ] as const;
    }),
    ...['DE', 'CH'].map((iso, n) => {
      const given = { nameDe: nth(countries, n), nameEn: nth(countries, n), note: nth(notes, n) };
      return ['country', { ...seedRow('country', iso), ...given }] as const;
    }),
    ...['material S235JR', 'shippingType PICKUP', 'paymentType PAYMENTTYPE_BILL', 'productionType STANDARD'].map(
      (key, n) => {
        const word = nth(words, n);
        return ['translation', { ...seedRow('translation', key), de: word, en: word, fr: word, it: word }] as const;
      },
    ),
  ];
};

const operatorRow = () => {
  const line = (field: string, n: number) => nth(textsOf(field, 400), n);
  return {
    ...seedRow('operator', 'operator'),
    name: line('operatorName', 0),
    street: line('operatorStreet', 1),
    zip: line('operatorZip', 2),
    city: line('operatorCity', 3),
    phone: line('operatorPhone', 4),
    email: line('operatorEmail', 5),
    vatId: line('operatorVatId', 6),
    links: textsOf('operatorLink', 40)
      .slice(0, 6)
      .map((name) => ({ name, url: 'https://example.org/%3Cscript%3Exss()%3C/script%3E"onclick=xss()' })),
  };
};

/** Fills every text of the base data, and says where each is from. */
export const plantBaseData = async (operator: PayloadClient) => {
  const sources = textsOf('baseSource', 500);
  const validFrom = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format();
  const rows = [...rowsOfCosts(), ...rowsOfGoods(), ['operator', operatorRow()] as const];
  for (const [n, [kind, data]] of rows.entries())
    await operator.ask('POST', `/admin/baseData/${kind}`, { data, validFrom, source: nth(sources, n) });
};
