import type { RegistrationErrorKey } from '@knotenblech/shared/users/check-registration.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { emailErrorWords } from '../form/email-error-words.ts';
import { newPasswordErrorWords } from '../form/new-password-error-words.ts';

export const registrationErrorWords: Record<RegistrationErrorKey, MessageDescriptor> = {
  ...emailErrorWords,
  ...newPasswordErrorWords,
  emailsDiffer: msg`Email-Adresse und Email-Adresse (Wdh) stimmen nicht überein.`,
  consentMissing: msg`Bitte stimmen Sie der Datenschutzerklärung zu.`,
};
