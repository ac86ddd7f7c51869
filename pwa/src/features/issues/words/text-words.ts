import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A text that was entered, whole and as one line: nobody decides about words that he cannot read. */
export const textLabels = (i18n: I18n, text: string): string => {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  return line === '' ? i18n._(msg`leer`) : i18n._(msg`„${line}“`);
};
