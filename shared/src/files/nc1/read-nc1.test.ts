import { beforeAll, describe, expect, test } from 'vitest';
import { partsOf, refusalOf, type SampleHeader, sampleNc1 } from '../../../test/files/sample-nc1.ts';
import { seedCatalogue } from '../../base-data/seed/seed-catalogue.ts';
import { type Kernel, loadKernel } from '../../geometry/solids/unite-deep.ts';
import type { PartFacts } from '../../parts/part-facts.schema.ts';
import { readingSchema } from '../document/reading.schema.ts';
import { remarkCodes } from '../document/remark-codes.ts';
import { readFile } from '../read-file.ts';

declare const TextEncoder: new () => { encode(text: string): Uint8Array };

let kernel: Kernel;
const catalogue = seedCatalogue();
beforeAll(async () => {
  kernel = await loadKernel();
});
const tools = () => ({ catalogue, kernel });
const one = (header: SampleHeader, blocks?: string, end?: string): PartFacts =>
  partsOf(sampleNc1(header, blocks, end), tools())[0] as PartFacts;
const codes = (part: PartFacts) => part.findings.map(({ code }) => code);
const latin1 = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

describe('the header', () => {
  test('names the part, its drawing, grade and quantity', () => {
    expect(one({ mark: 'B12', drawing: 'Z-7', grade: 'S355J2+N', quantity: 4 })).toMatchObject({
      name: 'B12',
      drawingNumber: 'Z-7',
      grade: 'S355J2',
      quantity: 4,
      quantitySingle: 4,
      thicknessMm: 10,
      category: 'FLAT',
      taken: 'recognised',
    });
  });
  test.each([
    ['-', 'Z-1', '1', 'P1'],
    ['NA', 'Z-1', '1', 'P1'],
    ['', 'Z-1', '1', 'P1'],
    ['17', '1001B', '1001B', '1001B'],
    ['14', '1', '14', '14'],
  ])('with the mark "%s", drawing %s and phase %s the part is called %s', (mark, drawing, phase, name) => {
    expect(one({ mark, drawing, phase }).name).toBe(name);
  });
  test.each(['x', '', '0', '2.5'])('a quantity "%s" is 1, with a remark', (quantity) => {
    const part = one({ quantity });
    expect([part.quantity, codes(part)]).toEqual([1, ['warn.quantity-missing']]);
  });
  test.each([
    ['513.59,500', 513.59, ['warn.header-value']],
    ['513.59,520', 513.59, []],
    ['513,59', 513.59, []],
  ])('a length "%s" is %d mm', (length, mm, remarks) => {
    const part = one({ length });
    expect([part.body.blankMm.length, codes(part)]).toEqual([mm, remarks]);
  });
  test.each([
    [{ height: 10, width: 196.451, web: 0 }, 196.451],
    [{ height: 196.451, width: 10, web: 10, flange: 10 }, 196.451],
    [{ height: 196.451, width: 10, web: 10, flange: 0 }, 196.451],
    [{ height: 196.451, width: 0, web: 0, flange: 10 }, 196.451],
  ])('a plate is 10 thick and as wide as it is, wherever %o says so', (sizes, width) => {
    expect(one(sizes).body.blankMm).toEqual({ length: 200, height: width, width: 10 });
  });
  test.each([
    ['B', 'PL10*100'],
    ['b', 'PL10*100'],
    ['PL10*100', 'B'],
  ])('code %s and name %s are told apart', (code, profile) => {
    expect(one({ code, profile }).category).toBe('FLAT');
  });
  test('another code is a section of its own, on request by its name', () => {
    const part = one({ code: 'Q', profile: 'Z 175', width: 80 });
    expect(codes(part)).toEqual(['request.unknown-profile', 'warn.weight-unknown', 'warn.header-value']);
    expect(part).toMatchObject({ profileName: 'Z 175', measures: { netVolumeMm3: 0, surfaceMm2: 0 } });
  });
  test('marks that look like blocks are marks, also of two signs', () => {
    expect(['EN', 'BO', 'S1', 'AK'].map((mark) => one({ mark }).name)).toEqual(['EN', 'BO', 'S1', 'AK']);
  });
  test('texts are Windows-1252 unless they are UTF-8', () => {
    const file = sampleNc1({ mark: 'St\u00fctze' });
    expect(partsOf(latin1(file), tools())[0]?.name).toBe('St\u00fctze');
    expect(partsOf(file, tools())[0]?.name).toBe('St\u00fctze');
    expect(partsOf(`\ufeff${file}`, tools())[0]?.name).toBe('St\u00fctze');
  });
  test('what the texts say is noted as they say it, markup too', () => {
    const mark = '<img src=x onerror=alert(1)>';
    expect(one({ mark, phase: '<b>2</b>' })).toMatchObject({
      name: mark,
      userAttributes: [
        { name: 'OrderNumber', value: 'O-1' },
        { name: 'Phase', value: '<b>2</b>' },
      ],
    });
    expect(one({ mark: `A${'\u0301'.repeat(500)}${'x'.repeat(500)}` }).name.length).toBeLessThanOrEqual(256);
  });
  test('a grade the shop lacks is asked for, another metal is left out', () => {
    expect(codes(one({ grade: 'A992' }))).toEqual(['request.unknown-grade']);
    expect(codes(one({ grade: '-' }))).toEqual(['request.missing-grade']);
    expect(one({ grade: 'Aluminium' })).toMatchObject({ taken: 'left-out' });
  });
});

