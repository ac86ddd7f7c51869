import { beforeAll, describe, expect, test } from 'vitest';
import { seedCatalogue } from '../base-data/seed/seed-catalogue.ts';
import { type Kernel, loadKernel } from '../geometry/solids/unite-deep.ts';
import { type Reading, readingSchema } from './document/reading.schema.ts';
import { remarkCodes } from './document/remark-codes.ts';
import { readFile } from './read-file.ts';

declare const TextEncoder: new () => { encode(text: string): Uint8Array };

let kernel: Kernel;
beforeAll(async () => {
  kernel = await loadKernel();
});

const read = (parts: string, more = '', version = '2.3.1'): Reading =>
  readFile({
    bytes: new TextEncoder().encode(
      `<BTLx xmlns="https://www.design2machine.com" Version="${version}"><Project Name="p"><Parts>${parts}</Parts>${more}</Project></BTLx>`,
    ),
    fileName: 'test.btlx',
    catalogue: seedCatalogue(),
    kernel,
  });
const refusal = (work: () => unknown): unknown => {
  try {
    work();
  } catch (error) {
    return (error as { code: string }).code;
  }
  return 'accepted';
};

type Box = [length: number, height: number, width: number];
const part = (attributes: string, [length, height, width]: Box = [300, 10, 200], inner = '') =>
  `<Part Length="${length}" Height="${height}" Width="${width}" ${attributes}>${inner}</Part>`;
const one = (attributes: string, box?: Box, inner?: string, version?: string) => {
  const facts = read(part(attributes, box, inner), '', version).parts[0];
  if (!facts) throw new Error('no part');
  return facts;
};
const codes = (remarks: { code: string }[]) => remarks.map((remark) => remark.code);

describe('what is steel', () => {
  test.each([
    ['Material="S235JR"', [300, 10, 200], 'recognised', ['read.grade', 'guessed.plate']],
    ['QualityGrade="S355J2+N" Designation="Blech 10"', [300, 10, 200], 'recognised', ['read.grade', 'read.plate']],
    ['Material="Stahl"', [300, 10, 200], 'recognised', ['read.steel-word', 'guessed.plate']],
    ...['Winkelverbinder 105', 'Balkenschuh', 'Rohr', 'HEA', 'equerre'].map((name): [string, Box, string, string[]] => [
      `Material="S235JR" Designation="${name}"`,
      [500, 6, 60],
      'guessed',
      ['read.grade', 'guessed.plate'],
    ]),
    ['Designation="HEA 200"', [3000, 190, 200], 'recognised', ['read.profile']],
    ['Designation="BL 10"', [300, 10, 200], 'recognised', ['read.plate']],
    ['Designation="tôle 10"', [300, 10, 200], 'recognised', ['read.plate']],
    ['Designation="Platte 10"', [300, 10, 200], 'guessed', ['guessed.ambiguous-word', 'read.plate']],
    ['Designation="FL 100x10"', [300, 10, 100], 'guessed', ['guessed.ambiguous-word', 'read.profile']],
    ['Designation="Platte" Material="Fichte"', [300, 10, 200], 'left-out', ['left-out.wood', 'read.plate']],
    ['Designation="FL 100x10" Material="OSB"', [300, 10, 100], 'left-out', ['left-out.wood', 'read.profile']],
    ['Material="BSH" TimberGrade="GL24h"', [3000, 120, 240], 'left-out', ['left-out.wood']],
    ['TimberGrade="C24"', [3000, 60, 120], 'left-out', ['left-out.wood']],
    [
      'Material="S235JR" Designation="Stahlteil im Holzbalken"',
      [300, 10, 200],
      'recognised',
      ['read.steel-word', 'read.grade', 'guessed.plate'],
    ],
    ['Material="Holz" Designation="HEA 200"', [3000, 190, 200], 'guessed', ['guessed.against-wood', 'read.profile']],
    ['Designation="Balken"', [3000, 60, 120], 'left-out', ['left-out.nothing-named']],
    ['', [3000, 190, 200], 'left-out', ['left-out.nothing-named']],
  ] as [string, Box, string, string[]][])('%s is %s %s', (attributes, box, taken, reasons) => {
    const facts = one(attributes, box);
    expect(facts.taken).toBe(taken);
    expect(codes(facts.reasons)).toEqual(reasons);
  });

  test('a material class of timber beats a plate word and makes a grade a guess', () => {
    const sheet = '<MaterialClass Group="sheetComponent"/>';
    expect(one('Designation="Blech 10"', undefined, sheet)).toMatchObject({ taken: 'left-out' });
    expect(one('Material="S235JR"', undefined, sheet)).toMatchObject({ taken: 'guessed' });
  });

  test('a user attribute may name the profile or the grade', () => {
    const attributes = (name: string, value: string) =>
      `<UserAttributes><UserAttribute Name="${name}" Value="${value}"/></UserAttributes>`;
    expect(one('Designation="Stütze"', [3000, 190, 200], attributes('Profil', 'HE 200 A')).profileId).toBe('HEA200');
    expect(one('Designation="Stütze"', [300, 10, 200], attributes('Werkstoff', 'S355J2')).grade).toBe('S355J2');
  });

  test('a part as heavy as steel is guessed when nothing names a material', () => {
    expect(one('Weight="4.71"')).toMatchObject({
      taken: 'guessed',
      reasons: [{ code: 'guessed.weight', values: { kgPerM3: 7850 } }],
    });
    expect(one('Weight="0.3"').taken).toBe('left-out');
  });

  test('a weight in the file that the solid does not have is a warning', () => {
    expect(codes(one('Material="S235JR" Weight="4.71"').findings)).toEqual([]);
    expect(one('Material="S235JR" Weight="6"').findings).toEqual([
      { code: 'warn.weight-differs', values: { fileKg: 6, computedKg: 4.71 } },
    ]);
  });
});

