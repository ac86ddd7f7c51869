import { readFileSync } from 'node:fs';
import { seedCatalogue } from '@knotenblech/shared/base-data/seed/seed-catalogue.ts';
import { flatPattern } from '@knotenblech/shared/exports/flat-pattern.ts';
import { writeNc1 } from '@knotenblech/shared/exports/nc1/write-nc1.ts';
import { writeStep } from '@knotenblech/shared/exports/step/write-step.ts';
import { zipFiles } from '@knotenblech/shared/exports/table-to-csv.ts';
import { readFile } from '@knotenblech/shared/files/read-file.ts';
import { loadKernel } from '@knotenblech/shared/geometry/solids/unite-deep.ts';
import { type Assembly, joinProject, type Part } from '@knotenblech/shared/parts/part.ts';
import { priceProject } from '@knotenblech/shared/prices/project/price-project.ts';
import { matchRevision } from '@knotenblech/shared/revisions/match-revision.ts';
import { describe, expect, test } from 'vitest';
import { workedGrades, workedProjectId, workedTariff } from '../../../../../../shared/samples/worked-parts.ts';
import { writeBtlx } from '../../../../../../shared/samples/write-btlx.ts';
import { type Add, assembly, sampleIfc } from '../../../../../../shared/test/files/sample-ifc.ts';
import { bars, flats } from '../../../../../../shared/test/formats/bars.ts';
import { btlxFrame, frame } from '../../../../../../shared/test/formats/frame.ts';
import { ifcShape } from '../../../../../../shared/test/formats/ifc-shape.ts';
import { plates } from '../../../../../../shared/test/formats/plates.ts';
import { btlxPart, type Format, type Shape, unsaid } from '../../../../../../shared/test/formats/shape.ts';
import { flatDxf } from './flat-dxf.ts';

const kernel = await loadKernel();
const catalogue = seedCatalogue();
const { profiles, grades } = catalogue;
const tariff = workedTariff();
const shapes = [...plates, ...flats, ...bars];
const formats = ['BTLx', 'NC1', 'DXF', 'STEP', 'IFC'] as const satisfies Format[];

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const read = (bytes: Uint8Array, fileName: string) => {
  const project = { id: workedProjectId, surface: 'RAW', ralNumber: null } as const;
  const { head, parts } = readFile({ bytes, fileName, catalogue, kernel });
  return joinProject(project, head, parts, [], []);
};

const stepOf = (parts: readonly Part[], assemblies: readonly Assembly[] = []) => {
  const createdAt = '2026-11-29T12:00:00.000Z';
  const { text, leftOut } = writeStep({ name: 'Projekt', createdAt, assemblies, parts, profiles, kernel });
  return { bytes: bytesOf(text ?? ''), reason: text === null ? leftOut[0]?.reason : undefined, leftOut };
};
const dxfOf = ({ facts, grade, quantity, name }: Part): Uint8Array | string => {
  const pattern = facts.category === 'FLAT' ? flatPattern(kernel, facts.body, null) : 'no-plate';
  if (typeof pattern === 'string') return pattern;
  const notes = [name, `t = ${facts.thicknessMm} mm`, `Stahlsorte: ${grade}`, `Menge: ${quantity}`];
  return bytesOf(flatDxf(pattern, notes));
};
const drawIn = (add: Add, shape: Shape, name: string): string[] => {
  const row = profiles.find(({ designation }) => designation === shape.profile) ?? null;
  return ifcShape(add, shape, { name, row });
};

const masters = read(
  bytesOf(writeBtlx({ name: 'Formen', version: '2.3.1', parts: shapes.map((each, at) => btlxPart(each, at + 1)) })),
  'a.btlx',
).parts;

type Case = { shape: Shape; name: string; btlx: Part; master: Part };
const cases = shapes.map((shape, at): Case => {
  const name = `P${at + 1}`;
  const btlx = masters.find((part) => part.name === name) as Part;
  const stated = shape.nc1 === undefined ? undefined : read(bytesOf(shape.nc1), 'a.nc1').parts[0];
  return { shape, name, btlx, master: stated ? { ...stated, name } : btlx };
});

/** The part as a file of the format, or why there is none. */
const written: Record<Exclude<Format, 'BTLx'>, (of: Case) => Uint8Array | string> = {
  NC1: ({ master }) => writeNc1(master, 'O-1', { kernel, profiles, grades }),
  DXF: ({ master }) => dxfOf(master),
  STEP: ({ master }) => {
    const { bytes, reason } = stepOf([master]);
    return reason ?? bytes;
  },
  IFC: ({ shape, name }) => bytesOf(sampleIfc((add) => drawIn(add, shape, name))),
};

