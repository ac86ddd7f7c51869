import type { Body, Frame, Processing } from '../body.ts';
import { contourCut } from './contour-cut.ts';
import { doubleCut, jackRafterCut, longitudinalCut } from './cut-end.ts';
import { lap, pocket, slot } from './cut-recess.ts';
import { drilling } from './drilling.ts';
import type { Removal, Removals } from './removal.ts';

/**
 * What a processing takes from the blank, in part coordinates. 'nothing' for marks, areas, fasteners and processings that are not carried out,
 * 'unmade' for those whose geometry is unknown, not supported or not finite. Meanings as in BTLx 2.3.1.
 */
export const removalsOf = (processing: Processing, blankMm: Body['blankMm']): Removals => {
  if (!processing.carriedOut || withoutRemoval.has(processing.kind)) return 'nothing';
  if (processing.plane === null) return 'unmade';
  const removals = made(processing, processing.plane, blankMm);
  return typeof removals !== 'string' && removals.some((removal) => !isFinite(removal)) ? 'unmade' : removals;
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

const isFinite = (removal: Removal): boolean => {
  if (removal.kind === 'convex')
    return removal.within.every((space) =>
      Number.isFinite(space.offset + space.normal[0] + space.normal[1] + space.normal[2]),
    );
  const reach = (removal.depthMm ?? 0) + removal.backMm;
  if (removal.kind === 'cylinder')
    return Number.isFinite(reach + removal.radiusMm + removal.start[0] + removal.start[1] + removal.start[2]);
  return removal.loops.every(
    (loop) => loop.length > 0 && loop.every((piece) => Number.isFinite(reach + piece.start[0] + piece.start[1])),
  );
};
