import { contourCut } from './contour-cut.ts';
import { doubleCut, jackRafterCut, longitudinalCut } from './cut-end.ts';
import { lap, pocket, slot } from './cut-recess.ts';
import { drilling } from './drilling.ts';
import type { Makers } from './removal.ts';

/** Planes, recesses, holes and contours. */
export const cuts: Makers = {
  JackRafterCut: ({ processing, frame }) => jackRafterCut(processing, frame),
  DoubleCut: ({ processing, frame }) => doubleCut(processing, frame),
  LongitudinalCut: ({ processing, frame }) => longitudinalCut(processing, frame),
  Drilling: ({ processing, frame, blankMm }) => drilling(processing, frame, blankMm),
  Lap: ({ processing, frame }) => lap(processing, frame),
  Pocket: ({ processing, frame }) => pocket(processing, frame),
  Slot: ({ processing, frame }) => slot(processing, frame),
  FreeContour: ({ processing, frame, blankMm }) => contourCut(processing, frame, blankMm),
  SawContour: ({ processing, frame, blankMm }) => contourCut(processing, frame, blankMm),
};
