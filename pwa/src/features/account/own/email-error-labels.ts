import type { EmailErrorKey } from '@knotenblech/shared/accounts/forms/check-email.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const emailErrorLabels: Record<EmailErrorKey, MessageDescriptor> = {
  emailEmpty: msg`Die Email-Adresse darf nicht leer sein`,
  emailInvalid: msg`Die Email-Adresse ist ungültig`,
};
