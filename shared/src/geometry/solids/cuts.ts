import { contourCut } from './contours/contour-cut.ts';
import { freeSurface } from './contours/free-surface.ts';
import { planingArea } from './contours/planing-area.ts';
import { sawPath } from './contours/saw-path.ts';
import { chamfer } from './removals/chamfer.ts';
import { doubleCut, jackRafterCut } from './removals/cut-end.ts';
import { drilling } from './removals/drilling.ts';
import { lap } from './removals/lap.ts';
import { longitudinalCut } from './removals/longitudinal-cut.ts';
import { planing } from './removals/planing.ts';
import { pocket } from './removals/pocket.ts';
import type { Makers } from './removals/removal.ts';
import { ridgeValleyCut } from './removals/ridge-valley-cut.ts';
import { sawCut } from './removals/saw-cut.ts';
import { slot } from './removals/slot.ts';

/** Planes, recesses, holes and contours. */
export const cuts: Makers = {
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
