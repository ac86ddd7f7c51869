import { expect, test } from 'vitest';
import { readDocument } from '../read-file.ts';

declare const TextEncoder: new () => { encode(text: string): Uint8Array };

const read = (processings: string, version = '2.3.1') => {
  const text = `<BTLx Version="${version}"><Project Name="p"><Parts><Part Length="400" Height="100" Width="200"><Processings>${processings}</Processings></Part></Parts></Project></BTLx>`;
  const document = readDocument(new TextEncoder().encode(text));
  const part = document.format === 'btlx' ? document.parts[0] : undefined;
  if (part === undefined) throw new Error('no part');
  return part;
};
const point = (name: string, x: number, y: number, z = 0) => `<${name} X="${x}" Y="${y}" Z="${z}"/>`;
const position = `<Position>${point('ReferencePoint', 5, 0)}${point('XVector', 1, 0)}${point('YVector', 0, 1)}</Position>`;

test('the arcs of a profile head are parameters with the defaults of what is there', () => {
  const [head] = read(
    '<ProfileHead ReferencePlaneID="1"><Orientation>start</Orientation><Arc1 LapLength="7"><QuarterArc Radius="33"/></Arc1><Arc2 ArcShape="concave"><Segment Length="40"/></Arc2></ProfileHead>',
  ).processings;
  expect(head?.parameters).toMatchObject({
    'Arc1.LapLength': 7,
    'Arc1.ArcShape': 'convex',
    'Arc1.Radius': 33,
    'Arc2.ArcShape': 'concave',
    'Arc2.Length': 40,
    'Arc2.Camber': 50,
  });
  expect(head?.parameters).not.toHaveProperty('Arc2.Radius');
});

test('a house holds its tenon, on its own plane or on that of the house', () => {
  const [house] = read(
    '<House ReferencePlaneID="2"><Orientation>end</Orientation><Tenon><Orientation>end</Orientation><Height>30</Height></Tenon></House>',
  ).processings;
  expect(house).toMatchObject({ kind: 'House', side: 2, inner: [{ kind: 'Tenon', side: 2 }] });
  expect(house?.inner?.[0]?.parameters['Height']).toBe(30);
});

test('a pattern holds its insertions on their positions and the spacing of its segments', () => {
  const [pattern] = read(
    `<PatternContour ReferencePlaneID="1"><InsertionPatterns><InsertionPattern><Drilling ReferencePlaneID="3"/>${position}</InsertionPattern></InsertionPatterns><Contour>${point('StartPoint', 0, 0)}<Line NodeSpacing="40" NodeAtEnd="no">${point('EndPoint', 300, 0)}</Line></Contour></PatternContour>`,
  ).processings;
  expect(pattern?.parameters).toEqual({ 'Segment1.NodeSpacing': 40, 'Segment1.NodeAtEnd': false });
  expect(pattern?.inner).toMatchObject([{ kind: 'Drilling', side: null, plane: { origin: [5, 0, 0] } }]);
});

const curve = (degree: number, knots: string) =>
  `<FreeContour ReferencePlaneID="1" ToolPosition="left"><Contour>${point('StartPoint', 0, 0)}<NURBS Degree="${degree}" Count="3"><ControlPoints><ControlPoint X="0" Y="0" Z="0" W="1"/><ControlPoint X="10" Y="20" Z="0" W="0.7"/><ControlPoint X="20" Y="0" Z="0" W="1"/></ControlPoints><Knots>${knots}</Knots></NURBS><Line>${point('EndPoint', 0, 0)}</Line></Contour></FreeContour>`;

test.each([
  ['as usual', 2, '0 0 0 1 1 1'],
  ['as many as the schema asks for, the degree being the order', 3, '0 0 0 1 1 1'],
  ['one short at the end', 2, '0 0 0 1 1'],
  ['one short at both ends', 2, '0 0 1 1'],
])('the knots of a curve are read %s', (_title, degree, knots) => {
  const [contour] = read(curve(degree, knots)).processings[0]?.contours ?? [];
  expect(contour?.segments[0]).toMatchObject({ kind: 'nurbs', degree: 2, knots: [0, 0, 0, 1, 1, 1], end: [20, 0, 0] });
});

test.each([
  ['that go back', 2, '0 0 1 0 1 1'],
  ['too few', 2, '0 1'],
])('a curve with knots %s leaves its contour unread', (_title, degree, knots) => {
  expect(read(curve(degree, knots)).processings[0]?.contours).toEqual([]);
});

test('a dual contour is one contour with its lower edge', () => {
  const edge = (z: number) => `${point('StartPoint', 0, 0, z)}<Line>${point('EndPoint', 50, 0, z)}</Line>`;
  const [dual] = read(
    `<SawContour ReferencePlaneID="1" ToolPosition="left"><DualContour><PrincipalContour>${edge(0)}</PrincipalContour><AssociatedContour>${edge(-20)}</AssociatedContour><MachiningLimits FaceLimitedBottom="no"/></DualContour></SawContour>`,
  ).processings;
  expect(dual?.contours).toMatchObject([{ start: [0, 0, 0], lower: { start: [0, 0, -20] } }]);
  expect(dual?.parameters['FaceLimitedBottom']).toBe(false);
});

test('a part is told once per kind that a meaning was chosen, and only where it matters', () => {
  const lap = (slope: number) =>
    `<Lap ReferencePlaneID="1" Name="L"><Orientation>start</Orientation><Slope>${slope}</Slope></Lap>`;
  expect(read(lap(0)).findings).toEqual([]);
  expect(read(lap(5) + lap(6)).findings).toEqual([
    { code: 'note.meaning-chosen', values: { kind: 'Lap', name: 'L', choice: 'Lap' } },
  ]);
});

test.each(['no', 'No', 'NO', 'false', '0'])('a processing that says Process="%s" is not carried out', (said) => {
  const [drilling] = read(`<Drilling ReferencePlaneID="1" Process="${said}"/>`).processings;
  expect(drilling?.carriedOut).toBe(false);
});
