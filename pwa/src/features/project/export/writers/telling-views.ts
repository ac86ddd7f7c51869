import type { Drawing, View } from '@knotenblech/shared/geometry/drawing/draw-view.ts';
import type { DrawnView } from './sheet-drawing.ts';

const opposites = [
  ['FRONT', 'BACK'],
  ['TOP', 'BOTTOM'],
  ['LEFT', 'RIGHT'],
] as const satisfies readonly (readonly [View, View])[];

/** Of each two opposite sides the one with more to be seen, the fullest first, then the view in space. `isPlain`: all sides that are opposite look alike. */
export const tellingViews = (draw: (view: View) => Drawing, isPlain: boolean): DrawnView[] => {
  const flat = opposites.map(([one, other]): DrawnView => {
    const first = { view: one, drawing: draw(one) };
    if (isPlain) return first;
    const second = { view: other, drawing: draw(other) };
    return second.drawing.visible.length > first.drawing.visible.length ? second : first;
  });
  const areaOf = ({ drawing }: DrawnView) => drawing.widthMm * drawing.heightMm;
  return [...flat.sort((a, b) => areaOf(b) - areaOf(a)), { view: 'TRI', drawing: draw('TRI') }];
};
