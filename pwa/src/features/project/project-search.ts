import { views } from '@knotenblech/shared/exports/pictures/image-file-id.ts';
import type { View } from '@knotenblech/shared/geometry/drawing/draw-view.ts';
import { type CostTab, readCostTab } from './costs/cost-search.ts';
import { type Opening, readOpening } from './opening.ts';
import { readSelection } from './selection.ts';

/** What the address of a project's details says beside the project. */
export type ProjectSearch = Opening & {
  tab?: CostTab;
  part?: number;
  assembly?: number;
  view?: View;
  look?: '3d';
};

export const readProjectSearch = (search: Record<string, unknown>): ProjectSearch => {
  const view = views.find((each) => each === search.view);
  return {
    ...readOpening(search),
    ...readSelection(search),
    ...readCostTab(search),
    ...(view === undefined ? {} : { view }),
    ...(search.look === '3d' ? { look: '3d' } : {}),
  };
};

const keys = new Set(['admin', 'force', 'tab', 'part', 'assembly', 'view', 'look'] satisfies (keyof ProjectSearch)[]);

/** What the address of a popup says of the list that it lies over. */
export const exceptProjectSearch = (search: object) =>
  Object.fromEntries(Object.entries(search).filter(([key]) => !keys.has(key as keyof ProjectSearch)));
