import type { Remark } from '@knotenblech/shared/parts/part-facts.schema.ts';
import { writtenValues } from '@knotenblech/shared/values/errors/error-values.ts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { chosenMeaningLabels } from './chosen-meaning-words.ts';
import { fieldInFile } from './field-words.ts';
import { geometryRemarkLabels } from './geometry-remark-words.ts';
import { partWarningLabels } from './part-warning-words.ts';
import { priceRemarkLabels } from './price-remark-words.ts';
import { processingInFile } from './processing-labels.ts';
import { readingRemarkWords } from './reading-remark-labels.ts';

const words: Readonly<Record<string, MessageDescriptor>> = {
  ...readingRemarkWords,
  ...geometryRemarkLabels,
  ...priceRemarkLabels,
  ...partWarningLabels,
};

/** A reason or finding in the user's language; a code that this version does not know yet is shown as it is. */
export const remarkText = (i18n: I18n, { code, values }: Remark) => {
  const descriptor = words[code];
  return descriptor
    ? i18n._({ ...descriptor, values: { ...writtenValues(values), ...namedValues(i18n, values) } })
    : code;
};

/** What a remark names by a word of the file, as the user calls it. */
const namedValues = (i18n: I18n, { kind, name, choice, parameter }: Remark['values']): Record<string, string> => {
  const meaning =
    typeof choice === 'string' && Object.hasOwn(chosenMeaningLabels, choice) && chosenMeaningLabels[choice];
  return {
    ...(typeof kind === 'string' && { kind: processingInFile(i18n, kind, String(name ?? kind)) }),
    ...(typeof parameter === 'string' && { parameter: fieldInFile(i18n, parameter) }),
    ...(meaning && { choice: i18n._(meaning) }),
  };
};
