import { describe, expect, test } from 'vitest';
import type { Processing } from '../../geometry/body/body.schema.ts';
import { DomainError } from '../../values/errors/domain-error.ts';
import { readDocument } from '../read-file.ts';
import type { BtlxDocument } from './btlx-document.ts';

declare const TextEncoder: new () => { encode(text: string): Uint8Array };

const versions = ['1.0', '1.0.0', '1.1', '2.0', '2.0.0', '2.1.0', '2.2.0', '2.3.0', '2.3.1'];

const read = (text: string): BtlxDocument => {
  const document = readDocument(new TextEncoder().encode(text));
  if (document.format !== 'btlx') throw new Error(document.format);
  return document;
};
const file = (inner: string, version = '2.3.1', root = 'xmlns="https://www.design2machine.com"') =>
  `<BTLx ${root} Version="${version}"><Project Name="p">${inner}</Project></BTLx>`;
const part = (inner = '', attributes = '') =>
  `<Part Length="300" Height="10" Width="200" ${attributes}>${inner}</Part>`;
const partOf = (inner: string, attributes = '', version = '2.3.1') => {
  const [first] = read(file(`<Parts>${part(inner, attributes)}</Parts>`, version)).parts;
  if (!first) throw new Error('no part');
  return first;
};
const processingOf = (inner: string, version?: string): Processing => {
  const [first] = partOf(`<Processings>${inner}</Processings>`, '', version).processings;
  if (!first) throw new Error('no processing');
  return first;
};
const isBefore21 = (version: string) => version < '2.1';

describe('what changed between versions', () => {
  const each = versions.map((version) => ({ version }));

  test.each(each)(
    '$version: DepthLimited of a drilling, no until 2.0 and yes from 2.1 when left out',
    ({ version }) => {
      const { parameters } = processingOf(
        '<Drilling Name="d" ReferencePlaneID="1"><Depth>4</Depth></Drilling>',
        version,
      );
      expect(parameters).toMatchObject({ DepthLimited: !isBefore21(version), Depth: 4, Diameter: 20 });
    },
  );

  test.each(each)('$version: a Shape is a check of the solid', ({ version }) => {
    const faces = '0 3 2 1 -1 4 5 6 7 -1 0 1 5 4 -1 1 2 6 5 -1 2 3 7 6 -1 3 0 4 7 -1';
    const points = '0 0 0 300 0 0 300 10 0 0 10 0 0 0 200 300 0 200 300 10 200 0 10 200';
    const shape = `<Shape><IndexedFaceSet coordIndex="${faces}"><Coordinate point="${points}"/></IndexedFaceSet></Shape>`;
    expect(partOf(shape, '', version).shapeVolumeMm3).toBe(600_000);
  });

  test.each(each)(
    '$version: machining limits of a saw cut, Front and Back until 2.0, Start and End from 2.1',
    ({ version }) => {
      const [start, end] = isBefore21(version) ? ['Front', 'Back'] : ['Start', 'End'];
      const limits = `<MachiningLimits FaceLimited${start}="no" FaceLimited${end}="yes" FaceLimitedBottom="no"/>`;
      const { parameters } = processingOf(
        `<SawCut Name="s" ReferencePlaneID="1" ToolPosition="left">${limits}</SawCut>`,
        version,
      );
      expect(parameters).toMatchObject({ FaceLimitedStart: false, FaceLimitedEnd: true, FaceLimitedBottom: false });
    },
  );

  test.each(each)('$version: angles of a ridge or valley cut, renamed in 2.2', ({ version }) => {
    const edge = version < '2.2' ? '' : 'Edge';
    const angles = ['Ref', 'Opp'].map((side) => `<Angle${side}${edge}Start>60</Angle${side}${edge}Start>`).join('');
    const { parameters } = processingOf(
      `<RidgeValleyCut Name="r" ReferencePlaneID="1">${angles}</RidgeValleyCut>`,
      version,
    );
    expect(parameters).toMatchObject({ AngleRefEdgeStart: 60, AngleOppEdgeStart: 60, AngleRefEdgeEnd: 90 });
  });

  test.each(each)('$version: slope and inclination of a mortise go by name, in either order', ({ version }) => {
    const inOrder = ['<Slope>80</Slope>', '<Inclination>70</Inclination>'];
    const values = (version < '2.2' ? inOrder.toReversed() : inOrder).join('');
    const { parameters } = processingOf(`<Mortise Name="m" ReferencePlaneID="1">${values}</Mortise>`, version);
    expect(parameters).toMatchObject({ Slope: 80, Inclination: 70 });
  });

  test.each(each)(
    '$version: fasteners and lock-out areas are information, wherever their attributes stand',
    ({ version }) => {
      const point = '<StartPoint X="0" Y="0" Z="0"/>';
      const line = (diameter: string) => `<Line ${diameter}><EndPoint X="9" Y="0" Z="0"/></Line>`;
      const contour =
        version < '2.2'
          ? `<Contour>${point}${line('ScrewDiameter="5"')}</Contour>`
          : `<Contour ScrewDiameter="5">${point}${line('')}</Contour>`;
      const glue = isBefore21(version) ? 'ForGlueing="no"' : 'ForGluing="no"';
      const inner = `<ScrewContour Name="s" ReferencePlaneID="1">${contour}</ScrewContour><LockoutArea Name="l" ReferencePlaneID="1" ${glue}>${contour}</LockoutArea>`;
      const read = partOf(`<Processings>${inner}</Processings>`, '', version);
      expect(read.processings.map(({ kind, contours }) => [kind, contours.length])).toEqual([
        ['ScrewContour', 1],
        ['LockoutArea', 1],
      ]);
      expect(read.findings).toEqual([]);
    },
  );

  test.each(each)('$version: user attributes come with and without a type', ({ version }) => {
    const attribute = (type: string) => `<UserAttribute Name="Zeichnung" Value="7" ${type}/>`;
    const inner = `<UserAttributes>${attribute('')}${attribute('Type="integer"')}</UserAttributes>`;
    expect(partOf(inner, '', version).userAttributes).toEqual([
      { name: 'Zeichnung', value: '7' },
      { name: 'Zeichnung', value: '7' },
    ]);
  });

  test.each(['', '0.9', '1', '1.2', '2.4.0', '3.0', '9.9', '2.3.1 beta'])(
    'version "%s" is refused by name',
    (version) => {
      expect(() => read(file(part(), version))).toThrow(
        expect.objectContaining({ code: 'E_VERSION', details: expect.objectContaining({ found: version }) }),
      );
    },
  );
});

