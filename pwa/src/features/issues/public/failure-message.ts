import type { I18n } from '@lingui/core';
import { errorMessage } from '../../../i18n/words/error-message.ts';
import { refusalOf } from './refusal-in.ts';

/** Whatever was thrown, in the user's language; what was not foreseen in general words. */
export const failureMessage = (i18n: I18n, error: unknown) => {
  const { code, details } = refusalOf(error);
  return errorMessage(i18n, code, details);
};
