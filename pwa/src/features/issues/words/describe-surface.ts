import type { Surface } from '@knotenblech/shared/parts/surface.schema.ts';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { coatingLabels } from '../../../i18n/words/coating-words.ts';

type SurfaceChange = {
  surface: Surface;
  ralNumber: string | null;
  was: Surface;
  wasRalNumber?: string | null | undefined;
};

/** A change of surface in words: what it was and what it becomes. */
export const describeSurface = (i18n: I18n, name: string, change: SurfaceChange): string => {
  const before = coatingLabels(i18n, { surface: change.was, ralNumber: change.wasRalNumber ?? null });
  const now = coatingLabels(i18n, change);
  return i18n._(msg`Oberfläche von ${name}: ${before} → ${now}`);
};