describe('namespaces and shapes of files', () => {
  const prefixed = `<b:BTLx xmlns:b="https://www.design2machine.com" Version="2.0.0"><b:Project Name="p"><b:Parts><b:Part Length="300" Height="10" Width="200"/></b:Parts></b:Project></b:BTLx>`;
  test.each([
    ['https', file(part())],
    ['http', file(part(), '1.0', 'xmlns="http://www.design2machine.com/btlx"')],
    ['none', file(part(), '1.0', '')],
    ['a prefix', prefixed],
    ['a comment before the root', `<?xml version="1.0"?><!-- cad -->${file(part())}`],
    ['parts outside the project', `<BTLx Version="2.0"><Parts>${part()}</Parts></BTLx>`],
    ['an empty member number', file(part('', 'SingleMemberNumber="" OrderNumber=""'))],
    ['weight 0', file(part('', 'Weight="0"'))],
  ])('%s', (_what, text) => {
    const { parts, findings } = read(text);
    expect(parts).toMatchObject([{ blankMm: { length: 300, height: 10, width: 200 }, count: 1, findings: [] }]);
    expect(findings).toEqual([]);
  });

  test('a file without parts is a document without parts', () => {
    expect(read(file('')).parts).toEqual([]);
  });

  test('another root is no BTLx', () => {
    expect(() => read('<BTL/>')).toThrow(DomainError);
  });
});

const position =
  '<Position><ReferencePoint X="0" Y="0" Z="0"/><XVector X="1" Y="0" Z="0"/><YVector X="0" Y="1" Z="0"/></Position>';
const placed = (...guids: string[]) =>
  `<Transformations>${guids.map((guid) => `<Transformation GUID="${guid}">${position}</Transformation>`).join('')}</Transformations>`;
const refs = (kind: string, ...guids: string[]) =>
  `<${kind}Refs>${guids.map((guid) => `<${kind}Ref GUID="${guid}">${position}</${kind}Ref>`).join('')}</${kind}Refs>`;

