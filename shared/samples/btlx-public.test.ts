import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Reading } from '../src/files/document/reading.schema.ts';
import { processingsOf, readSample, requestsOf } from './read-sample.ts';

type Expected = {
  version: string;
  parts: number;
  positions: number;
  pieces: number;
  assemblies: string[];
  /** Of the whole file, by kind. */
  processings: Record<string, number>;
  /** Bars by size, and how many parts each is for, in file order. */
  stock?: { bars: Record<string, number>; partRefs: number[] };
};

/** Counted in the files themselves. No public file holds a steel part: everything is read, measured and left out. */
const files: Record<string, Expected> = {
  'archiyou-drillings.btlx': { version: '2.3.0', parts: 1, positions: 1, pieces: 1, assemblies: [], processings: { Drilling: 3 } },
  'archiyou-ends.btlx': { version: '2.3.0', parts: 2, positions: 2, pieces: 2, assemblies: [], processings: { JackRafterCut: 2 } },
  'btlx-parser-sample.btlx': {
    version: '2.0',
    parts: 3,
    positions: 3,
    pieces: 35,
    assemblies: ['ROOF', 'WALL'],
    processings: { JackRafterCut: 2, Drilling: 1, Lap: 1, Mortise: 1, Tenon: 1 },
  },
  'compas-timber-fall-demonstrator.btlx': {
    version: '2.0.0',
    parts: 89,
    positions: 89,
    pieces: 89,
    assemblies: [],
    processings: { LongitudinalCut: 42, Lap: 100, JackRafterCut: 142, FreeContour: 18 },
    stock: {
      bars: { '4950 x 120 x 60': 15, '4950 x 120 x 120': 4 },
      partRefs: [3, 2, 2, 2, 1, 3, 2, 1, 2, 1, 2, 1, 1, 1, 1, 2, 3, 2, 1],
    },
  },
  'compas-timber-model-test-2024-12.btlx': {
    version: '2.0.0',
    parts: 8,
    positions: 8,
    pieces: 8,
    assemblies: [],
    processings: { DovetailTenon: 7, DovetailMortise: 7 },
  },
  // members 26 and 27 are equal: the same three cuts in another order, one StartX written -0.000
  'compas-timber-model-test.btlx': { version: '2.0.0', parts: 31, positions: 30, pieces: 31, assemblies: [], processings: { JackRafterCut: 81 } },
  'compas-timber-nesting-test.btlx': {
    version: '2.0.0',
    parts: 31,
    positions: 30,
    pieces: 31,
    assemblies: [],
    processings: { Lap: 42, JackRafterCut: 81 },
    // the twelfth bar names 4 parts, two of them the equal ones
    stock: { bars: { '5000 x 60 x 100': 5, '5000 x 100 x 100': 8 }, partRefs: [2, 2, 2, 2, 2, 2, 3, 1, 3, 2, 3, 3, 3] },
  },
  'factory-btlx-sample-drilling.btlx': { version: '2.3.1', parts: 1, positions: 1, pieces: 1, assemblies: [], processings: { Drilling: 2 } },
  'factory-btlx-sample.btlx': {
    version: '2.3.1',
    parts: 1,
    positions: 1,
    pieces: 1,
    assemblies: [],
    processings: { JackRafterCut: 1, Lap: 1, Mortise: 1, Tenon: 1, Drilling: 1 },
  },
  'ketchup-circular-drilling.btlx': { version: '2.3.1', parts: 1, positions: 1, pieces: 2, assemblies: [], processings: { Drilling: 1 } },
  'ketchup-straight-timber.btlx': { version: '2.3.1', parts: 1, positions: 1, pieces: 2, assemblies: [], processings: {} },
};

/** Lines of the hand-kept part list by file: pieces of each size with the same kinds of processings. */
const partLists = new Map(
  readFileSync(fileURLToPath(new URL('btlx-public/parts.txt', import.meta.url)), 'utf8')
    .split('\n## ')
    .slice(1)
    .map((section) => {
      const [fileName = '', ...lines] = section.trim().split('\n');
      return [fileName, lines.map((line) => line.split(' | '))] as const;
    }),
);

const countByKind = (rows: (readonly [key: string, pieces: number])[]) => {
  const counts: Record<string, number> = {};
  for (const [key, pieces] of rows) counts[key] = (counts[key] ?? 0) + pieces;
  return counts;
};

const kindsOf = (kinds: string[]) =>
  [...new Set(kinds)].sort().map((kind) => `${kinds.filter((other) => other === kind).length} ${kind}`).join(', ') || '-';

const readings = new Map<string, Reading>();
const partsOf = (fileName: string) => readings.get(fileName)?.parts ?? [];

beforeAll(async () => {
  for (const fileName of Object.keys(files)) readings.set(fileName, await readSample(`btlx-public/${fileName}`));
});

