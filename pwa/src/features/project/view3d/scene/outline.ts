import type { Vector } from '@knotenblech/shared/geometry/body/body.schema.ts';
import { type Color, Group, type Plane } from 'three';
import { LineMaterial } from 'three/addons/lines/LineMaterial.js';
import { LineSegments2 } from 'three/addons/lines/LineSegments2.js';
import { LineSegmentsGeometry } from 'three/addons/lines/LineSegmentsGeometry.js';
import { type Piece, pointOutside } from '../stage/piece.ts';

const mostEdges = 40_000;
const widthPx = 2.5;

/** Bold edges around what is selected; faint where something stands before them. */
export const createOutline = () => {
  const group = new Group();
  const seen = new LineMaterial({ linewidth: widthPx });
  const behind = new LineMaterial({
    linewidth: widthPx,
    depthTest: false,
    depthWrite: false,
    transparent: true,
    opacity: 0.3,
  });
  let geometry: LineSegmentsGeometry | null = null;

  const clear = () => {
    group.clear();
    geometry?.dispose();
    geometry = null;
  };
  const show = (pieces: readonly Piece[]) => {
    clear();
    const points = edgePoints(pieces);
    if (points.length === 0) return;
    geometry = new LineSegmentsGeometry().setPositions(points);
    for (const material of [behind, seen]) {
      const lines = new LineSegments2(geometry, material);
      lines.frustumCulled = false;
      lines.matrixAutoUpdate = false;
      group.add(lines);
    }
  };
  const paint = (accent: Color) => {
    seen.color.copy(accent);
    behind.color.copy(accent);
  };
  const clip = (planes: Plane[]) => {
    seen.clippingPlanes = planes;
    behind.clippingPlanes = planes;
  };
  const dispose = () => {
    clear();
    seen.dispose();
    behind.dispose();
  };
  return { group, show, paint, clip, dispose };
};

const edgePoints = (pieces: readonly Piece[]): Float32Array => {
  const meshes = pieces.flatMap(({ shape, place }) => {
    const mesh = shape.mesh ?? shape.rough;
    return mesh ? [{ mesh, place }] : [];
  });
  const count = Math.min(
    mostEdges,
    meshes.reduce((sum, { mesh }) => sum + mesh.edges.length / 2, 0),
  );
  const points = new Float32Array(count * 6);
  let at = 0;
  for (const { mesh, place } of meshes) {
    for (const end of mesh.edges) {
      if (at >= points.length) return points;
      const own = mesh.edgePoints.subarray(end * 3, end * 3 + 3);
      points.set(pointOutside(place, [own[0] ?? 0, own[1] ?? 0, own[2] ?? 0] satisfies Vector), at);
      at += 3;
    }
  }
  return points;
};
