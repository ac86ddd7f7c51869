import type { Frame, Processing } from './body.schema.ts';

type Drilled = {
  plane: Frame | null;
  side: number;
  xMm: number;
  yMm: number;
  diameterMm: number;
  /** null: through the whole part. */
  depthMm: number | null;
};

/** What a drilling is called that gets a thread. */
export const threadName = 'Thread';

/** A hole square to a side of the part. */
export const drillingOf = ({ plane, side, xMm, yMm, diameterMm, depthMm }: Drilled): Processing => ({
  kind: 'Drilling',
  name: 'Drilling',
  carriedOut: true,
  plane,
  side,
  parameters: {
    StartX: xMm,
    StartY: yMm,
    Angle: 0,
    Inclination: 90,
    DepthLimited: depthMm !== null,
    Depth: depthMm ?? 0,
    Diameter: diameterMm,
  },
  contours: [],
});
