import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { cutText } from './cut-text.ts';

/** A text that was entered, as it stands in a line about it. */
export const textWords = (i18n: I18n, text: string): string =>
  text.trim() === '' ? i18n._(msg`leer`) : i18n._(msg`„${cutText(text)}“`);
