import type { NewPasswordErrorKey } from '@knotenblech/shared/users/check-new-password.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { errorWords } from '../../../i18n/words/error-message.ts';

export const newPasswordErrorWords: Record<NewPasswordErrorKey, MessageDescriptor> = {
  passwordEmpty: msg`Bitte geben Sie ein Passwort an.`,
  passwordsDiffer: msg`Passwort und Passwort (Wdh) stimmen nicht überein.`,
  password_short: errorWords.password_short,
  password_common: errorWords.password_common,
};
