import type { Body, Processing } from '../../geometry/body/body.schema.ts';
import { drillingOf } from '../../geometry/body/drilling-of.ts';
import { pathContour } from '../../geometry/body/path-contour.ts';
import { sideFrames } from '../btlx/side-frames.ts';
import { spreadOpening } from './opening.schema.ts';
import { openingPaths, plateOutline } from './plate-outline.ts';
import type { PlateForm } from './single-part-form.schema.ts';

/** The body of a plate: a box as thick as the plate is high, its outline and openings cut from above (side 1). */
export const plateBody = (form: PlateForm): Body => {
  const blankMm = { length: form.lengthMm, height: form.thicknessMm, width: form.widthMm };
  const plane = sideFrames(blankMm)[0] ?? null;
  const contour = (name: string, counterSink: boolean, path: Parameters<typeof pathContour>[0]): Processing => ({
    kind: 'FreeContour',
    name,
    carriedOut: true,
    plane,
    side: 1,
    parameters: { ToolPosition: 'left', CounterSink: counterSink },
    contours: [pathContour(path)],
  });
  const hasCorners = form.corners.some(({ shape, sizeMm }) => shape !== 'sharp' && sizeMm > 0);
  return {
    blankMm,
    section: { kind: 'box' },
    processings: [
      ...(hasCorners ? [contour('Outline', false, plateOutline(form))] : []),
      ...form.openings.flatMap((opening) =>
        opening.kind === 'slot'
          ? openingPaths([opening]).map((path) => contour('Slot', true, path))
          : spreadOpening(opening).map((hole) => drillingOf({ plane, side: 1, ...hole, depthMm: null })),
      ),
    ],
  };
};