describe('lines', () => {
  const holes = (rows: string) => one({}, `BO\n${rows}`).measures.holes;
  test.each([
    'v 100.00u50.00 18.00',
    'v100.00u 50.00 18.00 0.0',
    '  v\t100 \t50 18 \t',
    'v 100o 50.00 18 0.00 0.0 0.0 0.0',
    'V 100 U 50 18',
    'v 100,0 50,00 18,0',
    '100 50 18',
  ])('"%s" is a hole of 18 at 100, 50', (row) => {
    expect(holes(row)).toEqual([{ diameterMm: 18, depthMm: 10, count: 1 }]);
  });
  test('a face holds for the lines behind it; comments and blank lines are none', () => {
    const part = one(
      { code: 'M', profile: 'SHS 100x5', height: 100, width: 100, web: 5, length: 400 },
      'BO\no 100 50 14\n** here\n \n200 50 14\nEN',
    );
    expect(part.body.processings.map(({ side }) => side)).toEqual([4, 4]);
  });
  test('several parts in one file are several positions', () => {
    const file = sampleNc1({ mark: 'A' }) + sampleNc1({ mark: 'B', quantity: 3 });
    expect(partsOf(file, tools()).map(({ name, quantity, index }) => [name, quantity, index])).toEqual([
      ['A', 1, 1],
      ['B', 3, 2],
    ]);
  });
  test.each(['\n', '\r', '\r\n'])('lines may end in %j, the last in none, all in 0x1A', (end) => {
    const lines = sampleNc1({}, 'BO\nv 100 50 18').trimEnd().replaceAll('\r\n', end);
    expect(partsOf(lines, tools())[0]?.measures.holes).toHaveLength(1);
    expect(partsOf(`${lines}${end}\u001a\u0000rest`, tools())[0]?.measures.holes).toHaveLength(1);
  });
  test('blocks that are not known are passed over and named', () => {
    const bytes = new TextEncoder().encode(sampleNc1({}, 'RT\nv 1 2 3 anything\nBO\nv 100 50 18'));
    const { head, parts } = readFile({ bytes, fileName: 'a.nc', catalogue, kernel });
    expect(head.findings).toEqual([{ code: 'warn.unknown-element', values: { name: 'RT', count: 1 } }]);
    expect(parts[0]?.measures.holes).toHaveLength(1);
  });
  test('a file whose end is missing is on request when its last line is whole, and refused when that is cut', () => {
    expect(codes(one({}, 'BO\nv 100 50 18', ''))).toEqual(['request.no-end']);
    expect(refusalOf(sampleNc1({}, 'BO\nv 100 50 18\nv 100', 'v 10'), tools())).toEqual({ code: 'E_XML', line: 30 });
  });
});