describe('components', () => {
  test('what a part says of itself is kept', () => {
    const attributes =
      'Designation="Lasche" Storey="OG" Package="P1" OrderNumber="12" Comment="c" Annotation="a" Group="g" ElementNumber="e" ModuleNumber="m" Count="3"';
    const inner =
      '<Colour Red="200" Green="10" Blue="0" Transparency="100"/><MaterialClass Group="membrane"/><ReferenceSide Side="3" Align="no"/><GrainDirection X="1" Y="0" Z="0" Align="no"/><CenterOfGravity X="1" Y="1" Z="1"/><PartOffset FlushSide="1"/><Alignment Location="topRail"/>';
    expect(partOf(inner, attributes)).toMatchObject({
      designation: 'Lasche',
      count: 3,
      colour: { red: 200, green: 10, blue: 0 },
      materialClass: 'membrane',
      notes: [
        { name: 'OrderNumber', value: '12' },
        { name: 'Storey', value: 'OG' },
        { name: 'Package', value: 'P1' },
        { name: 'ElementNumber', value: 'e' },
        { name: 'ModuleNumber', value: 'm' },
        { name: 'Group', value: 'g' },
        { name: 'Annotation', value: 'a' },
        { name: 'Comment', value: 'c' },
      ],
      findings: [],
    });
  });

  test.each([
    [
      'a camber',
      '<Camber ReferencePlaneID="1" StartingPoint="0" EndPoint="300" CamberPoint="150" Camber="12"/>',
      '',
      'request.camber',
    ],
    ['an allowance at the start', '', 'StartOffset="5"', 'note.allowance-ignored'],
    ['an allowance at the end', '', 'EndOffset="5"', 'note.allowance-ignored'],
    ['a planing length', '', 'PlaningLength="5"', 'note.allowance-ignored'],
  ])('%s is told', (_what, inner, attributes, code) => {
    expect(partOf(inner, attributes).findings.map((finding) => finding.code)).toEqual([code]);
  });

  test.each(['Red="256" Green="0" Blue="0"', 'Red="x" Green="0" Blue="0"', 'Red="1"'])(
    'a colour of %s is none',
    (colour) => {
      expect(partOf(`<Colour ${colour}/>`).colour).toBeNull();
    },
  );

  test('a rawpart is stock: it names what lies in it and is no part', () => {
    const parts = `<Parts>${part(placed('{A}'))}${part(placed('{B}', '{C}'))}</Parts>`;
    const rawpart = `<Rawparts><Rawpart Length="6000" Height="100" Width="10" Designation="FL 100x10" PartType="nesting" Count="2">${refs('Part', '{a}', '{C}')}<Processings><Drilling/></Processings></Rawpart></Rawparts>`;
    const document = read(file(rawpart + parts));
    expect(document.parts).toHaveLength(2);
    expect(document.rawparts).toEqual([
      { name: 'FL 100x10', sizeMm: { length: 6000, height: 100, width: 10 }, count: 2, partRefs: ['a', 'c'] },
    ]);
    expect(document.findings).toEqual([]);
  });

  test('composites of every kind refer to parts and to each other, ModuleRefs of a layer as in 2.0.0 too', () => {
    const size = 'Length="1" Height="1" Width="1"';
    const composites = `<Composites>
      <Modules><Module ${size} Designation="M">${placed('{1}')}${refs('Part', '{A}')}${refs('Module', '{5}')}</Module></Modules>
      <Layers><Layer ${size}>${placed('{2}')}${refs('Part', '{B}')}${refs('Module', '{1}')}</Layer></Layers>
      <Elements><Element ${size} ElementNumber="W1">${placed('{3}')}${refs('Layer', '{2}')}</Element></Elements>
      <ElementCharges><ElementCharge ${size} Count="2">${refs('Element', '{3}')}</ElementCharge></ElementCharges>
    </Composites>`;
    const document = read(file(`<Parts>${part(placed('{A}'))}${part(placed('{B}'))}</Parts>${composites}`, '2.0.0'));
    expect(document.composites).toMatchObject([
      { kind: 'Module', name: 'M', guids: ['1'], partRefs: ['a'], compositeRefs: ['5'] },
      { kind: 'Layer', partRefs: ['b'], compositeRefs: ['1'] },
      { kind: 'Element', name: 'W1', partRefs: [], compositeRefs: ['2'] },
      { kind: 'ElementCharge', count: 2, guids: [], compositeRefs: ['3'] },
    ]);
    expect(document.findings).toEqual([]);
  });
});
