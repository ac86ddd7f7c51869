import type { Profile, ProfileFamily } from '../catalogue/profile.schema.ts';
import type { PartCategory, PartMeasures, Remark } from '../parts/part-facts.schema.ts';
import type { Body, Processing } from './body/body.schema.ts';
import type { GeometryRemarkCode } from './body/geometry-remarks.ts';
import { measurePlate } from './measure-plate.ts';
import { type Cylinder, wallsMet } from './measures/axis-crossings.ts';
import { type DistinctHole, distinctHoles } from './measures/distinct-holes.ts';
import { barEnds, countHoles, sawCutsOf } from './measures/end-faces.ts';
import { isOutside } from './measures/is-outside.ts';
import { type Amounts, measureBar, type Work } from './measures/measure-solid.ts';
import { recessesOfBar, recessesOfPlate } from './measures/milled-recesses.ts';
import { toHundredth, toWhole } from './measures/round.ts';
import { sectionMeasures } from './measures/section-measures.ts';
import { whyUnmade } from './plan-rules/check-plan.ts';
import { planBody } from './solids/make-solid.ts';
import type { Kernel } from './solids/unite-deep.ts';

/** What a piece is made from: the family also of a profile that is not drawn as such; null: sheet, or unknown. */
export type MadeFrom = { category: PartCategory; profileFamily: ProfileFamily | null };

/**
 * Measures of one piece, rounded once (1 mm3, 1 mm2, 0.01 mm), and what is to be said about its geometry (codes: geometry-remarks.ts).
 * Volume and surface come from closed forms where the work allows it, else from the solid. Volume of a profile: tabulated area x length.
 * Surface: all faces with ends, edges and walls of holes; of a hollow section the outside only, as tabulated, although zinc reaches inside too.
 * FLAT: holes from the plate's thickness up are contours, smaller ones are drilled. Processings without geometry are reported and not subtracted.
 */
export const measureBody = (
  kernel: Kernel,
  body: Body,
  profile: Profile | null,
  { category, profileFamily }: MadeFrom,
): { measures: PartMeasures; findings: Remark[] } => {
  const { length, height, width } = body.blankMm;
  if (!(length > 0 && height > 0 && width > 0))
    return { measures: nothing, findings: [remark('request.empty-solid', {})] };
  const { steps: planned, unmade } = planBody(body);
  const findings = refusals(unmade);
  const section = sectionMeasures(body, profile);
  const steps = planned.filter((step) => {
    const misses = isOutside(step, body, section);
    if (misses)
      findings.push(remark('warn.processing-outside', { kind: step.processing.kind, name: step.processing.name }));
    return !misses;
  });
  const work = { body, profile, section, steps };
  const { measures: worked, remarks } = (category === 'FLAT' ? flat : bar)(kernel, work);
  const { netVolumeMm3, contourMm } = worked;
  const isPlate = profileFamily === null || (category === 'FLAT' && contourMm > 0);
  const recesses = isPlate ? recessesOfPlate(body) : recessesOfBar(kernel, work, netVolumeMm3);
  const measures = { ...worked, recesses };
  const isEmpty = netVolumeMm3 === 0;
  if (isEmpty) findings.push(remark('request.empty-solid', {}));
  return { measures: isEmpty ? nothing : measures, findings: [...findings, ...remarks] };
};

type Measured = { measures: Omit<PartMeasures, 'recesses'>; remarks: Remark[] };

const flat = (kernel: Kernel, work: Work): Measured => {
  const plate = measurePlate(kernel, work);
  const amounts = plate.amounts ?? measureBar(kernel, work);
  const holes = holesIn(work);
  const measures = {
    ...rounded(amounts),
    contourMm: toHundredth(plate.contourMm),
    pierces: plate.pierces,
    drilledHoles: countHoles(holes.filter(({ cylinders }) => cylinders.every(plate.isDrilled))),
    holes: countHoles(holes),
    sawCuts: [],
    method: amounts.method,
  };
  return { measures, remarks: [...refusals(amounts.refused), ...plate.remarks] };
};

const bar = (kernel: Kernel, work: Work): Measured => {
  const { body, section, steps } = work;
  const { method, refused, ...amounts } = measureBar(kernel, work);
  const distinct = holesIn(work);
  const holes = countHoles(distinct);
  const sawCuts = sawCutsOf(barEnds(steps, section, body.blankMm.length), section.areaMm2);
  const measures = { ...rounded(amounts), contourMm: 0, pierces: 0, drilledHoles: holes, holes, sawCuts, method };
  return { measures, remarks: [...refusals(refused), ...madeTwice(distinct)] };
};

/** The contours of a plate tell the same of it. */
const madeTwice = (holes: readonly DistinctHole[]): Remark[] =>
  countHoles(
    holes.flatMap(({ cylinders, diameterMm }) => cylinders.slice(1).map(() => ({ diameterMm, depthMm: 0 }))),
  ).map(({ diameterMm, count }) => remark('warn.hole-twice', { diameterMm, count }));

const refusals = (processings: Processing[]): Remark[] => processings.map(whyUnmade);

/** Every wall that a cylinder meets, as one hole. */
const holesIn = ({ body, section, steps }: Work): DistinctHole[] =>
  distinctHoles(
    steps
      .flatMap((step) => step.removals)
      .filter((removal) => removal.kind === 'cylinder')
      .flatMap((cylinder: Cylinder) =>
        wallsMet(section.loops, body.blankMm.length, cylinder).map((wall) => ({ cylinder, wall })),
      ),
  );

const rounded = ({ volumeMm3, surfaceMm2, sizeMm: [x, y, z] }: Amounts) => ({
  netVolumeMm3: Math.max(0, toWhole(volumeMm3)),
  surfaceMm2: Math.max(0, toWhole(surfaceMm2)),
  dimensionsMm: { x: toHundredth(x), y: toHundredth(y), z: toHundredth(z) },
});

const remark = (code: GeometryRemarkCode, values: Remark['values']): Remark => ({ code, values });

const nothing: PartMeasures = {
  netVolumeMm3: 0,
  surfaceMm2: 0,
  dimensionsMm: { x: 0, y: 0, z: 0 },
  contourMm: 0,
  pierces: 0,
  drilledHoles: [],
  holes: [],
  sawCuts: [],
  recesses: { count: 0, volumeMm3: 0 },
  method: 'closed-form',
};
