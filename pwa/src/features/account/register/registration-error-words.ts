import type { RegistrationErrorKey } from '@knotenblech/shared/accounts/check-registration.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { emailErrorLabels } from '../own/email-error-labels.ts';
import { newPasswordErrorLabels } from '../own/new-password-error-words.ts';

export const registrationErrorLabels: Record<RegistrationErrorKey, MessageDescriptor> = {
  ...emailErrorLabels,
  ...newPasswordErrorLabels,
  emailsDiffer: msg`Email-Adresse und Email-Adresse (Wdh) stimmen nicht überein.`,
  consentMissing: msg`Bitte stimmen Sie der Datenschutzerklärung zu.`,
};
