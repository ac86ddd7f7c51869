import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import type { WordedForm } from '@knotenblech/shared/values/errors/form-error.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type Words = Partial<Record<ErrorCode | `${WordedForm}.${ErrorCode}`, MessageDescriptor>>;

/** What is wrong with a field of a form. */
export const formErrorWords = {
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
  noDeliveryAddress: msg`Bitte wählen Sie eine Lieferadresse oder legen Sie eine an.`,
  phoneNoRequired: msg`Bitte geben Sie eine Telefonnummer für die Zustellung an.`,
  emailEmpty: msg`Die Email-Adresse darf nicht leer sein`,
  emailInvalid: msg`Die Email-Adresse ist ungültig`,
  userNameEmpty: msg`Bitte geben Sie einen Benutzernamen an.`,
  userNameInvalid: msg`Ein Benutzername hat mindestens 3 Zeichen und keine Leerzeichen.`,
  userNameForeign: msg`Ein Benutzername mit @ muss die eigene Email-Adresse sein.`,
  passwordEmpty: msg`Bitte geben Sie ein Passwort an.`,
  oldPasswordEmpty: msg`Bitte geben Sie Ihr bisheriges Passwort an.`,
  privacyConsentMissing: msg`Bitte stimmen Sie der Datenschutzerklärung zu.`,
  messageEmpty: msg`Das Feld Nachricht muss ausgefüllt werden!`,
  subjectEmpty: msg`Bitte geben Sie einen Betreff an.`,
  textEmpty: msg`Bitte schreiben Sie eine Nachricht.`,
  'contact.nameEmpty': msg`Das Feld Name muss ausgefüllt werden!`,
  'contact.emailEmpty': msg`Das Feld Email-Adresse muss ausgefüllt werden!`,
  'contact.emailInvalid': msg`Bitte geben Sie eine gültige Email-Adresse an!`,
} satisfies Words;

/** Codes of fields of forms. */
export type FormErrorCode = Extract<keyof typeof formErrorWords, ErrorCode>;
