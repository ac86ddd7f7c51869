import type { Specificity } from '@knotenblech/shared/prices/tariff-stock.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const specificityWords: Record<Specificity, MessageDescriptor> = {
  HOT_ROLLED: msg`warmgewalzt`,
  COLD_ROLLED: msg`kaltgefertigt`,
  WELDED: msg`geschweißt`,
};
