import { circlePolygon, flatten } from '../body/flatten.ts';
import { inScope } from '../body/in-scope.ts';
import type { Point } from '../body/path.ts';
import type { Kernel } from '../solids/unite-deep.ts';
import { rectangleOf } from './plan-loops.ts';
import type { PlanShape, PlatePlan } from './plate-plan.ts';
import { clipPolygon, type Line } from './trace-of.ts';

/** pieces: how many the plate falls into. */
export type PlanRegion = { areaMm2: number; perimeterMm: number; loops: number; pieces: number; sizeMm: Point };

/** A plate's plan after the work that goes through it, cut by the kernel; `takes` says which shapes count. Arcs are polygons of the same area. */
export const planRegion = (kernel: Kernel, plan: PlatePlan, takes: (shape: PlanShape) => boolean): PlanRegion =>
  inScope((keep) => {
    let region = keep(new kernel.CrossSection([rectangleOf(plan.sizeMm)]));
    for (const { shape } of plan.shapes) {
      const tool = takes(shape) ? toolOf(shape, plan.sizeMm) : null;
      if (tool === null) continue;
      const cutter = keep(new kernel.CrossSection(tool.polygons, 'EvenOdd'));
      region = keep(tool.keeps ? region.intersect(cutter) : region.subtract(cutter));
    }
    const polygons = region.toPolygons().filter((polygon) => Math.abs(area(polygon)) > 0.01);
    const { min, max } = region.bounds();
    return {
      areaMm2: region.area(),
      perimeterMm: polygons.reduce((sum, polygon) => sum + perimeter(polygon), 0),
      loops: polygons.length,
      pieces: polygons.filter((polygon) => area(polygon) > 0).length,
      sizeMm: polygons.length === 0 ? [0, 0] : [max[0] - min[0], max[1] - min[1]],
    };
  });

const toolOf = (shape: PlanShape, sizeMm: Point): { polygons: Point[][]; keeps: boolean } | null => {
  switch (shape.kind) {
    case 'hole':
      return {
        polygons: [
          circlePolygon(shape.radiusMm, 64).map(([x, y]): Point => [x + shape.centre[0], y + shape.centre[1]]),
        ],
        keeps: false,
      };
    case 'line':
      return polygonOf([shape], sizeMm);
    case 'convex':
      return polygonOf(shape.lines, sizeMm);
    case 'loops':
      return { polygons: shape.loops.map((loop) => flatten(loop, 5)), keeps: shape.outside };
    case 'spatial':
      if (shape.trace) return { polygons: shape.trace.loops, keeps: shape.trace.keeps };
      return shape.lines === null ? null : polygonOf(shape.lines, sizeMm);
    default:
      return shape satisfies never;
  }
};

const polygonOf = (lines: Line[], [p, q]: Point): { polygons: Point[][]; keeps: boolean } | null => {
  const around: Point[] = [
    [-10, -10],
    [p + 10, -10],
    [p + 10, q + 10],
    [-10, q + 10],
  ];
  const polygon = lines.reduce(clipPolygon, around);
  return polygon.length < 3 ? null : { polygons: [polygon], keeps: false };
};

const area = (polygon: Point[]): number =>
  polygon.reduce((sum, from, index) => {
    const to = polygon[(index + 1) % polygon.length] ?? from;
    return sum + (from[0] * to[1] - to[0] * from[1]) / 2;
  }, 0);

const perimeter = (polygon: Point[]): number =>
  polygon.reduce((sum, from, index) => {
    const to = polygon[(index + 1) % polygon.length] ?? from;
    return sum + Math.sqrt((to[0] - from[0]) ** 2 + (to[1] - from[1]) ** 2);
  }, 0);
