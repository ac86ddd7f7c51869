import type { UserFormErrorKey } from '@knotenblech/shared/accounts/check-user-form.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { emailErrorLabels } from '../own/email-error-labels.ts';

export const userErrorWords: Record<UserFormErrorKey, MessageDescriptor> = {
  ...emailErrorLabels,
  firstNameEmpty: msg`Bitte geben Sie den Vornamen an.`,
  nameEmpty: msg`Bitte geben Sie den Namen an.`,
  userNameEmpty: msg`Bitte geben Sie einen Benutzernamen an.`,
  userNameInvalid: msg`Ein Benutzername hat mindestens 3 Zeichen und keine Leerzeichen.`,
  userNameForeign: msg`Ein Benutzername mit @ muss die eigene Email-Adresse sein.`,
};