describe('category, profile, thickness, grade', () => {
  test.each([
    ['Material="S235JR"', [300, 10, 200], 'FLAT', null, 10, []],
    ['Material="S235JR"', [300, 11, 200], 'FLAT', null, 11, ['request.thickness-not-stock']],
    ['Material="S235JR"', [3000, 33, 45], 'PROFILE', null, null, ['request.missing-profile', 'warn.weight-unknown']],
    ['Material="S235JR" Designation="Blech"', [300, 11, 200], 'FLAT', null, 11, ['request.thickness-not-stock']],
    ['Material="S235JR" Designation="BL 8"', [300, 10, 200], 'FLAT', null, 10, ['request.thickness-against-text']],
    ['Designation="BL 10"', [300, 10, 200], 'FLAT', null, 10, ['request.missing-grade']],
    ['Material="S460NL" Designation="BL 10"', [300, 10, 200], 'FLAT', null, 10, ['request.unknown-grade']],
    ['Material="S235JR" Designation="HEA 200"', [3000, 190, 200], 'GIRDER', 'HEA200', null, []],
    ['Material="S235JR" Designation="HEA 200"', [3000, 200, 190], 'GIRDER', 'HEA200', null, []],
    [
      'Material="S235JR" Designation="HEA 200"',
      [3000, 200, 200],
      'GIRDER',
      'HEA200',
      null,
      ['request.profile-against-box'],
    ],
    [
      'Material="S235JR" Designation="IPE 310"',
      [3000, 310, 150],
      'GIRDER',
      null,
      null,
      ['request.unknown-profile', 'warn.weight-unknown'],
    ],
    ['Material="S235JR"', [3000, 190, 200], 'GIRDER', 'HEA200', null, []],
    ['Material="S235JR"', [3000, 100, 100], 'PROFILE', null, null, ['request.missing-profile', 'warn.weight-unknown']],
    ['Material="S235JR" Designation="QRO 100x5"', [3000, 100, 100], 'PROFILE', 'SHS100x100x5-CF', null, []],
    ['Material="S235JR" Designation="FL 100x10"', [500, 100, 10], 'FLAT', 'FL100x10', 10, []],
    [
      'Material="S235JR" Designation="FL 100x10"',
      [500, 120, 10],
      'FLAT',
      'FL100x10',
      10,
      ['request.profile-against-box'],
    ],
    ['Material="S235JR" Designation="Flansch rund 200"', [200, 20, 200], 'FLAT', null, 20, []],
  ] as [string, Box, string, string | null, number | null, string[]][])(
    '%s on %j is %s %s',
    (attributes, box, category, profileId, thicknessMm, findings) => {
      const facts = one(attributes, box);
      expect(facts).toMatchObject({ category, profileId, thicknessMm });
      expect(codes(facts.findings)).toEqual(findings);
    },
  );

  test('a profile found by its cross-section alone is a guess', () => {
    expect(one('Material="S235JR"', [3000, 190, 200])).toMatchObject({
      taken: 'guessed',
      reasons: [{ code: 'read.grade' }, { code: 'guessed.profile-by-section', values: { profile: 'HEA 200' } }],
    });
  });

  test('the height of a profile lies along the side that has it, along z when both do', () => {
    const axis = (box: Box, name: string) => one(`Material="S235JR" Designation="${name}"`, box).body.section;
    expect(axis([3000, 190, 200], 'HEA 200')).toMatchObject({ heightAxis: 'y' });
    expect(axis([3000, 200, 190], 'HEA 200')).toMatchObject({ heightAxis: 'z' });
    expect(axis([3000, 200, 200], 'HEB 200')).toMatchObject({ heightAxis: 'z' });
  });

  test('an angle lies in its box so that its holes meet a leg', () => {
    const hole = (side: number) =>
      `<Processings><Drilling Name="d" ReferencePlaneID="${side}"><StartX>50</StartX><StartY>50</StartY><DepthLimited>yes</DepthLimited><Depth>8</Depth><Diameter>14</Diameter></Drilling></Processings>`;
    for (const side of [1, 2, 3, 4]) {
      const facts = one('Material="S235JR" Designation="L 80x8"', [100, 80, 80], hole(side));
      expect(facts.measures.holes).toEqual([{ diameterMm: 14, depthMm: 8, count: 1 }]);
      expect(codes(facts.findings)).toEqual(['warn.orientation-assumed']);
    }
  });

  test('S235JR of a hollow section is S235JRH', () => {
    expect(one('Material="S235JR" Designation="RHS 100x50x4"', [3000, 100, 50]).grade).toBe('S235JRH');
  });
});

