import { describe, expect, test } from 'vitest';
import { bodyOf, longHole, sectionOf, workOn } from '../../../test/geometry/sample-bodies.ts';
import { seedCatalogue } from '../../base-data/seed/seed-catalogue.ts';
import type { Body } from '../body/body.schema.ts';
import { loadKernel } from '../solids/unite-deep.ts';
import type { Mesh } from './extruded-mesh.ts';
import { plainMesh, solidMesh } from './plain-mesh.ts';

const kernel = await loadKernel();
const { profiles } = seedCatalogue();
const profileOf = (id: string) => profiles.find((profile) => profile.id === id) ?? null;

const cornersOf = ({ positions, triangles }: Mesh, index: number) =>
  [0, 1, 2].map((corner) => {
    const vertex = (triangles[index + corner] ?? 0) * 3;
    return [positions[vertex] ?? 0, positions[vertex + 1] ?? 0, positions[vertex + 2] ?? 0] as const;
  }) as [readonly [number, number, number], readonly [number, number, number], readonly [number, number, number]];

const volumeOf = (mesh: Mesh): number => {
  let sum = 0;
  for (let index = 0; index < mesh.triangles.length; index += 3) {
    const [[ax, ay, az], [bx, by, bz], [cx, cy, cz]] = cornersOf(mesh, index);
    sum += ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
  }
  return sum / 6;
};

const sharpLengthOf = ({ positions, featureEdges }: Mesh): number => {
  let sum = 0;
  for (let index = 0; index < featureEdges.length; index += 2) {
    const [a, b] = [(featureEdges[index] ?? 0) * 3, (featureEdges[index + 1] ?? 0) * 3];
    sum += Math.hypot(...[0, 1, 2].map((axis) => (positions[a + axis] ?? 0) - (positions[b + axis] ?? 0)));
  }
  return sum;
};

const isClosed = ({ triangles, positions }: Mesh): boolean => {
  const sides = new Set<number>();
  const count = positions.length / 3;
  for (let index = 0; index < triangles.length; index += 1) {
    const next = index % 3 === 2 ? index - 2 : index + 1;
    sides.add((triangles[index] ?? 0) * count + (triangles[next] ?? 0));
  }
  return (
    sides.size === triangles.length &&
    [...sides].every((side) => sides.has((side % count) * count + Math.floor(side / count)))
  );
};

const size: [number, number, number] = [300, 10, 200];
const upright: [number, number, number] = [300, 200, 12];
const onFront = workOn(1, size);
const outline = onFront.contour(
  [
    [0, 0],
    [300, 0],
    [300, 120],
    [180, 200],
    [0, 200],
  ],
  { ToolPosition: 'right' },
);

describe.each([
  ['a box', bodyOf(size), null],
  ['a plate with holes', bodyOf(size, [onFront.drill(60, 60, 22), onFront.drill(200, 90, 60)]), null],
  ['a plate on its edge', bodyOf(upright, [workOn(2, upright).drill(60, 60, 22)]), null],
  ['a plate with a cut corner', bodyOf(size, [onFront.cutEnd('start', 80, 60)]), null],
  [
    'a plate with a long hole',
    bodyOf(size, [
      onFront.work('FreeContour', { CounterSink: false, ToolPosition: 'left' }, [longHole(150, 100, 60, 18)]),
    ]),
    null,
  ],
  ['a plate with an outline', bodyOf(size, [outline]), null],
  ['a beam', bodyOf([900, 190, 200], [], sectionOf(profileOf('HEA200') as never)), 'HEA200'],
  ['a tube', bodyOf([900, 76.1, 76.1], [], sectionOf(profileOf('CHS76.1x2.6') as never)), 'CHS76.1x2.6'],
  [
    'a mirrored angle',
    bodyOf([900, 80, 80], [], sectionOf(profileOf('L80x80x8') as never, { flipY: true })),
    'L80x80x8',
  ],
] as [string, Body, string | null][])('the mesh of %s', (_, body, id) => {
  const profile = id === null ? null : profileOf(id);
  const plain = plainMesh(kernel, body, profile);

  test('is closed and holds what the solid of the kernel holds', () => {
    const solid = solidMesh(kernel, body, profile);
    expect(plain && isClosed(plain)).toBe(true);
    expect(plain && volumeOf(plain) / volumeOf(solid)).toBeCloseTo(1, 5);
    expect(plain && sharpLengthOf(plain) / sharpLengthOf(solid)).toBeCloseTo(1, 2);
  });
});

test.each([
  ['a blind hole', bodyOf(size, [onFront.drill(60, 60, 22, 4)])],
  ['holes that meet', bodyOf(size, [onFront.drill(60, 60, 22), onFront.drill(75, 60, 22)])],
  ['a hole over the edge', bodyOf(size, [onFront.drill(60, 5, 22)])],
  ['a bevelled end', bodyOf(size, [onFront.cutEnd('start', 80, 90, 45)])],
])('%s is left to the kernel', (_, body) => {
  expect(plainMesh(kernel, body, null)).toBeNull();
});
