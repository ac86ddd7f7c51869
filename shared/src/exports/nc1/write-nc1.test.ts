import { beforeAll, describe, expect, test } from 'vitest';
import { partsOf, sampleNc1 } from '../../../test/files/sample-nc1.ts';
import { seedCatalogue } from '../../base-data/seed/seed-catalogue.ts';
import type { ProfileFamily } from '../../catalogue/profile.schema.ts';
import { readFile } from '../../files/read-file.ts';
import { writeSingleParts } from '../../files/single-parts/write-single-parts.ts';
import { type Kernel, loadKernel } from '../../geometry/solids/unite-deep.ts';
import type { Part } from '../../parts/part.ts';
import type { PartFacts } from '../../parts/part-facts.schema.ts';
import { writeNc1 } from './write-nc1.ts';

declare const TextDecoder: new (label: string) => { decode(bytes: Uint8Array): string };

let kernel: Kernel;
const catalogue = seedCatalogue();
beforeAll(async () => {
  kernel = await loadKernel();
});

const asPart = (facts: PartFacts): Part =>
  ({ index: facts.index, name: facts.name, facts, grade: facts.grade, quantity: facts.quantity }) as Part;
const written = (facts: PartFacts) => {
  const bytes = writeNc1(asPart(facts), 'O-1', { kernel, profiles: catalogue.profiles, grades: catalogue.grades });
  if (typeof bytes === 'string') throw new Error(bytes);
  return bytes;
};
const reasonOf = (facts: PartFacts) =>
  writeNc1(asPart(facts), 'O-1', { kernel, profiles: catalogue.profiles, grades: catalogue.grades });
const read = (file: string | Uint8Array): PartFacts => partsOf(file, { catalogue, kernel })[0] as PartFacts;
const textOf = (bytes: Uint8Array) => new TextDecoder('windows-1252').decode(bytes);

/** What a price goes by, and what the part is called. */
const saidOf = ({ name, drawingNumber, quantity, grade, profileId, thicknessMm, measures, findings }: PartFacts) => {
  return {
    name,
    drawingNumber,
    quantity,
    grade,
    profileId,
    thicknessMm,
    pierces: measures.pierces,
    holes: measures.holes,
    sawCuts: measures.sawCuts.length,
    threads: findings.filter(({ code }) => code === 'request.thread'),
  };
};
const isNear = (a: PartFacts, b: PartFacts) => {
  expect(Math.abs(b.measures.netVolumeMm3 / a.measures.netVolumeMm3 - 1)).toBeLessThan(1e-5);
  expect(Math.abs(b.measures.surfaceMm2 / a.measures.surfaceMm2 - 1)).toBeLessThan(1e-4);
  expect(Math.abs(b.measures.contourMm - a.measures.contourMm)).toBeLessThan(0.05);
};

const girder = {
  code: 'I',
  profile: 'HEA200',
  length: 2000,
  height: 190,
  width: 200,
  flange: 10,
  web: 6.5,
  radius: 18,
  mass: 42.3,
};
const channel = { code: 'U', profile: 'UPE200', length: 1500, height: 200, width: 80, flange: 11, web: 6, radius: 13 };
const angle = {
  code: 'L',
  profile: 'L100x100x10',
  length: 900,
  height: 100,
  width: 100,
  flange: 10,
  web: 10,
  radius: 12,
};
const tube = { code: 'M', profile: 'SHS100x5', length: 1200, height: 100, width: 100, flange: 5, web: 5 };
const cope =
  'AK\nv 0 0 0\nv 2000 0 0\nv 2000 190 0\nv 120 190 0\nv 120 150 0\nv 0 150 0\nv 0 0 0\nAK\no 120 0 0\no 2000 0 0\no 2000 200 0\no 120 200 0\no 120 0 0';

