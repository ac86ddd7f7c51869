import { expect, test } from 'vitest';
import type { XmlNode } from '../document/build-tree.ts';
import { processingParameters } from './processing-parameters.ts';
import { isKnownProcessing, readParameters } from './read-parameters.ts';

const node = (name: string, attributes: Record<string, string> = {}, values: Record<string, string> = {}): XmlNode => ({
  name,
  path: name,
  attributes,
  text: '',
  line: 1,
  column: 1,
  children: Object.entries(values).map(([child, text]) => ({
    name: child,
    path: `${name}/${child}`,
    attributes: {},
    children: [],
    text,
    line: 1,
    column: 1,
  })),
});
const read = (element: XmlNode, isBefore21 = false) => readParameters(element, isBefore21).parameters;

test('all 54 processings of BTLx 2.3.1 are known, their defaults are in their ranges', () => {
  const kinds = Object.keys(processingParameters);
  expect(kinds).toHaveLength(54);
  for (const kind of kinds) {
    expect(isKnownProcessing(kind)).toBe(true);
    expect(() => read(node(kind))).not.toThrow();
  }
  expect(isKnownProcessing('constructor')).toBe(false);
});

test('defaults are those of the schema', () => {
  expect(read(node('Drilling'))).toEqual({
    StartX: 0,
    StartY: 0,
    Angle: 0,
    Inclination: 90,
    DepthLimited: true,
    Depth: 50,
    Diameter: 20,
  });
  expect(read(node('Lap'))).toMatchObject({
    Orientation: 'start',
    Length: 100,
    Width: 50,
    Depth: 40,
    FaceLimitedTop: false,
    FaceLimitedBack: true,
  });
  expect(read(node('FreeContour'))).toMatchObject({ ToolPosition: 'left', CounterSink: false });
});

test('before 2.1 a drilling is through unless it says otherwise', () => {
  expect(read(node('Drilling'), true)['DepthLimited']).toBe(false);
  expect(read(node('Drilling', {}, { DepthLimited: 'yes' }), true)['DepthLimited']).toBe(true);
});

test('parameters may be attributes; child elements win', () => {
  expect(read(node('Drilling', { StartX: '10', Diameter: '18' }, { StartX: ' 12.5 ' }))).toMatchObject({
    StartX: 12.5,
    Diameter: 18,
  });
});

test('names of older versions are read', () => {
  expect(read(node('RidgeValleyCut', {}, { AngleRefStart: '60' }))['AngleRefEdgeStart']).toBe(60);
});

test('machining limits stand in an element of their own', () => {
  const lap = node('Lap');
  lap.children.push(node('MachiningLimits', { FaceLimitedBack: 'no' }, { FaceLimitedTop: 'yes' }));
  expect(read(lap)).toMatchObject({ FaceLimitedBack: false, FaceLimitedTop: true, FaceLimitedFront: true });
});

test('required parameters that are missing are named', () => {
  expect(readParameters(node('JackRafterCut'), false).missing).toEqual(['Orientation']);
});

test('a lettering keeps what it says, line by line', () => {
  const lines = ['Oben', 'Achse 3'].flatMap((line) => node('Text', {}, { Text: line }).children);
  expect(read({ ...node('Text'), children: lines })).toMatchObject({ Text: 'Oben\nAchse 3', TextHeight: 20 });
  expect(read(node('Text'))).not.toHaveProperty('Text');
});