describe('positions', () => {
  const drawing = (number: string) =>
    `<UserAttributes><UserAttribute Name="Zeichnungsnr." Value="${number}"/></UserAttributes>`;

  test('parts that differ in their lettering alone are one position', () => {
    const lettered = (text: string) =>
      part(
        'Material="S235JR"',
        [300, 10, 200],
        `<Processings><Text Name="T" ReferencePlaneID="1"><Text>${text}</Text></Text></Processings>`,
      );
    const { parts } = read(lettered('A1') + lettered('A2'));
    expect(parts.map(({ quantity, body }) => [quantity, body.processings[0]?.parameters['Text']])).toEqual([[2, 'A1']]);
  });
  test('equal parts are one position with their quantities added, whatever their names', () => {
    const { parts, head } = read(
      part('Designation="A" Material="S235" Count="2"') + part('Designation="B" Material="S235" Count="3"'),
    );
    expect(parts.map(({ name, quantity }) => [name, quantity])).toEqual([['A, B', 5]]);
    expect(head).toMatchObject({ filePartCount: 2, positionCount: 1 });
  });

  test('parts of other drawing numbers, grades, sizes or processings stay apart', () => {
    const hole =
      '<Processings><Drilling Name="d" ReferencePlaneID="1"><StartX>50</StartX><StartY>50</StartY></Drilling></Processings>';
    const { parts } = read(
      part('Material="S235"', undefined, drawing('1')) +
        part('Material="S235"', undefined, drawing('2')) +
        part('Material="S355"', undefined, drawing('1')) +
        part('Material="S235"', [301, 10, 200], drawing('1')) +
        part('Material="S235"', undefined, drawing('1') + hole),
    );
    expect(parts.map(({ quantity, drawingNumber }) => [quantity, drawingNumber])).toEqual([
      [1, '1'],
      [1, '2'],
      [1, '1'],
      [1, '1'],
      [1, '1'],
    ]);
  });

  test('without a drawing number the member numbers stand for it', () => {
    const parts = [7, 8, 9].map((number) => part(`Material="S235" SingleMemberNumber="${number}"`)).join('');
    expect(read(parts).parts.map((facts) => facts.drawingNumber)).toEqual(['7, 8, 9']);
  });

  const placed = (guids: string[]) =>
    `<Transformations>${guids
      .map(
        (guid) =>
          `<Transformation GUID="{${guid}}"><Position><ReferencePoint X="1" Y="2" Z="3"/><XVector X="0" Y="0" Z="2"/><YVector X="0.001" Y="1" Z="0"/></Position></Transformation>`,
      )
      .join('')}</Transformations>`;
  const module = (guid: string, refs: string, attributes = '') =>
    `<Module Length="1" Height="1" Width="1" ${attributes}>${placed([guid])}${refs}</Module>`;
  const partRefs = (...guids: string[]) =>
    `<PartRefs>${guids.map((guid) => `<PartRef GUID="${guid.toUpperCase()}"/>`).join('')}</PartRefs>`;
  const moduleRefs = (...guids: string[]) =>
    `<ModuleRefs>${guids.map((guid) => `<ModuleRef GUID="{${guid}}"/>`).join('')}</ModuleRefs>`;
  const composites = (modules: string) => `<Composites><Modules>${modules}</Modules></Composites>`;

  test('placements are made square and of unit length', () => {
    const [placement] = one('Material="S235"', undefined, placed(['a'])).placements;
    expect(placement?.xAxis).toEqual([0, 0, 1]);
    expect(Math.hypot(...(placement?.yAxis ?? [0, 0, 0]))).toBeCloseTo(1, 12);
  });

  test('composites are assemblies, nested by their references, repeated by their count', () => {
    const { head, parts } = read(
      part('Material="S235" Count="6"', undefined, placed(['p1', 'p2', 'p3', 'p4', 'p5', 'p6'])) +
        part('Material="S355"', undefined, placed(['q1'])),
      composites(
        module('m1', partRefs('q1') + moduleRefs('m2'), 'Designation="Rahmen" Count="2"') +
          module('m2', partRefs('p1', 'p2'), 'Designation="Ecke"'),
      ),
    );
    expect(head.assemblies.map(({ name, parent, quantity }) => [name, parent, quantity])).toEqual([
      ['Rahmen', null, 2],
      ['Ecke', 1, 1],
    ]);
    expect(parts.map(({ assembly, quantitySingle, quantity }) => [assembly, quantitySingle, quantity])).toEqual([
      [2, 2, 4],
      [null, 2, 2],
      [1, 1, 2],
    ]);
  });

  test('a composite that names a part that is not there says so, a cycle is refused', () => {
    const piece = part('Material="S235"', undefined, placed(['p1']));
    const { head } = read(piece, composites(module('m1', partRefs('nobody', 'p1'))));
    expect(head.findings).toContainEqual({ code: 'warn.reference-missing', values: { count: 1 } });
    const cycle = module('m1', partRefs('p1') + moduleRefs('m2')) + module('m2', moduleRefs('m1'));
    expect(refusal(() => read(piece, composites(cycle)))).toBe('E_CYCLE');
  });

  test('a piece that two modules name exists once, in the first, and that is said', () => {
    const piece = part('Material="S235"', undefined, placed(['p1']));
    const both = module('m1', partRefs('p1', 'p1')) + module('m2', partRefs('p1'));
    const { head, parts } = read(piece, composites(both));
    expect(parts.map(({ assembly, quantity }) => [assembly, quantity])).toEqual([[1, 1]]);
    expect(head.findings).toEqual([{ code: 'warn.piece-named-twice', values: { count: 2 } }]);
  });

  test('modules that double thirty times are refused before they are expanded', () => {
    const modules = Array.from({ length: 30 }, (_, n) =>
      module(`m${n}`, n === 29 ? partRefs('p1') : moduleRefs(`m${n + 1}`, `m${n + 1}`)),
    );
    const pairs = Array.from({ length: 30 }, (_, n) =>
      ['a', 'b']
        .map((side) => module(`${side}${n}`, n === 29 ? partRefs('p1') : moduleRefs(`a${n + 1}`, `b${n + 1}`)))
        .join(''),
    );
    const piece = part('Material="S235"', undefined, placed(['p1']));
    expect(refusal(() => read(piece, composites(modules.join(''))))).toBe('E_COUNT');
    expect(refusal(() => read(piece, composites(pairs.join(''))))).toBe('E_LIMIT');
  });

  test('without composites the assembly numbers group', () => {
    const { head, parts } = read(
      part('Material="S235" AssemblyNumber="B1"') +
        part('Material="S235" AssemblyNumber="B2"') +
        part('Material="S235"'),
    );
    expect(head.assemblies.map((assembly) => assembly.name)).toEqual(['B1', 'B2']);
    expect(parts.map((facts) => facts.assembly)).toEqual([1, 2, null]);
  });

  test.each(['ElementNumber', 'Group'])('%s groups when it names several parts and not every part', (attribute) => {
    const named = (values: string[]) =>
      read(
        values.map((value, index) => part(`Material="S235" ${attribute}="${value}"`, [300 + index, 10, 200])).join(''),
      ).head.assemblies;
    expect(named(['W1', 'W1', 'W2']).map((assembly) => assembly.name)).toEqual(['W1']);
    expect(named(['W1', 'W1', 'W1'])).toEqual([]);
    expect(named(['1', '2', '3'])).toEqual([]);
  });
});

