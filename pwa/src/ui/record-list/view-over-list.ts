import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { linkOptions } from '@tanstack/react-router';
import type { KeyboardEvent } from 'react';
import { overPage } from '../layout/use-popup.ts';

type Viewed = { admin?: true; part?: number };

/** To the details of a project in a popup over its list; without a search the list keeps its own. */
export const toDetails = (projectId: ProjectId, search: Viewed | true = true) =>
  linkOptions({
    from: '/$lang',
    to: '/$lang/shop/details/$projectId',
    params: { projectId },
    search,
    state: overPage,
    resetScroll: false,
  });

/** To its price alone. */
export const toDetailsPrice = (projectId: ProjectId) =>
  linkOptions({
    from: '/$lang',
    to: '/$lang/shop/details/$projectId/price',
    params: { projectId },
    search: true,
    state: overPage,
    resetScroll: false,
  });

/** For the link of a row: Enter opens the page, Space looks at it over the list. */
export const viewedBySpace = (view: () => void) => ({
  'aria-keyshortcuts': 'Space',
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== ' ' || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    view();
  },
});
