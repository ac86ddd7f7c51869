import { inScope } from '../geometry/body/in-scope.ts';
import { areaOf, type Path, type PathPiece, type Point, polygonPath } from '../geometry/body/path.ts';
import { innerPath, rectangleOf } from '../geometry/measures/plan-loops.ts';
import type { PlanShape, PlatePlan } from '../geometry/measures/plate-plan.ts';
import { clipPolygon } from '../geometry/measures/trace-of.ts';
import type { Kernel } from '../geometry/solids/unite-deep.ts';

type Circle = { centre: Point; radius: number };

const stepRad = Math.PI / 180;
/** How far a corner may lie from the circle that it is said to lie on, mm: the height of a chord of one degree is below it up to 25 mm of radius. */
const slackMm = 1e-3;

/** A plate's plan cut by the kernel, the arcs of its work found again; outer loops run counter-clockwise. */
export const cutPlan = (kernel: Kernel, plan: PlatePlan): { outer: Path[]; inner: Path[] } =>
  inScope((keep) => {
    const circles: Circle[] = [];
    let region = keep(new kernel.CrossSection([rectangleOf(plan.sizeMm)]));
    for (const { shape } of plan.shapes) {
      const tool = toolOf(shape, plan.sizeMm);
      if (tool === null) continue;
      const polygons = tool.loops.map((loop) => loop.flatMap((piece) => onArc(piece, circles)));
      const cutter = keep(new kernel.CrossSection(polygons, 'EvenOdd'));
      region = keep(tool.keeps ? region.intersect(cutter) : region.subtract(cutter));
    }
    const loops = region
      .toPolygons()
      .map((polygon) => withArcs(polygon as Point[], circles))
      .filter((path) => Math.abs(areaOf(path)) > 0.01);
    return { outer: loops.filter((path) => areaOf(path) > 0), inner: loops.filter((path) => areaOf(path) < 0) };
  });

const toolOf = (shape: PlanShape, [p, q]: Point): { loops: Path[]; keeps: boolean } | null => {
  if (shape.kind === 'loops') return { loops: shape.loops, keeps: shape.outside };
  if (shape.kind === 'line') {
    const around: Point[] = [
      [-10, -10],
      [p + 10, -10],
      [p + 10, q + 10],
      [-10, q + 10],
    ];
    const polygon = clipPolygon(around, shape);
    return polygon.length < 3 ? null : { loops: [polygonPath(polygon)], keeps: false };
  }
  const path = innerPath(shape, [p, q]);
  return path === null || path.length === 0 ? null : { loops: [path], keeps: false };
};

/** Corners on the piece itself, its end left out, at most a degree and a chord's height of half the slack apart. */
const onArc = (piece: PathPiece, circles: Circle[]): Point[] => {
  if (piece.kind === 'line') return [piece.start];
  const { centre, radius, sweepRad, start } = piece;
  circles.push({ centre, radius });
  const step = Math.min(stepRad, Math.sqrt((4 * slackMm) / Math.max(radius, 1e-3)));
  const count = Math.max(2, Math.ceil(Math.abs(sweepRad) / step));
  const [x, y] = [start[0] - centre[0], start[1] - centre[1]];
  return Array.from({ length: count }, (_, index): Point => {
    const [cos, sin] = [Math.cos((sweepRad * index) / count), Math.sin((sweepRad * index) / count)];
    return [centre[0] + x * cos - y * sin, centre[1] + x * sin + y * cos];
  });
};

type Side = { start: Point; end: Point; circle: Circle | null };

const withArcs = (polygon: Point[], circles: Circle[]): Path => {
  const sides = polygon.map((start, index): Side => {
    const end = polygon[(index + 1) % polygon.length] ?? start;
    return { start, end, circle: circles.find((circle) => isChord(start, end, circle)) ?? null };
  });
  const first = sides.findIndex(({ circle }, index) => circle === null || circle !== sides.at(index - 1)?.circle);
  const turned = first <= 0 ? sides : [...sides.slice(first), ...sides.slice(0, first)];
  return turned.reduce<Path>((path, side) => {
    const last = path.at(-1);
    if (side.circle === null) path.push({ kind: 'line', start: side.start, end: side.end });
    else if (last?.kind === 'arc' && last.centre === side.circle.centre && last.radius === side.circle.radius) {
      last.end = side.end;
      last.sweepRad += turnOf(side.start, side.end, side.circle.centre);
    } else path.push(arcOf(side.start, side.end, side.circle));
    return path;
  }, []);
};

const arcOf = (start: Point, end: Point, { centre, radius }: Circle): PathPiece => ({
  kind: 'arc',
  start,
  end,
  centre,
  radius,
  sweepRad: turnOf(start, end, centre),
});

const isChord = (start: Point, end: Point, { centre, radius }: Circle): boolean =>
  [start, end].every(([x, y]) => Math.abs(Math.hypot(x - centre[0], y - centre[1]) - radius) < slackMm) &&
  Math.abs(turnOf(start, end, centre)) < 1.5 * stepRad;

const turnOf = (from: Point, to: Point, centre: Point): number => {
  const [ax, ay] = [from[0] - centre[0], from[1] - centre[1]];
  const [bx, by] = [to[0] - centre[0], to[1] - centre[1]];
  return Math.atan2(ax * by - ay * bx, ax * bx + ay * by);
};
