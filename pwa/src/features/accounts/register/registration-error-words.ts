import type { RegistrationErrorKey } from '@knotenblech/shared/users/check-registration.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { emailErrorLabels } from '../form/email-error-words.ts';
import { newPasswordErrorLabels } from '../form/new-password-error-words.ts';

export const registrationErrorLabels: Record<RegistrationErrorKey, MessageDescriptor> = {
  ...emailErrorLabels,
  ...newPasswordErrorLabels,
  emailsDiffer: msg`Email-Adresse und Email-Adresse (Wdh) stimmen nicht überein.`,
  consentMissing: msg`Bitte stimmen Sie der Datenschutzerklärung zu.`,
};
