import type { View } from '@knotenblech/shared/geometry/draw-view.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The seven views in the order of their keys 1 to 7. */
export const views = ['TRI', 'TOP', 'BOTTOM', 'LEFT', 'RIGHT', 'FRONT', 'BACK'] as const satisfies readonly View[];

export const viewWords = {
  TRI: msg`Räumlich`,
  TOP: msg`Oben`,
  BOTTOM: msg`Unten`,
  LEFT: msg`Links`,
  RIGHT: msg`Rechts`,
  FRONT: msg`Vorn`,
  BACK: msg`Hinten`,
} satisfies Record<View, MessageDescriptor>;
