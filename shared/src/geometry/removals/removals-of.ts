import type { Body, Frame, Processing } from '../body.ts';
import { flatten } from '../sections/flatten.ts';
import { contourCut } from './contour-cut.ts';
import { doubleCut, jackRafterCut, longitudinalCut } from './cut-end.ts';
import { lap, pocket, slot } from './cut-recess.ts';
import { drilling } from './drilling.ts';
import type { Removal, Removals } from './removal.ts';

/**
 * What a processing takes from the blank, in part coordinates. 'nothing' for marks, areas, fasteners and processings that are not carried out,
 * 'unmade' for those whose geometry is unknown, not supported or out of reach. Meanings as in BTLx 2.3.1.
 */
export const removalsOf = (processing: Processing, blankMm: Body['blankMm']): Removals => {
  if (!processing.carriedOut || withoutRemoval.has(processing.kind)) return 'nothing';
  if (processing.plane === null) return 'unmade';
  const removals = made(processing, processing.plane, blankMm);
  return typeof removals !== 'string' && !removals.every(isWithinReach) ? 'unmade' : removals;
};

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

const made = (processing: Processing, frame: Frame, blankMm: Body['blankMm']): Removals => {
  switch (processing.kind) {
    case 'JackRafterCut':
      return jackRafterCut(processing, frame);
    case 'DoubleCut':
      return doubleCut(processing, frame);
    case 'LongitudinalCut':
      return longitudinalCut(processing, frame);
    case 'Drilling':
      return drilling(processing, frame, blankMm);
    case 'Lap':
      return lap(processing, frame);
    case 'Pocket':
      return pocket(processing, frame);
    case 'Slot':
      return slot(processing, frame);
    case 'FreeContour':
    case 'SawContour':
      return contourCut(processing, frame, blankMm);
    default:
      return 'unmade';
  }
};

/** Coordinates beyond this are no part's, mm; the kernel cannot hold them. */
const reachMm = 1e6;

const isWithinReach = (removal: Removal): boolean => {
  const isNear = (value: number) => Math.abs(value) <= reachMm;
  if (removal.kind === 'convex') return removal.within.every(({ normal, offset }) => [...normal, offset].every(isNear));
  const depths = [removal.depthMm ?? 0, removal.backMm];
  if (removal.kind === 'cylinder') return [...depths, removal.radiusMm, ...removal.start].every(isNear);
  const points = removal.loops.map((loop) => flatten(loop, 45));
  return depths.every(isNear) && points.every((loop) => loop.length > 1 && loop.flat().every(isNear));
};
