import type { Vector } from '../body/body.schema.ts';
import { times } from '../body/vectors.ts';

export type View = 'TRI' | 'TOP' | 'BOTTOM' | 'LEFT' | 'RIGHT' | 'FRONT' | 'BACK';

/** Where a drawing's right, up and viewer lie; unit vectors, right x up points to the viewer. */
export type ViewAxes = { right: Vector; up: Vector; toViewer: Vector };

/** z is up, x to the right in front; the front is seen along +y. TRI looks from front, start and above: 37 degrees round, 27 degrees up. */
export const viewAxes = (view: View): ViewAxes => axes[view];

const slant = 1 / Math.sqrt(125);

const axes: Record<View, ViewAxes> = {
  FRONT: { right: [1, 0, 0], up: [0, 0, 1], toViewer: [0, -1, 0] },
  BACK: { right: [-1, 0, 0], up: [0, 0, 1], toViewer: [0, 1, 0] },
  LEFT: { right: [0, -1, 0], up: [0, 0, 1], toViewer: [-1, 0, 0] },
  RIGHT: { right: [0, 1, 0], up: [0, 0, 1], toViewer: [1, 0, 0] },
  TOP: { right: [1, 0, 0], up: [0, 1, 0], toViewer: [0, 0, 1] },
  BOTTOM: { right: [1, 0, 0], up: [0, -1, 0], toViewer: [0, 0, -1] },
  TRI: { right: [0.8, -0.6, 0], up: times([3, 4, 10], slant), toViewer: times([-6, -8, 5], slant) },
};
