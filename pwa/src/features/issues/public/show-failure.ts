import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { I18n } from '@lingui/core';
import { addToast } from '../../../ui/signals/toasts.ts';
import { failureMessage } from './failure-message.ts';

/** Tells whatever was thrown in a message. */
export const showFailure = (i18n: I18n, error: unknown) => {
  addToast({ tone: 'bad', words: failureMessage(i18n, error) });
};

/** Tells a refusal in a message; anything else is thrown on. */
export const showRefusal = (i18n: I18n, error: unknown) => {
  if (!(error instanceof DomainError)) throw error;
  showFailure(i18n, error);
};
