import type { AddressErrorKey } from '@knotenblech/shared/accounts/forms/check-address.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const addressErrorLabels = {
  salutationEmpty: msg`Bitte wählen Sie eine Anrede.`,
  companyNameEmpty: msg`Bitte geben Sie den Firmennamen an.`,
  firstNameEmpty: msg`Bitte geben Sie den Vornamen an.`,
  nameEmpty: msg`Bitte geben Sie den Namen an.`,
  contactFirstNameEmpty: msg`Bitte geben Sie den Vornamen der Kontaktperson an.`,
  contactNameEmpty: msg`Bitte geben Sie den Namen der Kontaktperson an.`,
  streetEmpty: msg`Bitte geben Sie Straße und Hausnummer an.`,
  zipEmpty: msg`Bitte geben Sie die Postleitzahl an.`,
  cityEmpty: msg`Bitte geben Sie den Ort an.`,
  countryEmpty: msg`Bitte wählen Sie ein Land.`,
  emailInvalid: msg`Die Email-Adresse ist ungültig`,
} satisfies Record<AddressErrorKey, MessageDescriptor>;
