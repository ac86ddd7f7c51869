import { meshBody } from '@knotenblech/shared/geometry/meshes/plain-mesh.ts';
import { loadKernel } from '@knotenblech/shared/geometry/solids/unite-deep.ts';
import { expect, test } from 'vitest';
import { workedPlate } from '../../../shared/samples/worked-parts.ts';
import { shadeMesh } from './shade-mesh.ts';

const box = { ...workedPlate().body, processings: [] };
const kernel = await loadKernel();

test('a box has four vertices a face, with the normal of the face', () => {
  const { positions, normals, triangles, edges } = shadeMesh(meshBody(kernel, box, null));
  expect(positions.length / 3).toBe(24);
  expect(triangles.length).toBe(36);
  expect(edges.length).toBe(24);
  for (let vertex = 0; vertex < 24; vertex += 1) {
    const [x = 0, y = 0, z = 0] = normals.subarray(vertex * 4, vertex * 4 + 3);
    expect(Math.abs(x) + Math.abs(y) + Math.abs(z)).toBe(127);
  }
});

test('the wall of a round hole is shaded round: one normal to each of its vertices', () => {
  const plate = meshBody(kernel, workedPlate().body, null);
  const { positions, triangles, edgePoints } = shadeMesh(plate);
  expect(triangles.length).toBe(plate.triangles.length);
  const onEdges = edgePoints.length / 3;
  expect(onEdges).toBe(plate.positions.length / 3);
  expect(positions.length / 3).toBe(2 * onEdges + 8);
});
