import type { View } from '@knotenblech/shared/geometry/drawing/draw-view.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const viewLabels = {
  TRI: msg`Räumlich`,
  TOP: msg`Oben`,
  BOTTOM: msg`Unten`,
  LEFT: msg`Links`,
  RIGHT: msg`Rechts`,
  FRONT: msg`Vorn`,
  BACK: msg`Hinten`,
} satisfies Record<View, MessageDescriptor>;