describe('processings', () => {
  const drilled = (version: string) =>
    one(
      'Material="S235JR"',
      [300, 30, 200],
      '<Processings><Drilling Name="d" ReferencePlaneID="1"><StartX>50</StartX><StartY>50</StartY><Depth>5</Depth><Diameter>10</Diameter></Drilling></Processings>',
      version,
    );

  test('a drilling without DepthLimited is through before 2.1 and limited since', () => {
    expect(drilled('2.0.0').measures.holes).toEqual([{ diameterMm: 10, depthMm: 30, count: 1 }]);
    expect(drilled('2.3.1').measures.holes).toEqual([{ diameterMm: 10, depthMm: 5, count: 1 }]);
  });

  test('a processing that is not carried out takes nothing away', () => {
    const facts = one(
      'Material="S235JR"',
      undefined,
      '<Processings><Drilling Name="d" Process="no" ReferencePlaneID="1"><StartX>50</StartX><StartY>50</StartY></Drilling></Processings>',
    );
    expect(facts.measures.netVolumeMm3).toBe(300 * 10 * 200);
    expect(facts.body.processings[0]?.carriedOut).toBe(false);
  });

  test('an unknown processing puts the part on request with its name', () => {
    const facts = one('Material="S235JR"', undefined, '<Processings><Bending Name="Kantung 90"/></Processings>');
    expect(facts.findings).toEqual([
      { code: 'request.unmade-processing', values: { kind: 'Bending', name: 'Kantung 90' } },
    ]);
  });

  test('groups and connectors are opened', () => {
    const hole = (x: number) =>
      `<Drilling Name="d" ReferencePlaneID="1"><StartX>${x}</StartX><StartY>50</StartY></Drilling>`;
    const facts = one(
      'Material="S235JR"',
      undefined,
      `<Processings>${hole(50)}<ProcessingGroup><Processings>${hole(100)}</Processings></ProcessingGroup><Connector><Processings>${hole(150)}</Processings></Connector></Processings>`,
    );
    expect(facts.body.processings.map((processing) => processing.parameters['StartX'])).toEqual([50, 100, 150]);
  });

  test('an outline with an aperture is the finished shape', () => {
    const square = (from: number, to: number) =>
      `<Contour><StartPoint X="${from}" Y="${from}" Z="0"/>${[
        [to, from],
        [to, to],
        [from, to],
        [from, from],
      ]
        .map(([x, y]) => `<Line><EndPoint X="${x}" Y="${y}" Z="0"/></Line>`)
        .join('')}</Contour>`;
    const facts = one(
      'Material="S235JR"',
      [200, 10, 200],
      `<Outlines><Outline ReferencePlaneID="1">${square(0, 200)}<Apertures><Aperture>${square(50, 150)}</Aperture></Apertures></Outline></Outlines>`,
    );
    expect(facts.measures.netVolumeMm3).toBe((200 * 200 - 100 * 100) * 10);
  });

  test('a contour of arcs is read with its points on the way', () => {
    const facts = one(
      'Material="S235JR"',
      undefined,
      '<Processings><FreeContour Name="c" ReferencePlaneID="1" ToolPosition="left" CounterSink="yes"><Contour DepthBounded="yes" Depth="4" Inclination="0"><StartPoint X="80" Y="100" Z="0"/><Arc><EndPoint X="120" Y="100" Z="0"/><PointOnArc X="100" Y="120" Z="0"/></Arc><Arc><EndPoint X="80" Y="100" Z="0"/><PointOnArc X="100" Y="80" Z="0"/></Arc></Contour></FreeContour></Processings>',
    );
    expect(facts.body.processings[0]?.contours).toEqual([
      {
        start: [80, 100, 0],
        depthMm: 4,
        segments: [
          { kind: 'arc', end: [120, 100, 0], through: [100, 120, 0], inclinationDeg: 0 },
          { kind: 'arc', end: [80, 100, 0], through: [100, 80, 0], inclinationDeg: 0 },
        ],
      },
    ]);
  });

  test('NURBS are not made into geometry and put the part on request', () => {
    const facts = one(
      'Material="S235JR"',
      undefined,
      '<Processings><FreeContour Name="Freiform" ReferencePlaneID="1" ToolPosition="left"><Contour><StartPoint X="0" Y="0" Z="0"/><NURBS Degree="3" Count="4"/></Contour></FreeContour></Processings>',
    );
    expect(codes(facts.findings)).toEqual(['request.unmade-processing']);
  });
});

