import type { Body, Frame, Processing } from '../../body/body.schema.ts';
import { flagOf, type HalfSpace, numberOf, type Removal, type Removals } from '../removals/walls.ts';
import {
  type Bench,
  bandAt,
  benchOf,
  between,
  halfFrom,
  heightOf,
  holeThrough,
  leastSizeMm,
  middleOf,
  opposite,
  pointOn,
} from './bench.ts';

type Work = { processing: Processing; frame: Frame; blankMm: Body['blankMm'] };

/** Diameter of a dowel hole, which the format does not state: the default of every hole in it, mm. */
const dowelHoleMm = 20;

/** LogHouseHalfLap: right across, Length wide at Angle from StartX, DepthRefSide from the side and DepthOppSide from the opposite one. */
export const logHouseHalfLap = (work: Work): Removals => {
  const bench = benchOf(work);
  const number = (name: string) => numberOf(work.processing, name);
  const [length, top, bottom] = [number('Length'), number('DepthRefSide'), number('DepthOppSide')];
  if (!(length > 0 && top >= 0 && bottom >= 0)) return 'unmade';
  const band = bandAt(bench, number('Angle'), [0, length]);
  const level = heightOf(bench) - bottom;
  return [
    ...(top > 0 ? [convex([...band, halfFrom(bench, [0, 0, -1], [0, 0, top])])] : []),
    ...(bottom > 0 ? [convex([...band, halfFrom(bench, [0, 0, 1], [0, 0, level])])] : []),
  ];
};

/** LogHouseJoint: laps of their own length and depth on all four sides about StartX, before or behind it; a dowel hole; arcs at the edges' ends. */
export const logHouseJoint = (work: Work): Removals => {
  const { processing } = work;
  const bench = benchOf(work);
  const number = (name: string) => numberOf(processing, name);
  const limited = flagOf(processing, 'SideLapsLimited', false);
  const [front, back] = bench.across;
  const laps = lapNames.map((name) => ({ name, length: number(`Length${name}`), depth: number(`Depth${name}`) }));
  const sideDepth = limited ? number('DepthSideLaps') : Number.POSITIVE_INFINITY;
  if (!laps.every(({ length, depth }) => length >= 0 && depth >= 0) || !(sideDepth > 0)) return 'unmade';
  const cut = laps
    .filter(({ length, depth }) => length > 0 && depth > 0)
    .map(({ name, length, depth }): Removal => {
      const ahead = placeOf(processing, length);
      const deep: [number, number] = [Number.NEGATIVE_INFINITY, sideDepth];
      if (name === 'RefSide') return between(bench, { ahead, deep: [Number.NEGATIVE_INFINITY, depth] });
      if (name === 'OppSide')
        return between(bench, { ahead, deep: [heightOf(bench) - depth, Number.POSITIVE_INFINITY] });
      if (name === 'RefEdge') return between(bench, { ahead, across: [Number.NEGATIVE_INFINITY, front + depth], deep });
      return between(bench, { ahead, across: [back - depth, Number.POSITIVE_INFINITY], deep });
    });
  const hole = flagOf(processing, 'Drillhole', false)
    ? [holeThrough(bench, [0, middleOf(bench.across)], dowelHoleMm)]
    : [];
  const arcs = arcsOf(processing, bench);
  return arcs === null ? 'unmade' : [...cut, ...hole, ...arcs];
};

/** LogHouseFront: the end cut at Angle, behind it over Length a neck: less DepthRefEdge and DepthOppEdge at the edges, StartDepth at the side and, unless RefSideOnly, at the opposite one. */
export const logHouseFront = (work: Work): Removals => {
  const { processing } = work;
  const bench = benchOf(work);
  const number = (name: string) => numberOf(processing, name);
  const [length, top, ref, opp] = [
    number('Length'),
    number('StartDepth'),
    number('DepthRefEdge'),
    number('DepthOppEdge'),
  ];
  if (!(length >= 0 && top >= 0 && ref >= 0 && opp >= 0)) return 'unmade';
  const band = bandAt(bench, 180 - number('Angle'), [0, length]);
  const [front, back] = bench.across;
  const bounds: [number, HalfSpace][] = [
    [ref, halfFrom(bench, [0, -1, 0], [0, front + ref, 0])],
    [opp, halfFrom(bench, [0, 1, 0], [0, back - opp, 0])],
    [top, halfFrom(bench, [0, 0, -1], [0, 0, top])],
    [flagOf(processing, 'RefSideOnly', false) ? 0 : top, halfFrom(bench, [0, 0, 1], [0, 0, heightOf(bench) - top])],
  ];
  return [
    convex(band.slice(0, 1).map(opposite)),
    ...bounds.flatMap(([depth, bound]) => (depth > 0 && length > 0 ? [convex([...band, bound])] : [])),
  ];
};

const lapNames = ['RefSide', 'OppSide', 'RefEdge', 'OppEdge'] as const;

const convex = (within: HalfSpace[]): Removal => ({ kind: 'convex', within });

const placeOf = (processing: Processing, length: number): [number, number] => {
  const position = processing.parameters['LapPosition'];
  if (position === 'forward') return [0, length];
  return position === 'backward' ? [-length, 0] : [-length / 2, length / 2];
};

const arcNames = ['ArcRefEdgeStart', 'ArcRefEdgeEnd', 'ArcOppEdgeStart', 'ArcOppEdgeEnd'] as const;

/** Round cuts right through the depth, ArcCenter before or behind StartX, ArcDepth into their edge; null when they have no radius. */
const arcsOf = (processing: Processing, bench: Bench): Removal[] | null => {
  const number = (name: string) => numberOf(processing, name);
  const [radiusMm, depth, centre] = [number('ArcRadius'), number('ArcDepth'), number('ArcCenter')];
  const wished = arcNames.filter((name) => flagOf(processing, name, false));
  if (wished.length > 0 && !(radiusMm >= leastSizeMm)) return null;
  const [front, back] = bench.across;
  return wished.map((name): Removal => {
    const y = name.startsWith('ArcRef') ? front + depth - radiusMm : back - depth + radiusMm;
    const a = name.endsWith('Start') ? -centre : centre;
    return {
      kind: 'cylinder',
      start: pointOn(bench, [a, y, 0]),
      direction: bench.axes[2],
      radiusMm,
      depthMm: null,
      backMm: 10,
    };
  });
};
