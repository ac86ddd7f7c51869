import { expect, test } from 'vitest';
import { circle, line, sampleDxf } from '../../../test/files/sample-dxf.ts';
import { openLines } from './open-lines.ts';

declare const TextEncoder: new () => { encode(text: string): Uint8Array };

const seen = (entities: string) => openLines(new TextEncoder().encode(sampleDxf(entities)));
/** A rectangle of 100 x 50 whose last side stops short of the first by `gap`. */
const sides = (gap: number) => line(0, 0, 100, 0) + line(100, 0, 100, 50) + line(100, 50, 0, 50) + line(0, 50, 0, gap);

test('where an outline stays open is told in the picture, with the gap that would have to be closed', () => {
  const { sizeMm, closed, open, ends, closableMm } = seen(sides(0.55));
  expect(sizeMm).toEqual([100, 50]);
  expect(closed).toBe('');
  expect(open).toBe('M0 50L100 50L100 0L0 0L0 49.45');
  expect(ends.map(({ at, gapMm }) => [...at, gapMm].map((mm) => Math.round((mm ?? 0) * 100) / 100))).toEqual([
    [0, 50, 0.55],
    [0, 49.45, 0.55],
  ]);
  expect(closableMm).toBe(0.6);
});

test('a wide gap cannot be closed, and what closes is drawn apart', () => {
  const { closed, open, ends, closableMm } = seen(sides(20) + circle(50, 25, 5));
  expect(closed).toBe('M55 25A5 5 0 0 0 45 25A5 5 0 0 0 55 25');
  expect(open).toContain('L0 30');
  expect(ends.map(({ gapMm }) => gapMm)).toEqual([null, null]);
  expect(closableMm).toBeNull();
});

test('a line alone is not closed onto itself', () => {
  expect(seen(line(0, 0, 3, 0)).closableMm).toBeNull();
});

test('gaps are closed no wider than what closes by them asks for', () => {
  const stray = line(300, 0, 400, 0) + line(403, 0, 500, 0);
  expect(seen(sides(0.55) + stray).closableMm).toBe(0.6);
});

test('marks of centres are no outlines', () => {
  expect(seen(sides(0) + line(20, 18, 20, 22) + line(18, 20, 22, 20)).closableMm).toBeNull();
});