const finishes = [
  { surface: 'RAW', ralNumber: null },
  { surface: 'ZINCED', ralNumber: null },
  { surface: 'POWDER_COATED', ralNumber: '7016' },
] as const;

/** How a round tube was made is chosen, for no name says it. */
const asChosen = (part: Part): Part =>
  part.facts.profileFamily === 'CHS' ? { ...part, specificity: 'COLD_ROLLED' } : part;

/** In cents and every finish, by themselves; null on request. */
const pricesOf = (parts: readonly Part[]): (number | null)[] =>
  finishes.map((finish) => {
    const loose = parts.map((part) => ({ ...asChosen(part), ...finish, assemblyIndex: null }));
    const { netCents, onRequest } = priceProject({ parts: loose, tariff, grades: workedGrades });
    return onRequest ? null : netCents;
  });

const roundOf = ({ facts }: Part): [number, number][] => {
  const counts = new Map<number, number>();
  for (const { diameterMm, count } of facts.measures.holes)
    counts.set(diameterMm, (counts.get(diameterMm) ?? 0) + count);
  return [...counts].sort(([a], [b]) => a - b);
};

/** What has to be the same in every format. A drawing and a model show a flat bar as the plate that it is. */
const measuresOf = (part: Part) => {
  const { measures, thicknessMm, category, profileId } = part.facts;
  const { holes, drilledHoles, sawCuts, contourMm, pierces, dimensionsMm } = measures;
  return {
    name: part.name,
    grade: part.grade,
    quantity: part.quantity,
    profile: category === 'FLAT' ? null : profileId,
    thicknessMm,
    sizeMm: Object.values(dimensionsMm).toSorted((a, b) => a - b),
    holes,
    drilledHoles,
    sawCuts,
    contourMm,
    pierces,
  };
};

const isWithin = (found: number, right: number): void => {
  expect(Math.abs(found / right - 1)).toBeLessThanOrEqual(1e-3);
};

const expectSame = (part: Part, { master, shape }: Case): void => {
  isWithin(part.facts.measures.netVolumeMm3, shape.volumeMm3);
  expect(measuresOf(part)).toEqual(measuresOf(master));
};

/** BTLx does not say which way the flanges of a section with a square box look; IFC does. */
const liesAsAssumed = ({ shape }: Case) => shape.profile === 'HEB 160';

/** What a later file in another format says that is other; its names and numbers do not count. */
const changesIn = (part: Part, { master }: Case) => {
  const one = (each: Part) => ({ parts: [{ ...each, assemblyIndex: null }], assemblies: [] });
  const profileOf = (id: string | null) => profiles.find((profile) => profile.id === id) ?? null;
  return matchRevision(one(master), one(part), profileOf)
    .rows.filter(({ kind }) => kind !== 'same' && kind !== 'renumbered')
    .map(({ kind, differences }) => ({ kind, differences }));
};

const onlyOne = (bytes: Uint8Array, format: Format): Part => {
  const { parts } = read(bytes, `a.${format.toLowerCase()}`);
  expect(parts).toHaveLength(1);
  return parts[0] as Part;
};

const check = (of: Case, format: Format): void => {
  const rule = of.shape.unsaid?.[format];
  const file = format === 'BTLx' ? null : written[format](of);
  if (rule?.becomes === 'refused') {
    expect(typeof file).toBe('string');
    return;
  }
  expect(file).not.toBeTypeOf('string');
  const part = file === null || typeof file === 'string' ? of.btlx : onlyOne(file, format);
  if (rule?.becomes !== 'request') expectSame(part, of);
  if (rule === undefined && !(format === 'IFC' && liesAsAssumed(of))) expect(changesIn(part, of)).toEqual([]);
  if (rule === undefined) expect(pricesOf([part])).toEqual(pricesOf([of.master]));
  else if (rule.becomes === 'request') expect(pricesOf([part])).toEqual([null, null, null]);
  else expect(pricesOf([part])).not.toContain(null);
};

describe.each(cases)('$shape.title', (of) => {
  test('has the volume and the holes of its formula', () => {
    if (of.shape.unsaid?.BTLx?.becomes === 'request') return;
    isWithin(of.master.facts.measures.netVolumeMm3, of.shape.volumeMm3);
    expect(roundOf(of.master)).toEqual(of.shape.round ?? []);
  });
  test.each(formats)('%s says the same part at the same price, or what the table says of it', (format) => {
    check(of, format);
  });
});

test('what is not on request by itself has a price', () => {
  const unpriced = cases.filter(({ master }) => pricesOf([master]).includes(null)).map(({ shape }) => shape.title);
  expect(unpriced).toEqual(['threaded holes', 'half of HEA 200']);
});