describe('what is refused', () => {
  const file = (header: SampleHeader, blocks = '') => sampleNc1(header, blocks);
  const row = (text: string) => file({}, `BO\n${text}`);
  test.each([
    ['a length that is no number', file({ length: '6236:88' }), 'E_NUMBER', 11],
    ['three lengths', file({ length: '1,2,3' }), 'E_NUMBER', 11],
    ['a length of NaN', file({ length: 'NaN' }), 'E_NUMBER', 11],
    ['a length with exponent', file({ length: '1e9' }), 'E_NUMBER', 11],
    ['a length of a million metres', file({ length: 1_000_000_000 }), 'E_DIM', 11],
    ['no length', file({ length: '0' }), 'E_DIM', 11],
    ['a height below 0', file({ height: -5 }), 'E_DIM', 12],
    ['a thickness of 0', file({ height: 0, web: 0 }), 'E_DIM', 1],
    ['a million and one pieces', file({ quantity: 1_000_001 }), 'E_COUNT', 8],
    ['a place of NaN', row('v NaN 50 18'), 'E_NUMBER', 28],
    ['a place with exponent', row('v 1e9 50 18'), 'E_NUMBER', 28],
    ['a place beyond all parts', row('v 1000000000 50 18'), 'E_COORD', 28],
    ['a number with two points', row('v 1.2.3 50 18'), 'E_NUMBER', 28],
    ['markup for a number', row('v 10 <b> 18'), 'E_NUMBER', 28],
    ['a line without its second place', row('v 10'), 'E_NUMBER', 28],
    ['a diameter below 0', row('v 10 10 -18'), 'E_RANGE', 28],
    ['a hole on a plane that is not there', file({}, 'B3\n10 10 18'), 'E_REF', 27],
    ['a plane of three points on a line', file({}, 'E1\n0 0 0\n1 0 0\n2 0 0'), 'E_GEOM', 27],
    ['a header of 19 lines', sampleNc1({}).split('\r\n').toSpliced(3, 5).concat('EN').join('\r\n'), 'E_GEOM', 22],
    [
      '10,001 holes',
      file({}, `BO\n${Array.from({ length: 10_001 }, (_, n) => `v ${n} 50 1`).join('\n')}`),
      'E_LIMIT',
      10_028,
    ],
    [
      '10,001 corners',
      file({}, `AK\n${Array.from({ length: 10_002 }, (_, n) => `v ${n} ${n % 50} 0`).join('\n')}`),
      'E_LIMIT',
      10_028,
    ],
    ['a line of 20,000 signs', file({ mark: 'x'.repeat(20_000) }), 'E_TEXT', 6],
    ['a control character', file({ mark: 'a\u0007b' }), 'E_CHAR', 6],
    ['a G-code program', 'G21\nG0 X10 Y10\n', 'E_TYPE', 1],
    ['a file that begins with T', file({}, 'BO\nv 10 10 14').slice(1), 'E_NC1_START', 1],
    ['a file without its ST', file({}, 'AK\n  v 0 0 0\n200 0 0').replace(/^ST\r?\n/, ''), 'E_NC1_START', 1],
    ['a header without ST and blocks', file({}).slice(1), 'E_TYPE', 1],
    ['nothing but ST', 'ST\n', 'E_GEOM', 2],
  ])('%s', (_, content, code, line) => {
    expect(refusalOf(content, tools())).toEqual({ code, line });
  });
});

test('the same bytes give the same reading, of its schema, with remarks of the list', () => {
  const bytes = new TextEncoder().encode(sampleNc1({}, 'BO\nv 100 50g 12\nKA\n80 0 80 100 90 5\nSI\nv 10 10 0 10rP1'));
  const read = () => readFile({ bytes, fileName: 'a.nc1', catalogue, kernel });
  const reading = read();
  expect(readingSchema.parse(reading)).toEqual(reading);
  expect(JSON.stringify(read())).toBe(JSON.stringify(reading));
  expect(reading.head).toMatchObject({ format: 'nc1', projectName: '', filePartCount: 1, positionCount: 1 });
  const said = reading.parts.flatMap(({ findings, reasons }) => [...findings, ...reasons]);
  expect(
    said.filter(
      ({ code, values }) =>
        !remarkCodes[code as keyof typeof remarkCodes] ||
        !Object.keys(values).every((name) =>
          (remarkCodes[code as keyof typeof remarkCodes] as readonly string[]).includes(name),
        ),
    ),
  ).toEqual([]);
});
