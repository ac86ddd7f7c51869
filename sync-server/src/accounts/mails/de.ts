import type { AccountMails } from './account-mail.ts';

const valid = 'Der Link gilt 30 Minuten und einmal.';
const notYou = 'Wenn Sie das nicht waren, brauchen Sie nichts zu tun.';
const knowsUs = 'Haben Sie Ihr Passwort vergessen, fordern Sie in der Anmeldung mit „Passwort vergessen“ ein neues an.';

export const de: AccountMails = {
  confirmRegistration: (link) => ({
    subject: 'Bitte bestätigen Sie Ihre Registrierung',
    text: `Guten Tag,\n\nmit diesem Link bestätigen Sie Ihre Registrierung und melden sich danach mit Ihrer E-Mail-Adresse an:\n\n${link}\n\n${valid} ${notYou}`,
  }),
  alreadyRegistered: () => ({
    subject: 'Sie sind schon registriert',
    text: `Guten Tag,\n\njemand wollte sich mit Ihrer E-Mail-Adresse registrieren. Sie haben schon ein Benutzerkonto; es wurde nichts geändert. ${knowsUs}`,
  }),
  resetPassword: (link, userName) => ({
    subject: 'Ihr neues Passwort',
    text: `Guten Tag,\n\nmit diesem Link setzen Sie ein neues Passwort für den Benutzer ${userName}:\n\n${link}\n\n${valid} ${notYou}`,
  }),
  invitation: (link, by, company, userName) => ({
    subject: 'Einladung in den Shop',
    text: `Guten Tag,\n\n${by} hat Sie als Benutzer von ${company} angelegt. Ihr Benutzername ist ${userName}. Mit diesem Link setzen Sie Ihr Passwort:\n\n${link}\n\n${valid} Danach bekommen Sie in der Anmeldung mit „Passwort vergessen“ einen neuen.`,
  }),
  invitedElsewhere: () => ({
    subject: 'Sie haben schon ein Benutzerkonto',
    text: `Guten Tag,\n\neine andere Firma wollte Sie mit dieser E-Mail-Adresse als Benutzer anlegen. Eine Adresse gehört zu einem Benutzerkonto; Ihr bisheriges bleibt, wie es ist. Für die andere Firma nennen Sie ihr bitte eine zweite Adresse.`,
  }),
  confirmEmail: (link) => ({
    subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
    text: `Guten Tag,\n\nmit diesem Link wird diese Adresse die Ihres Benutzerkontos:\n\n${link}\n\n${valid} Bis dahin gilt die bisherige. ${notYou}`,
  }),
  emailInUse: () => ({
    subject: 'Diese E-Mail-Adresse hat schon ein Benutzerkonto',
    text: `Guten Tag,\n\njemand wollte Ihre E-Mail-Adresse für ein anderes Benutzerkonto eintragen. Das ist nicht möglich; es wurde nichts geändert.`,
  }),
  emailChanging: () => ({
    subject: 'Ihre E-Mail-Adresse soll geändert werden',
    text: `Guten Tag,\n\nfür Ihr Benutzerkonto wurde eine neue E-Mail-Adresse eingetragen. Sie gilt, sobald sie bestätigt ist. Wenn Sie das nicht wollten, ändern Sie bitte gleich Ihr Passwort und rufen Sie uns an.`,
  }),
  passwordChanged: () => ({
    subject: 'Ihr Passwort wurde geändert',
    text: `Guten Tag,\n\ndas Passwort Ihres Benutzerkontos wurde geändert; Ihre anderen Geräte sind abgemeldet. Wenn Sie das nicht waren, setzen Sie es bitte gleich mit „Passwort vergessen“ neu und rufen Sie uns an.`,
  }),
};