describe('all of them as one project', () => {
  const sayable = (format: Format) => cases.filter(({ shape }) => shape.unsaid?.[format] === undefined);
  const namesOf = (parts: readonly Part[]) => parts.map(({ name }) => name).toSorted();
  const expectProject = (bytes: Uint8Array, format: Format) => {
    const right = sayable(format).map(({ master }) => master);
    const { parts } = read(bytes, `projekt.${format}`);
    expect(namesOf(parts)).toEqual(namesOf(right));
    expect(pricesOf(parts)).toEqual(pricesOf(right));
  };
  test('a zip of NC1', () => {
    const files = sayable('NC1').map((of) => ({
      name: `${of.name}.nc1`,
      bytes: written.NC1(of) as Uint8Array<ArrayBuffer>,
    }));
    const priced = files.filter(({ name }) => name !== `${cases.find(({ shape }) => shape.nc1)?.name}.nc1`);
    const { parts } = read(zipFiles(priced), 'projekt.zip');
    const right = sayable('NC1')
      .filter(({ shape }) => shape.nc1 === undefined)
      .map(({ master }) => master);
    expect(namesOf(parts)).toEqual(namesOf(right));
    expect(pricesOf(parts)).toEqual(pricesOf(right));
  });
  test('a model of STEP', () => {
    expectProject(stepOf(sayable('STEP').map(({ master }) => master)).bytes, 'STEP');
  });
  test('a model of IFC', () => {
    const draw = (add: Add) => sayable('IFC').forEach(({ shape, name }) => drawIn(add, shape, name));
    expectProject(bytesOf(sampleIfc(draw)), 'IFC');
  });
});

describe('an assembly with repeated parts', () => {
  const whole = read(bytesOf(writeBtlx(btlxFrame())), 'a.btlx');
  const told = ({ parts, assemblies }: typeof whole) => ({
    parts: parts
      .map((part) => ({ ...measuresOf(part), single: part.quantitySingle }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
    assemblies: assemblies.map(({ name, quantity }) => ({ name, quantity })),
    prices: pricesOf(parts),
  });
  test('is two frames of three kinds of parts', () => {
    expect(told(whole)).toMatchObject({
      assemblies: [{ name: 'Rahmen', quantity: 2 }],
      parts: [
        { quantity: 4, single: 2 },
        { quantity: 4, single: 2 },
        { quantity: 2, single: 1 },
      ],
    });
    expect(told(whole).prices).not.toContain(null);
  });
  test('is the same from STEP', () => {
    const { bytes, leftOut } = stepOf(whole.parts, whole.assemblies);
    expect(leftOut).toEqual([]);
    expect(told(read(bytes, 'a.step'))).toEqual(told(whole));
  });
  test('is the same from IFC', () => {
    const draw = (add: Add) => {
      for (let nth = 0; nth < frame.quantity; nth += 1) {
        const hosts = frame.members.flatMap((shape, at) =>
          drawIn(add, { ...shape, quantity: shape.quantity / frame.quantity }, `P${at + 1}`),
        );
        assembly(add, hosts, { name: frame.name });
      }
    };
    expect(told(read(bytesOf(sampleIfc(draw)), 'a.ifc'))).toEqual(told(whole));
  });
  test('has the same parts from NC1, one file each', () => {
    const files = whole.parts.map((part) => ({
      name: `${part.name}.nc1`,
      bytes: writeNc1(part, 'O-1', { kernel, profiles, grades }) as Uint8Array<ArrayBuffer>,
    }));
    const { parts } = read(zipFiles(files), 'a.zip');
    expect(parts.map(measuresOf)).toEqual(whole.parts.map(measuresOf));
    expect(pricesOf(parts)).toEqual(pricesOf(whole.parts));
  });
});

test('docs/formats.md has this table', () => {
  const notes = [...new Set(shapes.flatMap(({ unsaid: own = {} }) => Object.values(own).map(({ why }) => why)))];
  const cell = (shape: Shape, format: Format) => {
    const rule = shape.unsaid?.[format];
    return rule === undefined ? '=' : String(notes.indexOf(rule.why) + 1);
  };
  const rows = shapes.map(
    (shape) => `| ${[shape.title, ...formats.map((format) => cell(shape, format))].join(' | ')} |`,
  );
  const list = notes.map((why, at) => `${at + 1}. ${unsaid[why]}`);
  const docs = readFileSync(new URL('../../../../../../docs/formats.md', import.meta.url), 'utf8');
  expect(docs).toContain(rows.join('\n'));
  expect(docs).toContain(list.join('\n'));
});
