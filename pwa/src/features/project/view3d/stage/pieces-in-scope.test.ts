import type { Part } from '@knotenblech/shared/parts/part.ts';
import { expect, test } from 'vitest';
import { workedFacts } from '../../../../../../shared/samples/worked-parts.ts';
import { piecesInScope, type Shapes } from './pieces-in-scope.ts';

const at = (x: number) => ({
  origin: [x, 0, 0] as [number, number, number],
  xAxis: [1, 0, 0] as [number, number, number],
  yAxis: [0, 1, 0] as [number, number, number],
});
const part = (index: number, fields: { isTaken?: boolean; places?: number[] } = {}) =>
  ({
    index,
    assemblyIndex: null,
    isTaken: fields.isTaken ?? true,
    facts: workedFacts({ index, placements: (fields.places ?? []).map(at) }),
  }) as Part;
const shown = (parts: Part[]) => ({ parts, assemblies: [], profiles: [], origin: { fileHash: 'a', readerVersion: 1 } });
const project = { kind: 'project' } as const;

test('equal bodies share one shape, each piece has its place', () => {
  const shapes: Shapes = new Map();
  const pieces = piecesInScope(project, shown([part(1, { places: [0, 500] }), part(2, { places: [900] })]), shapes);
  expect(pieces.map((piece) => [piece.part, piece.place.origin[0]])).toEqual([
    [1, 0],
    [1, 500],
    [2, 900],
  ]);
  expect(shapes.size).toBe(1);
});

test('left-out parts are not shown', () => {
  const pieces = piecesInScope(project, shown([part(1), part(2, { isTaken: false })]), new Map());
  expect(pieces.map((piece) => piece.part)).toEqual([1]);
});

test('parts that the file places nowhere lie beside each other', () => {
  const pieces = piecesInScope(project, shown([part(1), part(2)]), new Map());
  expect(new Set(pieces.map((piece) => String(piece.place.origin))).size).toBe(2);
});

test('a part alone stands in its own axes, also one that was left out', () => {
  const [piece, ...more] = piecesInScope(
    { kind: 'part', index: 2 },
    shown([part(1), part(2, { isTaken: false, places: [700] })]),
    new Map(),
  );
  expect(more).toEqual([]);
  expect(piece?.place.origin).toEqual([0, 0, 0]);
});
