import { describe, expect, test } from 'vitest';
import { bodyOf, workOn } from '../../../test/geometry/sample-bodies.ts';
import type { Vector } from '../body/body.schema.ts';
import { meshBody } from '../meshes/plain-mesh.ts';
import { loadKernel } from '../solids/unite-deep.ts';
import { hiddenLines } from './hidden-lines.ts';
import type { PlacedMesh } from './limit-meshes.ts';
import { projectScene, type Scene } from './project-scene.ts';
import { type View, viewAxes } from './view-axes.ts';

const kernel = await loadKernel();
const seed = 20_261_121;

/** Plates and blocks in the cells of a lattice, so that none reaches into another; many stand exactly behind each other. */
const scatter = (count: number, random: () => number): PlacedMesh[] => {
  const drilled: Vector = [90, 10, 70];
  const meshes = [
    bodyOf([80, 60, 40]),
    bodyOf([95, 8, 95]),
    bodyOf(drilled, [workOn(1, drilled).drill(40, 35, 25)]),
  ].map((body) => meshBody(kernel, body, null));
  const turns: [Vector, Vector][] = [
    [
      [1, 0, 0],
      [0, 1, 0],
    ],
    [
      [0, 1, 0],
      [0, 0, 1],
    ],
    [
      [0, 0, 1],
      [1, 0, 0],
    ],
    [
      [0.8, 0.6, 0],
      [-0.6, 0.8, 0],
    ],
  ];
  return Array.from({ length: count }, (_, n) => {
    const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T;
    const [xAxis, yAxis] = pick(turns);
    const offset = random() < 0.5 ? 0 : random() * 5;
    const origin: Vector = [(n % 8) * 200 + offset, (Math.floor(n / 8) % 8) * 200, Math.floor(n / 64) * 200 + offset];
    return { mesh: pick(meshes), placement: { origin, xAxis, yAxis } };
  });
};

type Found = 'covered' | 'free' | 'near';

/** Whether any triangle but the edge's own lies before a point of it, looked up one by one; 'near' where rounding could decide. */
const look = ({ points, front, edges }: Scene, edge: number, [x, y, depth]: Vector): Found => {
  let found: Found = 'free';
  for (let index = 0; index < front.length; index += 3) {
    if (index / 3 === edges[edge * 4 + 2] || index / 3 === edges[edge * 4 + 3]) continue;
    const [a, b, c] = [0, 1, 2].map((corner) => (front[index + corner] ?? 0) * 3) as Vector;
    const at = (vertex: number, axis: number) => points[vertex + axis] ?? 0;
    const beside = (p: number, q: number) =>
      (at(q, 0) - at(p, 0)) * (y - at(p, 1)) - (at(q, 1) - at(p, 1)) * (x - at(p, 0));
    const [w, u, v] = [beside(a, b), beside(b, c), beside(c, a)];
    const whole = u + v + w;
    const margin = 0.05 * Math.sqrt(whole);
    if (whole < 1e-9 || Math.min(u, v, w) < -margin) continue;
    const before = (u * at(a, 2) + v * at(b, 2) + w * at(c, 2)) / whole - depth;
    if (before > 1 && Math.min(u, v, w) > margin) return 'covered';
    if (before > -1) found = 'near';
  }
  return found;
};

const isOn = ([ax, ay, bx, by]: readonly [number, number, number, number], x: number, y: number): boolean => {
  const [ux, uy] = [bx - ax, by - ay];
  const part = Math.min(1, Math.max(0, ((x - ax) * ux + (y - ay) * uy) / (ux * ux + uy * uy || 1)));
  return Math.hypot(x - ax - part * ux, y - ay - part * uy) < 0.01;
};

const pointOn = ({ points, edges }: Scene, edge: number, part: number): Vector => {
  const [from, to] = [(edges[edge * 4] ?? 0) * 3, (edges[edge * 4 + 1] ?? 0) * 3];
  return [0, 1, 2].map((axis) => {
    const start = points[from + axis] ?? 0;
    return start + part * ((points[to + axis] ?? 0) - start);
  }) as Vector;
};

/** What edges that pass through a point of the drawing are there. */
const lookAt = (scene: Scene, x: number, y: number): Found[] => {
  const found: Found[] = [];
  for (let edge = 0; edge < scene.isRim.length; edge += 1) {
    const [start, end] = [pointOn(scene, edge, 0), pointOn(scene, edge, 1)];
    if (!isOn([start[0], start[1], end[0], end[1]], x, y)) continue;
    const [ux, uy] = [end[0] - start[0], end[1] - start[1]];
    const part = ((x - start[0]) * ux + (y - start[1]) * uy) / (ux * ux + uy * uy || 1);
    found.push(look(scene, edge, pointOn(scene, edge, part)));
  }
  return found;
};

describe.each([
  ['TRI', 40],
  ['FRONT', 40],
  ['TRI', 400],
  ['FRONT', 400],
  ['LEFT', 400],
  ['TOP', 400],
] as [View, number][])('from %s, of %i pieces', (view, count) => {
  let state = seed + count;
  const random = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x80000000;
  };
  const scene = projectScene(scatter(count, random), viewAxes(view));
  const lines = hiddenLines(scene);

  test('every point of an edge that no triangle hides is drawn', () => {
    const free = Array.from({ length: 600 }, () => Math.floor(random() * scene.isRim.length)).flatMap((edge) => {
      const point = pointOn(scene, edge, 0.02 + 0.96 * random());
      return look(scene, edge, point) === 'free' ? [point] : [];
    });
    const missing = free.filter(([x, y]) => !lines.some(({ ends }) => isOn(ends, x, y)));
    expect(free.length, `seed ${seed}`).toBeGreaterThan(50);
    expect(missing, `seed ${seed}`).toEqual([]);
  });

  test('nothing is drawn but edges that are not hidden', () => {
    const drawn = Array.from({ length: 60 }, () => {
      const [ax, ay, bx, by] = lines[Math.floor(random() * lines.length)]?.ends ?? [0, 0, 0, 0];
      const part = 0.02 + 0.96 * random();
      return [ax + part * (bx - ax), ay + part * (by - ay)] as const;
    });
    const hidden = drawn.filter(([x, y]) => lookAt(scene, x, y).every((found) => found === 'covered'));
    expect(hidden, `seed ${seed}`).toEqual([]);
  });
});
