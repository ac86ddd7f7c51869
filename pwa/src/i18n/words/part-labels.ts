import { ralNumberAfter, type Surface } from '@knotenblech/shared/parts/finishes.ts';
import type { Specificity } from '@knotenblech/shared/prices/tariff-stock.schema.ts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const surfaceLabels = {
  RAW: msg`roh`,
  ZINCED: msg`feuerverzinkt`,
  COATED: msg`grundiert`,
  POWDER_COATED: msg`pulverbeschichtet`,
  POWDER_COATED_CUSTOM: msg`pulverbeschichtet, Sonderfarbe`,
} satisfies Record<Surface, MessageDescriptor>;

export type Coating = { surface: Surface; ralNumber?: string | null };

/** A surface with the colour it takes. */
export const coatingLabels = (i18n: I18n, { surface, ralNumber = null }: Coating): string => {
  const words = i18n._(surfaceLabels[surface]);
  const colour = ralNumberAfter(surface, ralNumber);
  return colour === null ? words : `${words}, RAL ${colour}`;
};

export const specificityWords: Record<Specificity, MessageDescriptor> = {
  HOT_ROLLED: msg({ message: 'warmgewalzt', context: 'specificity' }),
  COLD_ROLLED: msg({ message: 'kaltgefertigt', context: 'specificity' }),
  WELDED: msg({ message: 'geschweißt', context: 'specificity' }),
};