describe('a reading', () => {
  const parts =
    part('Material="S235JR" Designation="HEA 200"', [3000, 190, 200]) +
    part('Material="Fichte"') +
    part('Designation="L 80x8"', [100, 80, 80]);

  test('fits its schema and has only listed remark codes with their values', () => {
    const reading = readingSchema.parse(read(parts));
    const listed: Record<string, readonly string[]> = remarkCodes;
    for (const { code, values } of reading.parts.flatMap((facts) => [...facts.reasons, ...facts.findings]))
      expect(Object.keys(values).sort()).toEqual([...(listed[code] ?? ['not listed'])].sort());
  });

  test('of the same bytes is the same', () => {
    expect(read(parts)).toEqual(read(parts));
  });

  test('needs a part', () => {
    expect(refusal(() => read(''))).toBe('E_NO_PARTS');
  });

  test('says when nothing was recognised', () => {
    expect(codes(read(part('Material="Fichte"')).head.findings)).toEqual(['warn.nothing-recognised']);
  });

  test('tells how far it is', () => {
    const steps: string[] = [];
    readFile({
      bytes: new TextEncoder().encode(
        `<BTLx Version="2.0.0"><Project Name="p"><Parts>${parts}</Parts></Project></BTLx>`,
      ),
      fileName: 'x.btlx',
      catalogue: seedCatalogue(),
      kernel,
      onProgress: (step, done, total) => steps.push(`${step} ${Math.round((100 * done) / total)}`),
    });
    expect(steps).toEqual(['parsing 100', 'measuring 0', 'measuring 33', 'measuring 67', 'measuring 100']);
  });
});

test('a body in the file that differs from profile and processings by more than 0.1 % is told with both volumes', () => {
  const faces = '0 3 2 1 -1 4 5 6 7 -1 0 1 5 4 -1 1 2 6 5 -1 2 3 7 6 -1 3 0 4 7 -1';
  const shapeTo = (x: number) =>
    `<Shape><IndexedFaceSet coordIndex="${faces}"><Coordinate point="0 0 0 ${x} 0 0 ${x} 10 0 0 10 0 0 0 200 ${x} 0 200 ${x} 10 200 0 10 200"/></IndexedFaceSet></Shape>`;
  const differsAt = (x: number) =>
    one('Material="S235JR"', [300, 10, 200], shapeTo(x)).findings.filter(({ code }) => code === 'warn.shape-differs');
  expect(differsAt(299.8)).toEqual([]);
  expect(differsAt(290)).toEqual([
    { code: 'warn.shape-differs', values: { percent: 3.45, fileCm3: 580, computedCm3: 600 } },
  ]);
});
