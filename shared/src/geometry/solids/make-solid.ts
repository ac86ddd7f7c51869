import type { Manifold } from 'manifold-3d';
import type { Profile } from '../../catalogue/profile.schema.ts';
import type { Body, Processing } from '../body/body.schema.ts';
import { flatten } from '../body/flatten.ts';
import { inScope, type Scope } from '../body/in-scope.ts';
import { areaOf } from '../body/path.ts';
import { sectionOutline } from '../body/profile-outline.ts';
import { times } from '../body/vectors.ts';
import { cuttersOf, trimmed } from './cutter-of.ts';
import type { Removal } from './removals/walls.ts';
import { removalsOf } from './removals-of.ts';
import { type Kernel, TooMuchWork } from './unite-deep.ts';

/** A finished solid in part coordinates, mm. Whoever gets it frees it with `solid.delete()`. */
export type MadeSolid = {
  solid: Manifold;
  /** Processings that could not be made into geometry; the solid is without them. All of them when the kernel refuses the work. */
  unmade: Processing[];
  /** Area of the section the solid was extruded from, mm2 (polygons of the outline's exact area). */
  sectionMm2: number;
  /** Original id of the faces of a hollow section's void, or null. */
  voidId: number | null;
};

/**
 * Makes a body's solid: the section extruded over the blank's length, less every processing that takes material.
 * Without a profile (null) the section is the blank's rectangle. Round holes are polygons of the circle's area. May be empty.
 */
export const makeSolid = (kernel: Kernel, body: Body, profile: Profile | null): MadeSolid => {
  const { steps, unmade } = planBody(body);
  const made = cutSolid(kernel, { body, profile, steps });
  return { ...made, unmade: [...unmade, ...made.unmade] };
};

/** The blank less the removals of `steps`; `unmade` is the work that the kernel refuses. Whoever gets the solid frees it. */
export const cutSolid = (
  kernel: Kernel,
  { body, profile, steps }: { body: Body; profile: Profile | null; steps: Step[] },
): MadeSolid =>
  inScope((keep) => {
    const { solid: blank, ...section } = makeBlank(kernel, keep, body, profile);
    const solid = cutUnlessTooMuch(kernel, keep, blank, { steps, blankMm: body.blankMm });
    if (solid?.status() === 'NoError') return { solid, unmade: [], ...section };
    solid?.delete();
    return { solid: blank.translate([0, 0, 0]), unmade: steps.map((step) => step.processing), ...section };
  });

/** As makeSolid, for the time of `work` only: the solid is freed afterwards. */
export const withSolid = <T>(kernel: Kernel, body: Body, profile: Profile | null, work: (made: MadeSolid) => T): T => {
  const made = makeSolid(kernel, body, profile);
  try {
    return work(made);
  } finally {
    made.solid.delete();
  }
};

type Cutting = { steps: Step[]; blankMm: Body['blankMm'] };

/** Null when the work is more than the kernel can do. */
const cutUnlessTooMuch = (kernel: Kernel, keep: Scope, blank: Manifold, cutting: Cutting): Manifold | null => {
  try {
    return cutBlank(kernel, keep, blank, cutting);
  } catch (error) {
    if (error instanceof TooMuchWork) return null;
    throw error;
  }
};

const cutBlank = (kernel: Kernel, keep: Scope, blank: Manifold, { steps, blankMm }: Cutting): Manifold => {
  let rest = blank;
  const others: Removal[] = [];
  for (const removal of steps.flatMap((step) => step.removals)) {
    const [only, second] = removal.kind === 'convex' ? removal.within : [];
    if (only !== undefined && second === undefined)
      rest = keep(trimmed(rest, { normal: times(only.normal, -1), offset: -only.offset }));
    else others.push(removal);
  }
  return kernel.Manifold.difference([rest, ...cuttersOf(kernel, keep, others, blankMm)]);
};

const makeBlank = (kernel: Kernel, keep: Scope, body: Body, profile: Profile | null) => {
  const loops = sectionOutline(body, profile);
  const [outer, inner] = loops.map((loop) => {
    const points = flatten(loop, 15);
    const bar = keep(kernel.Manifold.extrude([areaOf(loop) > 0 ? points : points.toReversed()], body.blankMm.length));
    return keep(keep(bar.transform([0, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 1])).asOriginal());
  });
  const sectionMm2 = loops.reduce((sum, loop) => sum + areaOf(loop), 0);
  if (outer === undefined) throw new RangeError('a section has an outline');
  if (inner === undefined) return { solid: outer, sectionMm2, voidId: null };
  return { solid: keep(outer.subtract(inner)), sectionMm2, voidId: inner.originalID() };
};

export type Step = { processing: Processing; removals: Removal[] };

/** The work on a body: what each processing takes away, and the processings that cannot be made into geometry. */
export const planBody = (body: Body): { steps: Step[]; unmade: Processing[] } => {
  const steps: Step[] = [];
  const unmade: Processing[] = [];
  for (const processing of body.processings) {
    const removals = removalsOf(processing, body.blankMm);
    if (removals === 'unmade') unmade.push(processing);
    else if (removals !== 'nothing') steps.push({ processing, removals });
  }
  return { steps, unmade };
};
