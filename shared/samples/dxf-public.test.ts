import { beforeAll, describe, expect, test } from 'vitest';
import type { Reading } from '../src/files/document/reading.schema.ts';
import type { PartFacts } from '../src/parts/part-facts.schema.ts';
import { readSample } from './read-sample.ts';

const names = ['arrayed-holes', 'blocks1', 'blocks2', 'circlesellipsesarcs', 'closedlwpolylinebug', 'dimensions', 'issue21', 'issue29', 'layers', 'lines', 'lwpolylines'];
const readings = new Map<string, Reading>();
const partsOf = (name: string): PartFacts[] => (readings.get(name) as Reading).parts;
/** Plates whose thickness nobody says are drawn 1 mm thick. */
const areasOf = (name: string) => partsOf(name).map(({ measures }) => measures.netVolumeMm3);
const codesOf = (part: PartFacts | undefined) => part?.findings.map(({ code }) => code) ?? [];
const inch = 25.4;

beforeAll(async () => {
  for (const name of names) readings.set(name, await readSample(`dxf-public/${name}.dxf`));
});

describe('areas and holes as worked out by hand from the entities', () => {
  test('an outline of lines and arcs in a block, with an array of 14 holes, in inches', () => {
    const [part] = partsOf('arrayed-holes');
    expect(part?.body.blankMm.length).toBeCloseTo(1.85236 * inch, 2);
    expect(part?.body.blankMm.height).toBeCloseTo(7.25 * inch, 6);
    expect(Math.abs((part?.measures.netVolumeMm3 ?? 0) - 4602.7)).toBeLessThan(1);
    expect(part?.body.processings.filter(({ kind }) => kind === 'Drilling').map(({ parameters }) => parameters['Diameter'])).toEqual(Array(14).fill(0.26 * inch));
  });
  test.each([
    ['circlesellipsesarcs', [5969, 5027]],
    ['closedlwpolylinebug', [300]],
    ['dimensions', [2827, 800]],
    ['issue21', [105_571]],
    ['lines', [4157, 1000]],
    ['lwpolylines', [1900]],
    ['blocks2', [16_800 - 2136 - 1514]],
  ])('%s: %j mm2', (name, wanted) => {
    expect(areasOf(name)).toHaveLength(wanted.length);
    for (const [index, area] of areasOf(name).entries()) expect(Math.abs(area - (wanted[index] ?? 0))).toBeLessThanOrEqual(1);
  });
  test('eleven parts of old polylines without a unit, one with 18 slots', () => {
    const areas = areasOf('issue29');
    expect(areas).toHaveLength(11);
    expect(areas.toSorted((a, b) => a - b)).toEqual([...Array(6).fill(5134), 5448, 5448, 5735, 5735, 57_795]);
    expect(partsOf('issue29').every((part) => codesOf(part).includes('request.missing-unit'))).toBe(true);
  });
});

test('outlines that cross are on request and say where', () => {
  expect(partsOf('blocks1').map((part) => codesOf(part).includes('request.outlines-cross'))).toEqual([true, true]);
});

test('a line across a part that closes nothing puts it on request; lines beside it are told', () => {
  expect(partsOf('blocks2')[0]?.findings).toContainEqual({ code: 'request.open-outline', values: { count: 1, x: 165, y: 135 } });
  expect(readings.get('lines')?.head.findings).toEqual([{ code: 'warn.open-outside', values: { count: 1, lengthMm: 100, x: 0, y: 0 } }]);
});

test('dashed lines are not cut, and told', () => {
  expect(partsOf('layers')[0]?.measures.holes).toEqual([{ diameterMm: 60, depthMm: 1, count: 1 }]);
  expect(readings.get('layers')?.head.findings).toEqual([{ code: 'note.lines-ignored', values: { layer: 'dashedred', count: 4 } }]);
});

test.each(['elliptical-arc5', 'splines'])('%s has nothing that closes and is refused with its place', async (name) => {
  await expect(readSample(`dxf-public/${name}.dxf`)).rejects.toMatchObject({ code: 'E_OUTLINE', details: { line: expect.any(Number), x: expect.any(Number) } });
});
