import type { Profile } from '../../catalogue/profile.schema.ts';
import type { Body } from '../body/body.schema.ts';
import { flatten } from '../body/flatten.ts';
import { areaOf, circleOf, type Path, type Point, perimeterOf } from '../body/path.ts';
import { sectionOutline } from '../body/profile-outline.ts';

export type SectionMeasures = {
  /** Outline in (y, z), mm; the first loop is the outside. */
  loops: Path[];
  /** Area as tabulated, or of the outline when the body has no profile, mm2. */
  areaMm2: number;
  /** Area of the outline, mm2. */
  outlineMm2: number;
  /** Painted length of the outline (outside only, as tabulated), mm. */
  perimeterMm: number;
  /** Centroids (y, z) of the area and of the outside line. */
  areaCentre: Point;
  perimeterCentre: Point;
  /** Bounding rectangle in (y, z). */
  min: Point;
  max: Point;
};

/** Section of a body's blank: catalogue values where there is a profile, else those of the rectangle. */
export const sectionMeasures = (body: Body, profile: Profile | null): SectionMeasures => {
  const loops = sectionOutline(body, profile);
  const known = body.section.kind === 'profile' ? profile : null;
  const polygons = loops.map((loop) => flatten(loop, 3));
  const [outside = []] = polygons;
  const [first = []] = loops;
  const outlineMm2 = loops.reduce((sum, loop) => sum + areaOf(loop), 0);
  const ys = outside.map((point) => point[0]);
  const zs = outside.map((point) => point[1]);
  const centre = areaCentre(polygons);
  const circle = circleOf(first);
  return {
    loops,
    areaMm2: known === null ? outlineMm2 : known.areaCm2 * 100,
    outlineMm2,
    perimeterMm: known === null ? perimeterOf(first) : known.surfaceM2PerM * 1000,
    areaCentre: centre,
    perimeterCentre: perimeterCentre(outside),
    min:
      circle === null ? [Math.min(...ys), Math.min(...zs)] : [centre[0] - circle.radiusMm, centre[1] - circle.radiusMm],
    max:
      circle === null ? [Math.max(...ys), Math.max(...zs)] : [centre[0] + circle.radiusMm, centre[1] + circle.radiusMm],
  };
};

const areaCentre = (polygons: Point[][]): Point => {
  let [twice, y, z] = [0, 0, 0];
  for (const polygon of polygons) {
    polygon.forEach((from, index) => {
      const to = polygon[(index + 1) % polygon.length] ?? from;
      const weight = from[0] * to[1] - to[0] * from[1];
      twice += weight;
      y += (from[0] + to[0]) * weight;
      z += (from[1] + to[1]) * weight;
    });
  }
  return [y / (3 * twice), z / (3 * twice)];
};

const perimeterCentre = (polygon: Point[]): Point => {
  let [length, y, z] = [0, 0, 0];
  polygon.forEach((from, index) => {
    const to = polygon[(index + 1) % polygon.length] ?? from;
    const weight = Math.sqrt((to[0] - from[0]) ** 2 + (to[1] - from[1]) ** 2);
    length += weight;
    y += ((from[0] + to[0]) / 2) * weight;
    z += ((from[1] + to[1]) / 2) * weight;
  });
  return [y / length, z / length];
};
