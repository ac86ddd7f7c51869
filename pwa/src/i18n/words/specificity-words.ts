import type { Specificity } from '@knotenblech/shared/prices/tariff-stock.schema.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const specificityWords: Record<Specificity, MessageDescriptor> = {
  HOT_ROLLED: msg({ message: 'warmgewalzt', context: 'specificity' }),
  COLD_ROLLED: msg({ message: 'kaltgefertigt', context: 'specificity' }),
  WELDED: msg({ message: 'geschweißt', context: 'specificity' }),
};
