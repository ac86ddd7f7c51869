import { germanNumber } from '@knotenblech/shared/values/number-text.ts';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Shorter ones are cut where nobody goes on typing. */
const leastOfTexts = 200;
const nearlyFull = 0.9;

/** How many characters of a text field are used, once it is nearly full: a browser cuts what is too long without a word. */
export const limitLabels = (i18n: I18n, value: string, maxLength: number | undefined): string | null => {
  if (maxLength === undefined || maxLength < leastOfTexts || value.length < maxLength * nearlyFull) return null;
  const [count, most] = [germanNumber(value.length, 0), germanNumber(maxLength, 0)];
  return value.length < maxLength
    ? i18n._(msg`${count} von ${most} Zeichen`)
    : i18n._(msg`${count} von ${most} Zeichen: Mehr nimmt das Feld nicht auf.`);
};
