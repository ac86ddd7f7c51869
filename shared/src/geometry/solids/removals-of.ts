import type { Body, Frame, Processing } from '../body/body.schema.ts';
import { contourCut, sawPath } from './contours/contour-cut.ts';
import { freeSurface, planingArea } from './contours/free-surface.ts';
import { repeated } from './contours/pattern-contour.ts';
import { joints } from './joints/joints.ts';
import { chamfer } from './removals/chamfer.ts';
import { doubleCut, jackRafterCut, longitudinalCut } from './removals/cut-end.ts';
import { drilling, isWithinReach, planing } from './removals/drilling.ts';
import { lap, pocket } from './removals/lap.ts';
import { ridgeValleyCut, sawCut } from './removals/ridge-valley-cut.ts';
import { slot } from './removals/slot.ts';
import type { Makers, Removals } from './removals/walls.ts';

/** Planes, recesses, holes and contours. */
const cuts: Makers = {
  JackRafterCut: ({ processing, frame }) => jackRafterCut(processing, frame),
  DoubleCut: ({ processing, frame }) => doubleCut(processing, frame),
  LongitudinalCut: ({ processing, frame }) => longitudinalCut(processing, frame),
  RidgeValleyCut: ({ processing, frame }) => ridgeValleyCut(processing, frame),
  SawCut: ({ processing, frame }) => sawCut(processing, frame),
  Chamfer: ({ processing, blankMm }) => chamfer(processing, blankMm),
  Planing: ({ processing, blankMm }) => planing(processing, blankMm),
  Drilling: ({ processing, frame, blankMm }) => drilling(processing, frame, blankMm),
  Lap: ({ processing, frame }) => lap(processing, frame),
  Pocket: ({ processing, frame }) => pocket(processing, frame),
  Slot: ({ processing, frame }) => slot(processing, frame),
  FreeContour: ({ processing, frame, blankMm }) => contourCut(processing, frame, blankMm),
  MillContour: ({ processing, frame, blankMm }) => contourCut(processing, frame, blankMm),
  SawContour: ({ processing, frame, blankMm }) => sawPath(processing, frame, blankMm),
  PlaningArea: ({ processing, frame, blankMm }) => planingArea(processing, frame, blankMm),
  FreeSurface: ({ processing, frame, blankMm }) => freeSurface(processing, frame, blankMm),
};

/**
 * What a processing takes from the blank, in part coordinates. 'nothing' for marks, areas, fasteners and processings that are not carried out,
 * 'unmade' for those whose geometry is unknown, not supported or out of reach. Meanings as in BTLx 2.3.1.
 */
export const removalsOf = (processing: Processing, blankMm: Body['blankMm']): Removals => {
  if (isOnlyStated(processing)) return 'nothing';
  const plane = processing.plane ?? (withoutPlane.has(processing.kind) ? wholePart : null);
  if (plane === null) return 'unmade';
  const removals = made(processing, plane, blankMm);
  return typeof removals !== 'string' && !removals.every(isWithinReach) ? 'unmade' : removals;
};

/** Whether a processing is kept as information alone: marks, areas, fasteners, and what the file says is not to be carried out. */
export const isOnlyStated = ({ carriedOut, kind }: Pick<Processing, 'carriedOut' | 'kind'>): boolean =>
  !carriedOut || withoutRemoval.has(kind);

/** Work on the part as a whole. */
const withoutPlane = new Set(['Chamfer', 'Planing']);

const wholePart: Frame = { origin: [0, 0, 0], xAxis: [1, 0, 0], yAxis: [0, 0, 1] };

const withoutRemoval = new Set([
  'Text',
  'Marking',
  'PenContour',
  'NailContour',
  'CrampContour',
  'ScrewContour',
  'GlueArea',
  'PlasterArea',
  'InsulationArea',
  'LockoutArea',
]);

/** By the names of a file: a name that every object has, like 'constructor', is none. */
const makers = new Map(Object.entries({ ...cuts, ...joints }));

const made = (processing: Processing, frame: Frame, blankMm: Body['blankMm']): Removals => {
  if (processing.kind === 'PatternContour') return repeated(processing, frame, (each) => removalsOf(each, blankMm));
  return makers.get(processing.kind)?.({ processing, frame, blankMm }) ?? 'unmade';
};
