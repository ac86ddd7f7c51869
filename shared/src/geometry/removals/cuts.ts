import { contourCut } from './contours/contour-cut.ts';
import { freeSurface } from './contours/free-surface.ts';
import { planingArea } from './contours/planing-area.ts';
import { sawPath } from './contours/saw-path.ts';
import { drilling } from './drilling.ts';
import { chamfer } from './planes/chamfer.ts';
import { doubleCut, jackRafterCut } from './planes/cut-end.ts';
import { longitudinalCut } from './planes/longitudinal-cut.ts';
import { planing } from './planes/planing.ts';
import { ridgeValleyCut } from './planes/ridge-valley-cut.ts';
import { sawCut } from './planes/saw-cut.ts';
import { lap } from './recesses/lap.ts';
import { pocket } from './recesses/pocket.ts';
import { slot } from './recesses/slot.ts';
import type { Makers } from './removal.ts';

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
