import type { Profile } from '../catalogue/profile.schema.ts';
import type { Body } from '../geometry/body/body.schema.ts';
import { threadName } from '../geometry/body/drilling-of.ts';
import { areaOf, circleOf, type Path, type Point, reversed } from '../geometry/body/path.ts';
import { isOutside } from '../geometry/measures/is-outside.ts';
import { planLoops } from '../geometry/measures/plan-loops.ts';
import { type PlanShape, type PlatePlan, platePlan } from '../geometry/measures/plate-plan.ts';
import { sectionMeasures } from '../geometry/measures/section-measures.ts';
import { planBody } from '../geometry/solids/make-solid.ts';
import type { Kernel } from '../geometry/solids/unite-deep.ts';
import { cutPlan } from './cut-plan.ts';
import { type FlatMark, flatMarks } from './flat-marks.ts';

export type { FlatMark } from './flat-marks.ts';
export type FlatCircle = { centre: Point; radiusMm: number; isThread?: true };

/** A plate lying down as it is cut, mm, lines and arcs exactly; its blank lies in 0..sizeMm. */
export type FlatPattern = {
  thicknessMm: number;
  sizeMm: Point;
  /** Runs counter-clockwise. */
  outer: Path;
  /** Round holes through the whole thickness. */
  holes: FlatCircle[];
  /** All other openings. */
  cutOuts: Path[];
  /** Round holes that end in the plate; `isBehind` when they start on the side that is turned away. */
  pockets: (FlatCircle & { depthMm: number; isBehind: boolean })[];
  /** What the file marks on the plate without taking anything away. */
  marks: FlatMark[];
};

/**
 * Why a part is not drawn flat: work with geometry unknown, work that is neither square to the plate nor a round hole,
 * nothing left, or more than one piece.
 */
export const noPatternReasons = ['unmade', 'not-square', 'nothing-left', 'falls-apart'] as const;
export type NoPattern = (typeof noPatternReasons)[number];

/**
 * The flat pattern of a plate from its plan: the loops of its measures where they stand apart, else cut by the kernel,
 * whose arcs are found again within 0.001 mm. It is seen from the side that its first two axes turn left on, never mirrored.
 */
export const flatPattern = (kernel: Kernel, body: Body, profile: Profile | null): FlatPattern | NoPattern => {
  const section = sectionMeasures(body, profile);
  const { steps, unmade } = planBody(body);
  if (unmade.length > 0) return 'unmade';
  const plan = platePlan(
    body,
    section,
    steps.filter((step) => !isOutside(step, body, section)),
  );
  if (plan.shapes.some(({ shape }) => shape.kind === 'spatial')) return 'not-square';
  const cut = outlineOf(kernel, plan);
  if (typeof cut === 'string') return cut;
  const circles = cut.inner.map((path) => ({ path, circle: circleOf(path) }));
  return {
    thicknessMm: plan.thicknessMm,
    sizeMm: plan.sizeMm,
    outer: areaOf(cut.outer) < 0 ? reversed(cut.outer) : cut.outer,
    holes: circles.flatMap(({ circle }) => (circle === null ? [] : [withThread(circle, plan)])),
    cutOuts: circles.flatMap(({ path, circle }) => (circle === null ? [path] : [])),
    pockets: plan.shapes.flatMap(({ step, shape }) => pocketOf(shape, plan, isThreaded(step))),
    marks: flatMarks(body, plan, [0, section.min[0], section.min[1]]),
  };
};

const isThrough = (shape: PlanShape): boolean => shape.kind !== 'hole' || shape.isThrough;

/** The one outer loop of a plan and those inside, of work that goes through; or why there is none. */
export const outlineOf = (
  kernel: Kernel,
  whole: PlatePlan,
): { outer: Path; inner: Path[] } | 'nothing-left' | 'falls-apart' => {
  const plan = { ...whole, shapes: whole.shapes.filter(({ shape }) => isThrough(shape)) };
  const loops = planLoops(plan);
  if (loops !== null) return { outer: loops.outer.path, inner: loops.inner.map(({ path }) => path) };
  const { outer, inner } = cutPlan(kernel, plan);
  const [only, second] = outer;
  if (only === undefined) return 'nothing-left';
  return second === undefined ? { outer: only, inner } : 'falls-apart';
};

const isThreaded = ({ processing }: PlatePlan['shapes'][number]['step']): boolean => processing.name === threadName;

/** A round opening, with the thread that its file gives it. */
export const withThread = ({ centre, radiusMm }: FlatCircle, { shapes }: Pick<PlatePlan, 'shapes'>): FlatCircle => {
  const isThread = shapes.some(
    ({ step, shape }) =>
      isThreaded(step) &&
      shape.kind === 'hole' &&
      Math.hypot(shape.centre[0] - centre[0], shape.centre[1] - centre[1]) < 0.01,
  );
  return isThread ? { centre, radiusMm, isThread } : { centre, radiusMm };
};

const pocketOf = (shape: PlanShape, { axes }: PlatePlan, isThread: boolean): FlatPattern['pockets'] => {
  if (shape.kind !== 'hole' || shape.isThrough || shape.depthMm <= 0) return [];
  const { centre, radiusMm, depthMm, cylinder } = shape;
  const towardsViewer = axes[2] === 1 ? -1 : 1;
  const pocket = { centre, radiusMm, depthMm, isBehind: (cylinder.direction[axes[2]] ?? 0) * towardsViewer > 0 };
  return [isThread ? { ...pocket, isThread } : pocket];
};