describe('a part that was read from NC1 is written as the same file again', () => {
  test.each([
    ['a plate', sampleNc1({ drawing: 'Z-9', quantity: 7 }, 'BO\nv 50 50 18\nv 120 40 22')],
    [
      'a plate with round and cut corners and a slot',
      sampleNc1(
        {},
        'AK\nv 0 0 0\nv 180 0 20\nv 200 20 0\nv 200 80 -20\nv 180 100 0\nv 20 100 0\nv 0 80 0\nv 0 0 0\nBO\nv 60 50 18 0 l 30 0 0',
      ),
    ],
    ['a round plate', sampleNc1({ length: 100 }, 'AK\nv 0 50 50\nv 100 50 50\nv 0 50 0')],
    ['a plate with blind holes on both sides', sampleNc1({}, 'BO\nv 50 50 18 5\nh 120 40 12 4')],
    ['a plate with threads', sampleNc1({}, 'BO\nv 50 50g 10.2\nv 120 40 18\nh 150 70g 8.5 6')],
    ['a girder with threads', sampleNc1(girder, 'BO\nv 100 95g 10.2\no 150 50 18')],
    ['a plate with an opening', sampleNc1({}, 'IK\nv 50 20 0\nv 50 80 0\nv 90 80 0\nv 90 20 0\nv 50 20 0')],
    ['a plate with marks', sampleNc1({}, 'SI\nv 20 30 0 10rP1\nKO\nv 10 10 0\nv 100 10 0')],
    ['a girder', sampleNc1(girder, 'BO\nv 100 95 22\no 150 50 18\nu 150 150 18')],
    ['a girder with mitred web', sampleNc1({ ...girder, cuts: [30, -15, 0, 0] }, 'BO\nv 1000 95 22')],
    ['a girder with mitred flanges', sampleNc1({ ...girder, cuts: [0, 0, 45, 20] })],
    ['a girder with both', sampleNc1({ ...girder, cuts: [10, 0, 0, 20] })],
    ['a coped girder', sampleNc1(girder, `${cope}\nBO\nv 60 75 18`)],
    [
      'a girder with an opening in its web',
      sampleNc1(girder, 'IK\nv 500 50 0\nv 500 140 0\nv 700 140 0\nv 700 50 0\nv 500 50 0'),
    ],
    ['a channel', sampleNc1(channel, 'BO\nv 100 100 18\no 200 40 14\nu 300 50 14')],
    ['an angle', sampleNc1(angle, 'BO\nv 100 60 18\nu 200 55 14')],
    ['an angle with mitred ends', sampleNc1({ ...angle, cuts: [30, 0, 0, 0] })],
    ['a tube', sampleNc1(tube, 'BO\nv 100 50 18\nh 300 40 14\no 500 50 22\nu 600 30 12')],
    ['a tube with mitred ends', sampleNc1({ ...tube, cuts: [45, -45, 0, 0] })],
    [
      'a round tube',
      sampleNc1({ code: 'RO', profile: 'CHS60.3x4', length: 800, height: 60.3, width: 0, flange: 4, web: 4 }),
    ],
    ['a round bar', sampleNc1({ code: 'RU', profile: 'RD20', length: 500, height: 20, width: 0, web: 0 })],
  ])('%s', (_, file) => {
    const first = read(file);
    const bytes = written(first);
    const second = read(bytes);
    isNear(first, second);
    expect(saidOf(second)).toEqual(saidOf(first));
    expect(textOf(written(second))).toBe(textOf(bytes));
  });
});

const oneOf = (family: ProfileFamily) => catalogue.profiles.find((profile) => profile.family === family);
const families: ProfileFamily[] = [
  'HEA',
  'HEB',
  'IPE',
  'IPN',
  'UPN',
  'UPE',
  'L_EQUAL',
  'L_UNEQUAL',
  'T',
  'RHS',
  'SHS',
  'CHS',
  'RD',
  'SQ',
];
const square = { angleDeg: 90, inclinationDeg: 90 };
const formed = (family: ProfileFamily, cut = square) => {
  const form = {
    kind: 'profile' as const,
    name: 'Stütze Ä1',
    drawingNumber: 'Z-1',
    quantity: 2,
    grade: ['RHS', 'SHS', 'CHS'].includes(family) ? 'S235JRH' : 'S235JR',
    profileId: oneOf(family)?.id ?? '',
    lengthMm: 1500,
    startCut: square,
    endCut: cut,
    holes: [],
  };
  const bytes = writeSingleParts('x', [form], catalogue);
  return readFile({ bytes, fileName: 'x.stwx', catalogue, kernel }).parts[0] as PartFacts;
};

describe('a bar of a form reads the same from its NC1 file', () => {
  test.each(families)('%s, square and mitred', (family) => {
    for (const cut of [square, { angleDeg: 60, inclinationDeg: 90 }, { angleDeg: 90, inclinationDeg: 50 }]) {
      const bar = formed(family, cut);
      const again = read(written(bar));
      isNear(bar, again);
      expect(saidOf(again)).toEqual({ ...saidOf(bar), quantity: 2 });
      expect(again.findings.filter(({ code }) => code.startsWith('request'))).toEqual([]);
    }
  });
});

describe('what NC1 does not say', () => {
  test('a section without a code', () => {
    expect(reasonOf(read(sampleNc1({ code: 'SO', profile: 'Z 175', height: 175, width: 60, web: 2 })))).toBe(
      'no-section',
    );
  });
  test('edges that lean', () => {
    const bevelled = sampleNc1({}, 'AK\nv 0 0 0 -30 0\nv 200 0 0\nv 200 100 0\nv 0 100 0\nv 0 0 0');
    expect(reasonOf(read(bevelled))).toBe('not-square');
  });
  test('a bend', () => {
    expect(reasonOf(read(sampleNc1({}, 'KA\n80 0 80 100 90 5')))).toBe('differs');
  });
  test('a notch in a girder whose web is mitred', () => {
    const mitred = cope.replaceAll('2000 190', '1900 190').replaceAll('o 2000', 'o 1900');
    expect(reasonOf(read(sampleNc1(girder, mitred)))).toBe('not-square');
  });
});

test('the file is plain: CR LF, one byte a sign, a header of 24 lines, each line with its face', () => {
  const text = textOf(written({ ...read(sampleNc1({}, 'BO\nv 50 50 18\nv 120 40 18')), name: 'Stütze\n„Ä“ ∅' }));
  const lines = text.split('\r\n');
  expect(lines.slice(0, 9)).toEqual([
    'ST',
    '** Stütze _Ä_ _.nc1',
    '  O-1',
    '  Z-1',
    '  -',
    '  Stütze _Ä_ _',
    '  S235JR',
    '  1',
    '  PL10*100',
  ]);
  expect(lines.slice(22, 26)).toEqual(['  -', '  -', '  -', '  -']);
  expect(text).toContain('BO\r\n  v      50.00u     50.00      18.00\r\n');
  expect(lines.slice(-2)).toEqual(['EN', '']);
});
