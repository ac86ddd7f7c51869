import { ralNumberAfter, type Surface } from '@knotenblech/shared/parts/surface.schema.ts';
import type { I18n } from '@lingui/core';
import { surfaceLabels } from './part-labels.ts';

export type Coating = { surface: Surface; ralNumber?: string | null };

/** A surface with the colour it takes. */
export const coatingLabels = (i18n: I18n, { surface, ralNumber = null }: Coating): string => {
  const words = i18n._(surfaceLabels[surface]);
  const colour = ralNumberAfter(surface, ralNumber);
  return colour === null ? words : `${words}, RAL ${colour}`;
};
