import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { seedCatalogue } from '../../base-data/seed/seed-catalogue.ts';
import { flatLevel, levelFace, wallPath, walls } from '../../exports/step/extrude.ts';
import { placement, pointText, real, refs, stepText } from '../../exports/step/step-text.ts';
import type { Processing, Vector } from '../../geometry/body/body.schema.ts';
import { circlePath, type Path, polygonPath, reversed } from '../../geometry/body/path.ts';
import { loadKernel } from '../../geometry/solids/unite-deep.ts';
import type { PartFacts } from '../../parts/part-facts.schema.ts';
import { asRefusal } from '../../values/errors/domain-error.ts';
import { readFile } from '../read-file.ts';

declare const TextEncoder: new () => { encode(text: string): Uint8Array };

const catalogue = seedCatalogue();
const kernel = await loadKernel();
const sample = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../../samples/step-public/${name}`, import.meta.url)), 'utf8');
const read = (text: string) =>
  readFile({ bytes: new TextEncoder().encode(text), fileName: 'a.step', catalogue, kernel });
const one = (text: string): PartFacts => read(text).parts[0] as PartFacts;
const codesOf = ({ findings }: PartFacts) => findings.map(({ code }) => code);
const refusalOf = (text: string) => {
  try {
    read(text);
  } catch (error) {
    return asRefusal(error).code;
  }
  return null;
};

const base: { origin: Vector; u: Vector; v: Vector } = { origin: [0, 0, 0], u: [1, 0, 0], v: [0, 1, 0] };
const square: Path = polygonPath([
  [0, 0],
  [200, 0],
  [200, 100],
  [0, 100],
]);
const thick = 12;

type Hole = { path: Path; low: number; high: number; floor?: 'low' };
/** Openings of a plate 200 x 100 x 12: walls between two heights; `floor`: closed below. */
const plateWith = (holes: Hole[], { name = 'Blech', more = (_product: number): string => '' } = {}): string => {
  const step = stepText();
  const outline = walls(step, base, { path: wallPath(square), low: flatLevel(0), high: flatLevel(thick) });
  const [bottom, top] = [[outline.low], [outline.high]];
  const faces = [...outline.faces];
  for (const { path, low, high, floor } of holes) {
    const made = walls(step, base, { path: wallPath(reversed(path)), low: flatLevel(low), high: flatLevel(high) });
    faces.push(...made.faces);
    if (low === 0) bottom.push(made.low);
    if (high === thick) top.push(made.high);
    if (floor === 'low') faces.push(levelFace(step, base, { level: flatLevel(low), loops: [made.low], isUp: true }));
  }
  faces.push(levelFace(step, base, { level: flatLevel(0), loops: bottom, isUp: false }));
  faces.push(levelFace(step, base, { level: flatLevel(thick), loops: top, isUp: true }));
  return fileOf(step, faces, { name, more });
};

const fileOf = (
  step: ReturnType<typeof stepText>,
  faces: number[],
  { name, more }: { name: string; more: (product: number) => string },
): string => {
  const length = step.add('(LENGTH_UNIT()NAMED_UNIT(*)SI_UNIT(.MILLI.,.METRE.))');
  const context = step.add(
    `(GEOMETRIC_REPRESENTATION_CONTEXT(3)GLOBAL_UNIT_ASSIGNED_CONTEXT((#${length}))REPRESENTATION_CONTEXT('',''))`,
  );
  const solid = step.add(`MANIFOLD_SOLID_BREP('',#${step.add(`CLOSED_SHELL('',${refs(faces)})`)})`);
  const shape = step.add(`ADVANCED_BREP_SHAPE_REPRESENTATION('',(#${solid}),#${context})`);
  const product = step.add(`PRODUCT_DEFINITION_FORMATION('','',#${step.add(`PRODUCT('${name}','${name}','',())`)})`);
  const definition = step.add(`PRODUCT_DEFINITION('','',#${product},$)`);
  step.add(`SHAPE_DEFINITION_REPRESENTATION(#${step.add(`PRODUCT_DEFINITION_SHAPE('','',#${definition})`)},#${shape})`);
  const head = "ISO-10303-21;\nHEADER;\nFILE_SCHEMA(('AUTOMOTIVE_DESIGN'));\nENDSEC;\nDATA;\n";
  return `${head}${step.text()}\n${more(definition)}ENDSEC;\nEND-ISO-10303-21;\n`;
};

const drillings = ({ body }: PartFacts): Processing['parameters'][] =>
  body.processings.filter(({ kind }) => kind === 'Drilling').map(({ parameters }) => parameters);

test('a file without a unit of length is on request', () => {
  const written = sample('own-plate-12.step');
  const without = written.replace(/LENGTH_UNIT\(\)/g, '');
  expect(without).not.toBe(written);
  expect(codesOf(one(written))).not.toContain('request.missing-unit');
  expect(codesOf(one(without))).toContain('request.missing-unit');
});

describe('openings of a plate', () => {
  const at = (radius: number): Path => circlePath([60, 50], radius);
  test('a hole goes right through', () => {
    const plate = one(plateWith([{ path: at(9), low: 0, high: thick }]));
    expect(drillings(plate)).toMatchObject([{ StartX: 60, StartY: 50, Diameter: 18, DepthLimited: false }]);
    expect(plate.measures.netVolumeMm3).toBe(Math.round(200 * 100 * 12 - Math.PI * 81 * 12));
  });
  test('a blind hole has its depth', () => {
    const plate = one(plateWith([{ path: at(9), low: 7, high: thick, floor: 'low' }]));
    expect(drillings(plate)).toMatchObject([{ Diameter: 18, DepthLimited: true, Depth: 5 }]);
  });
  test('a slot is an opening, a square recess has its depth', () => {
    const slot = one(
      plateWith([
        {
          path: polygonPath([
            [20, 20],
            [80, 20],
            [80, 40],
            [20, 40],
          ]),
          low: 8,
          high: thick,
          floor: 'low',
        },
      ]),
    );
    expect(slot.body.processings).toMatchObject([{ kind: 'FreeContour', contours: [{ depthMm: 4 }] }]);
    expect(slot.measures.netVolumeMm3).toBe(200 * 100 * 12 - 60 * 20 * 4);
  });
  test('a countersink is made as wide as its mouth, over a hole right through', () => {
    const plate = one(countersunk());
    expect(drillings(plate)).toMatchObject([
      { Diameter: 11, DepthLimited: false },
      { Diameter: 22, DepthLimited: true, Depth: 5.5 },
    ]);
    expect(codesOf(plate)).not.toContain('request.free-shape');
  });
});

/** A hole of 11 mm whose mouth is 22 mm wide, at 90 degrees. */
const countersunk = (): string => {
  const step = stepText();
  const outline = walls(step, base, { path: wallPath(square), low: flatLevel(0), high: flatLevel(thick) });
  const [low, depth, core, mouth] = [thick - 5.5, 5.5, 5.5, 11];
  const made = walls(step, base, {
    path: wallPath(reversed(circlePath([60, 50], core))),
    low: flatLevel(0),
    high: flatLevel(low),
  });
  const ring = (radius: number, height: number) => {
    const vertex = step.add(`VERTEX_POINT('',#${step.add(pointText([60 + radius, 50, height]))})`);
    const circle = step.add(`CIRCLE('',#${placement(step, [60, 50, height], [0, 0, 1], [1, 0, 0])},${real(radius)})`);
    return step.add(`EDGE_CURVE('',#${vertex},#${vertex},#${circle},.T.)`);
  };
  const loop = (edge: number, isForward: boolean) =>
    step.add(`EDGE_LOOP('',(#${step.add(`ORIENTED_EDGE('',*,*,#${edge},${isForward ? '.T.' : '.F.'})`)}))`);
  const wide = ring(mouth, thick);
  const seat = step.add(
    `CONICAL_SURFACE('',#${placement(step, [60, 50, low], [0, 0, 1], [1, 0, 0])},${real(core)},${real(Math.atan((mouth - core) / depth))})`,
  );
  const bounds = [loop(wide, true), made.high].map((each) => step.add(`FACE_BOUND('',#${each},.T.)`));
  const cone = step.add(`ADVANCED_FACE('',${refs(bounds)},#${seat},.F.)`);
  const faces = [
    ...outline.faces,
    ...made.faces,
    cone,
    levelFace(step, base, { level: flatLevel(0), loops: [outline.low, made.low], isUp: false }),
    levelFace(step, base, { level: flatLevel(thick), loops: [outline.high, loop(wide, false)], isUp: true }),
  ];
  return fileOf(step, faces, { name: 'Blech', more: () => '' });
};

describe('what is said of a body', () => {
  test.each([
    ['Mutter M12', 'left-out.fastener'],
    ['DIN 934 M12', 'left-out.fastener'],
    ['Sechskantschraube ISO 4014 M16x60', 'left-out.fastener'],
    ['boulon M16', 'left-out.fastener'],
    ['rondelle 17', 'left-out.fastener'],
    ['BSH Platte', 'left-out.wood'],
    ['Platte Aluminium', 'left-out.other-material'],
  ])('%s: %s', (name, code) => {
    const small = sample('as1-oc-214.stp').replaceAll(/PRODUCT\('nut','nut'/g, `PRODUCT('${name}','${name}'`);
    const part = read(small).parts.find((each) => each.name === name);
    expect(part).toMatchObject({ taken: 'left-out', reasons: [{ code }] });
  });
  test('a large plate is no nut', () => {
    expect(one(plateWith([], { name: 'Mutterplatte' })).taken).toBe('recognised');
    expect(one(plateWith([], { name: 'Rondelle 200' })).taken).toBe('recognised');
  });
  test('its grade stands in a property, a designation or its name, else it is asked for', () => {
    const property = (product: number) =>
      `#9001=PROPERTY_DEFINITION('material property','',#${product});\n#9002=DESCRIPTIVE_REPRESENTATION_ITEM('S355J2','S355J2');\n` +
      "#9003=REPRESENTATION('',(#9002),$);\n#9004=PROPERTY_DEFINITION_REPRESENTATION(#9001,#9003);\n";
    const designation = (product: number) => `#9001=MATERIAL_DESIGNATION('1.4301',(#${product}));\n`;
    expect(one(plateWith([], { more: property })).grade).toBe('S355J2');
    expect(one(plateWith([], { more: designation })).grade).toBe('1.4301');
    expect(one(plateWith([], { name: 'Blech 12 S235JR' })).grade).toBe('S235JR');
    const open = one(plateWith([]));
    expect([open.grade, codesOf(open)]).toEqual([null, ['request.missing-grade']]);
  });
  test('names that say nothing are none', () => {
    expect(one(plateWith([], { name: 'SOLID' })).name).toBe('Pos. 1');
    expect(one(plateWith([], { name: '=>[0:1:1:3]' })).name).toBe('Pos. 1');
    expect(one(plateWith([], { name: 'Part12' })).name).toBe('Pos. 1');
  });
});

describe('what cannot be made', () => {
  test('an open body has neither weight nor price', () => {
    const open = one(plateWith([]).replace(/CLOSED_SHELL\('',\(#\d+,/, "CLOSED_SHELL('',("));
    expect(open.measures).toMatchObject({ netVolumeMm3: 0, surfaceMm2: 0 });
    expect(codesOf(open)).toEqual(expect.arrayContaining(['request.free-shape', 'request.open-body']));
  });
  test('a surface that is not known leaves it on request', () => {
    const odd = one(plateWith([]).replace('=PLANE(', '=OFFSET_SURFACE('));
    expect(odd.findings).toContainEqual({ code: 'request.unknown-surface', values: { name: 'OFFSET_SURFACE' } });
  });
  test('one body that cannot be read is named, the others are read', () => {
    const frame = sample('own-frame-mm.step').replace(
      /CYLINDRICAL_SURFACE\('',#\d+,/,
      "CYLINDRICAL_SURFACE('',#999999,",
    );
    const { head, parts } = read(frame);
    expect(parts).toHaveLength(3);
    expect(head.findings).toMatchObject([{ code: 'warn.part-unread', values: { reason: 'E_REF' } }]);
    expect(
      refusalOf(sample('own-ipe200.step').replace(/CYLINDRICAL_SURFACE\('',#\d+,/, "CYLINDRICAL_SURFACE('',#999999,")),
    ).toBe('E_REF');
  });
  test('a model of surfaces alone is a request', () => {
    const { head, parts } = read(plateWith([]).replaceAll('MANIFOLD_SOLID_BREP', 'SHELL_BASED_SURFACE_MODEL'));
    expect([head.format, head.formatVersion]).toEqual(['other', 'STEP']);
    expect(head.findings).toEqual([{ code: 'warn.surfaces-left-out', values: { count: 1 } }]);
    expect(codesOf(parts[0] as PartFacts)).toEqual(['request.other-file']);
  });
});
