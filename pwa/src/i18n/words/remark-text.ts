import type { Remark } from '@knotenblech/shared/parts/part-facts.ts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { geometryRemarkWords } from './geometry-remark-words.ts';
import { partWarningWords } from './part-warning-words.ts';
import { priceRemarkWords } from './price-remark-words.ts';
import { readingRemarkWords } from './reading-remark-words.ts';
import { writtenValues } from './written-values.ts';

const words: Readonly<Record<string, MessageDescriptor>> = {
  ...readingRemarkWords,
  ...geometryRemarkWords,
  ...priceRemarkWords,
  ...partWarningWords,
};

/** A reason or finding in the user's language; a code that this version does not know yet is shown as it is. */
export const remarkText = (i18n: I18n, { code, values }: Remark) => {
  const descriptor = words[code];
  return descriptor ? i18n._({ ...descriptor, values: writtenValues(values) }) : code;
};
