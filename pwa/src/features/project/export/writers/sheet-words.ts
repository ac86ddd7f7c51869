import type { PartsListText } from '@knotenblech/shared/exports/parts-list-table.ts';
import type { View } from '@knotenblech/shared/geometry/drawing/draw-view.ts';

/** The words of a part sheet in the user's language; `{page}` and `{pages}` stand in `page`. */
export type SheetText = PartsListText & {
  views: Record<View, string>;
  page: string;
  partsList: string;
  project: string;
  measures: string;
  work: string;
  remarks: string;
  noRemarks: string;
  treatment: string;
  contourLength: string;
  pierces: string;
  hole: string;
  sawCut: string;
  noWork: string;
  pieces: string;
  continued: string;
};
