import type { Surface } from '@knotenblech/shared/parts/surface.schema.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const surfaceLabels = {
  RAW: msg`roh`,
  ZINCED: msg`feuerverzinkt`,
  COATED: msg`grundiert`,
  POWDER_COATED: msg`pulverbeschichtet`,
  POWDER_COATED_CUSTOM: msg`pulverbeschichtet, Sonderfarbe`,
} satisfies Record<Surface, MessageDescriptor>;