describe.each(Object.entries(files))('%s', (fileName, expected) => {
  test('has the parts, positions, pieces and assemblies counted in it', () => {
    const head = readings.get(fileName)?.head;
    expect(head).toMatchObject({ formatVersion: expected.version, filePartCount: expected.parts, positionCount: expected.positions });
    expect(partsOf(fileName).reduce((sum, part) => sum + part.quantity, 0)).toBe(expected.pieces);
    expect(head?.assemblies.map((assembly) => assembly.name)).toEqual(expected.assemblies);
  });

  test('has every part of the list, piece by piece', () => {
    const listed = (partLists.get(fileName) ?? []).map(
      ([, pieces, size, kinds]) => [`${size} | ${kinds}`, Number(pieces)] as const,
    );
    const read = partsOf(fileName).map(({ body: { blankMm, processings }, quantity }) => {
      const size = `${blankMm.length} x ${blankMm.height} x ${blankMm.width}`;
      return [`${size} | ${kindsOf(processings.map(({ kind }) => kind))}`, quantity] as const;
    });
    expect(listed.length).toBe(expected.parts);
    expect(countByKind(read)).toEqual(countByKind(listed));
  });

  test('has the stock that its bars are cut from, each with its parts', () => {
    const stock = readings.get(fileName)?.head.stock ?? [];
    const sizes = stock.map(({ lengthMm, heightMm, widthMm, count }) => [`${lengthMm} x ${heightMm} x ${widthMm}`, count] as const);
    expect(countByKind(sizes)).toEqual(expected.stock?.bars ?? {});
    expect(stock.map(({ parts }) => parts.length)).toEqual(expected.stock?.partRefs ?? []);
  });

  test('is left out whole, and says so', () => {
    expect(partsOf(fileName).map((part) => part.taken)).toEqual(Array(expected.positions).fill('left-out'));
    expect(readings.get(fileName)?.head.findings[0]?.code).toBe('warn.nothing-recognised');
  });

  test('is measured all the same', () => {
    expect(partsOf(fileName).filter((part) => part.measures.netVolumeMm3 <= 0)).toEqual([]);
  });

  test('has the processings counted in it', () => {
    const counts: Record<string, number> = {};
    for (const { kind } of partsOf(fileName).flatMap((part) => part.body.processings)) counts[kind] = (counts[kind] ?? 0) + 1;
    expect(counts).toEqual(expected.processings);
  });
});

describe('single parts, worked by hand', () => {
  const facts = (fileName: string, position: number) => {
    const part = partsOf(fileName)[position - 1];
    return { blank: part?.body.blankMm, quantity: part?.quantity, volume: part?.measures.netVolumeMm3, reasons: part?.reasons };
  };

  test('a plain bar of 1000 x 50 x 100, twice', () => {
    expect(facts('ketchup-straight-timber.btlx', 1)).toEqual({
      blank: { length: 1000, height: 50, width: 100 },
      quantity: 2,
      volume: 5_000_000,
      reasons: [{ code: 'left-out.wood', values: { text: 'timber' } }],
    });
  });

  test('a beam cut square at 30 and 1477.081 keeps 1447.081 of its length', () => {
    const { blank, volume } = facts('compas-timber-model-test.btlx', 1);
    expect(blank).toEqual({ length: 1507.081, height: 120, width: 120 });
    expect(volume).toBe(Math.round(120 * 120 * 1447.081));
  });

  test('a beam with a through, a blind and a tilted hole', () => {
    // 12 through 120, 10 blind 19 deep, 8 at 60 degrees through 38 of width (38 / sin 60 along the axis)
    const holes = (Math.PI / 4) * (12 ** 2 * 120 + 10 ** 2 * 19 + (8 ** 2 * 38) / Math.sin(Math.PI / 3));
    expect(Math.abs((facts('archiyou-drillings.btlx', 1).volume ?? 0) - (2000 * 120 * 38 - holes))).toBeLessThan(40);
  });

  test('an end pointed by cuts at 45 and 135 degrees loses what lies beyond both', () => {
    // tip where u = 3000 - v meets u = 2962 + v: v = 19, u = 2981; both start at u = 2962 on the edges of the 38 side
    expect(facts('archiyou-ends.btlx', 1).volume).toBe(120 * (2962 * 38 + (19 * 38) / 2));
  });

  test('counts of the non-conformant sample: 8 rafters, 3 purlins, 24 studs, by assembly', () => {
    const parts = partsOf('btlx-parser-sample.btlx');
    expect(parts.map((part) => [part.name, part.quantity, part.assembly, part.body.blankMm])).toEqual([
      ['Chevron / Rafter', 8, 1, { length: 4200, height: 160, width: 80 }],
      ['Panne / Purlin', 3, 1, { length: 6000, height: 240, width: 120 }],
      ['Montant / Stud', 24, 2, { length: 2600, height: 120, width: 60 }],
    ]);
    expect(parts.map((part) => part.reasons[0]?.values)).toEqual([{ text: 'Spruce' }, { text: 'Glulam' }, { text: 'Spruce' }]);
  });

  test('a tenon that starts where the bar does lies beside it and is told by name', () => {
    const findings = partsOf('factory-btlx-sample.btlx').flatMap((part) => part.findings);
    expect(findings).toContainEqual({ code: 'warn.processing-outside', values: { kind: 'Tenon', name: 'tenon' } });
    expect(findings.map(({ code }) => code)).not.toContain('request.unmade-processing');
    expect(partsOf('factory-btlx-sample.btlx').flatMap(requestsOf)).toContain('request.missing-grade');
  });

  test('processings given as attributes are read like elements', () => {
    const [rafter] = partsOf('btlx-parser-sample.btlx');
    expect(rafter && processingsOf(rafter)).toBe('2 JackRafterCut, 1 Drilling');
    expect(rafter?.body.processings[1]?.parameters).toMatchObject({ Orientation: 'end', StartX: 4200, Angle: 63 });
  });
});
