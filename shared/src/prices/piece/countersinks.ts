import type { Processing } from '../../geometry/body/body.schema.ts';
import type { PartFacts } from '../../parts/part-facts.schema.ts';

type Hole = PartFacts['measures']['drilledHoles'][number];

/**
 * The drilled holes of a part without those that only widen the mouth of a narrower hole on the same axis, and how many these are:
 * a countersink costs its own minutes, not those of a hole.
 */
export const withoutCountersinks = ({ body, measures }: PartFacts): { holes: Hole[]; countersinks: number } => {
  const left = measures.drilledHoles.map((hole) => ({ ...hole }));
  let countersinks = 0;
  for (const { diameterMm, depthMm } of countersinksIn(body.processings)) {
    const hole = left.find(
      (each) => each.count > 0 && each.diameterMm === diameterMm && Math.abs(each.depthMm - depthMm) < 0.01,
    );
    if (!hole) continue;
    hole.count -= 1;
    countersinks += 1;
  }
  return { holes: left.filter((hole) => hole.count > 0), countersinks };
};

const countersinksIn = (processings: readonly Processing[]) => {
  const onAxis = new Map<string, Processing[]>();
  for (const processing of processings) {
    if (processing.kind !== 'Drilling' || !processing.carriedOut) continue;
    const { StartX, StartY, Angle, Inclination } = processing.parameters;
    const axis = JSON.stringify([processing.plane, StartX, StartY, Angle ?? 0, Inclination ?? 90]);
    onAxis.set(axis, [...(onAxis.get(axis) ?? []), processing]);
  }
  return [...onAxis.values()].flatMap((drillings) => {
    const narrowest = Math.min(...drillings.map(diameterOf));
    return drillings
      .filter((each) => diameterOf(each) > narrowest && each.parameters['DepthLimited'] === true)
      .map((each) => ({ diameterMm: diameterOf(each), depthMm: Number(each.parameters['Depth']) }));
  });
};

const diameterOf = ({ parameters }: Processing) => Number(parameters['Diameter']);
