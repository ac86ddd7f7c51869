import type { NewPasswordErrorKey } from '@knotenblech/shared/accounts/forms/check-registration.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { errorLabels } from '../../../i18n/words/error-messages.ts';

export const newPasswordErrorLabels: Record<NewPasswordErrorKey, MessageDescriptor> = {
  passwordEmpty: msg`Bitte geben Sie ein Passwort an.`,
  passwordsDiffer: msg`Passwort und Passwort (Wdh) stimmen nicht überein.`,
  password_short: errorLabels.password_short,
  password_common: errorLabels.password_common,
};
