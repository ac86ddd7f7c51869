import { linkPath } from '@knotenblech/shared/accounts/link-paths.ts';
import { type CustomerId, newId } from '@knotenblech/shared/values/ids.ts';
import type { Language } from '@knotenblech/shared/values/language.ts';
import type { Sql, Transaction } from '../../database/database.ts';
import { nobody } from '../../database/in-customer.ts';
import { addMail, type Mail } from '../../jobs/mail/mail.store.ts';
import type { Enqueue } from '../../jobs/queues.ts';
import { addLink, armLink, type NewLink } from '../one-time-link.store.ts';
import { type AccountMail, type AccountMails, it } from './it.ts';

export type MailDeps = { tx: Transaction; enqueue: Enqueue; now: Date; language: Language };

type To = { recipient: string; customerId?: string };

const send = async (
  { tx, enqueue }: MailDeps,
  { recipient, customerId = nobody }: To,
  id: string,
  mail: AccountMail,
) => {
  await addMail(tx, { customerId, id, recipient, subject: mail.subject, body: mail.text, attachment: null });
  await enqueue(tx, 'send-mail', { customerId: customerId as CustomerId, mailId: id });
};

/** A mail that tells something; it goes out if and only if the transaction commits. */
export const sendNotice = (deps: MailDeps, to: To, words: (mails: AccountMails) => AccountMail) =>
  send(deps, to, newId(), words(accountMails[deps.language]));

/** A mail with a one-time link. */
export const sendLink = async (
  deps: MailDeps,
  to: To,
  link: Pick<NewLink, 'purpose' | 'userId' | 'payload'>,
  words: (mails: AccountMails, link: string) => AccountMail,
) => {
  const mailId = newId() as string;
  const linkId = await addLink(deps.tx, { ...link, mailId, language: deps.language }, deps.now);
  await send(deps, to, mailId, words(accountMails[deps.language], linkMark(linkId)));
};

const valid = 'Der Link gilt 30 Minuten und einmal.';

const notYou = 'Wenn Sie das nicht waren, brauchen Sie nichts zu tun.';

const knowsUs = 'Haben Sie Ihr Passwort vergessen, fordern Sie in der Anmeldung mit „Passwort vergessen“ ein neues an.';

const de: AccountMails = {
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

const enValid = 'The link works once, for 30 minutes.';

const enNotYou = 'If this was not you, there is nothing you need to do.';

const enKnowsUs = 'If you have forgotten your password, ask for a new one with “Forgot password” when logging in.';

const en: AccountMails = {
  confirmRegistration: (link) => ({
    subject: 'Please confirm your registration',
    text: `Hello,\n\nwith this link you confirm your registration; then log in with your e-mail address:\n\n${link}\n\n${enValid} ${enNotYou}`,
  }),
  alreadyRegistered: () => ({
    subject: 'You are already registered',
    text: `Hello,\n\nsomebody tried to register with your e-mail address. You already have an account; nothing was changed. ${enKnowsUs}`,
  }),
  resetPassword: (link, userName) => ({
    subject: 'Your new password',
    text: `Hello,\n\nwith this link you set a new password for the user ${userName}:\n\n${link}\n\n${enValid} ${enNotYou}`,
  }),
  invitation: (link, by, company, userName) => ({
    subject: 'Invitation to the shop',
    text: `Hello,\n\n${by} has added you as a user of ${company}. Your user name is ${userName}. With this link you set your password:\n\n${link}\n\n${enValid} After that you get a new one with “Forgot password” when logging in.`,
  }),
  invitedElsewhere: () => ({
    subject: 'You already have an account',
    text: `Hello,\n\nanother company wanted to add you as a user with this e-mail address. One address belongs to one account; yours stays as it is. For the other company, please give them a second address.`,
  }),
  confirmEmail: (link) => ({
    subject: 'Please confirm your new e-mail address',
    text: `Hello,\n\nwith this link this address becomes the one of your account:\n\n${link}\n\n${enValid} Until then the present one stays. ${enNotYou}`,
  }),
  emailInUse: () => ({
    subject: 'This e-mail address already has an account',
    text: `Hello,\n\nsomebody wanted to enter your e-mail address for another account. That is not possible; nothing was changed.`,
  }),
  emailChanging: () => ({
    subject: 'Your e-mail address is to be changed',
    text: `Hello,\n\na new e-mail address was entered for your account. It takes effect once it is confirmed. If you did not want this, please change your password at once and call us.`,
  }),
  passwordChanged: () => ({
    subject: 'Your password was changed',
    text: `Hello,\n\nthe password of your account was changed; your other devices are logged out. If this was not you, please set it anew with “Forgot password” at once and call us.`,
  }),
};

const frValid = 'Le lien est valable une seule fois, pendant 30 minutes.';

const frNotYou = 'Si vous n’êtes pas à l’origine de cette demande, vous n’avez rien à faire.';

const frKnowsUs =
  'Si vous avez oublié votre mot de passe, demandez-en un nouveau avec « Mot de passe oublié » à la connexion.';

const fr: AccountMails = {
  confirmRegistration: (link) => ({
    subject: 'Veuillez confirmer votre inscription',
    text: `Bonjour,\n\nce lien confirme votre inscription ; connectez-vous ensuite avec votre adresse e-mail :\n\n${link}\n\n${frValid} ${frNotYou}`,
  }),
  alreadyRegistered: () => ({
    subject: 'Vous êtes déjà inscrit',
    text: `Bonjour,\n\nquelqu’un a voulu s’inscrire avec votre adresse e-mail. Vous avez déjà un compte ; rien n’a été modifié. ${frKnowsUs}`,
  }),
  resetPassword: (link, userName) => ({
    subject: 'Votre nouveau mot de passe',
    text: `Bonjour,\n\nce lien vous permet de choisir un nouveau mot de passe pour l’utilisateur ${userName} :\n\n${link}\n\n${frValid} ${frNotYou}`,
  }),
  invitation: (link, by, company, userName) => ({
    subject: 'Invitation dans la boutique',
    text: `Bonjour,\n\n${by} vous a ajouté comme utilisateur de ${company}. Votre nom d’utilisateur est ${userName}. Ce lien vous permet de choisir votre mot de passe :\n\n${link}\n\n${frValid} Ensuite, « Mot de passe oublié » à la connexion vous en envoie un nouveau.`,
  }),
  invitedElsewhere: () => ({
    subject: 'Vous avez déjà un compte',
    text: `Bonjour,\n\nune autre entreprise a voulu vous ajouter comme utilisateur avec cette adresse e-mail. Une adresse correspond à un seul compte ; le vôtre reste inchangé. Pour l’autre entreprise, veuillez indiquer une deuxième adresse.`,
  }),
  confirmEmail: (link) => ({
    subject: 'Veuillez confirmer votre nouvelle adresse e-mail',
    text: `Bonjour,\n\navec ce lien, cette adresse devient celle de votre compte :\n\n${link}\n\n${frValid} D’ici là, l’ancienne reste valable. ${frNotYou}`,
  }),
  emailInUse: () => ({
    subject: 'Cette adresse e-mail a déjà un compte',
    text: `Bonjour,\n\nquelqu’un a voulu enregistrer votre adresse e-mail pour un autre compte. Ce n’est pas possible ; rien n’a été modifié.`,
  }),
  emailChanging: () => ({
    subject: 'Votre adresse e-mail va être modifiée',
    text: `Bonjour,\n\nune nouvelle adresse e-mail a été saisie pour votre compte. Elle s’appliquera dès sa confirmation. Si vous ne l’avez pas souhaité, changez tout de suite votre mot de passe et appelez-nous.`,
  }),
  passwordChanged: () => ({
    subject: 'Votre mot de passe a été modifié',
    text: `Bonjour,\n\nle mot de passe de votre compte a été modifié ; vos autres appareils sont déconnectés. Si ce n’était pas vous, redéfinissez-le tout de suite avec « Mot de passe oublié » et appelez-nous.`,
  }),
};

export const accountMails: Record<Language, AccountMails> = { de, en, fr, it };

/** Stands in a stored mail for the address of its link; nobody outside knows the id, so no text of a user can name it. */
const linkMark = (linkId: string) => `[Link ${linkId}]`;

type LinkDeps = { owner: Sql; publicUrl: string; now: () => Date };

/** The mail as it goes out, its one-time link made in this moment: where mails are sent, no token is ever stored. Null: the link was ended meanwhile. */
export const writeLink =
  ({ owner, publicUrl, now }: LinkDeps) =>
  async (mail: Mail): Promise<Mail | null> => {
    const link = await armLink(owner, mail.id, now());
    if (link === 'none') return mail;
    if (link === 'void') return null;
    const address = new URL(linkPath(link.purpose, link.language, link.token), publicUrl);
    return { ...mail, body: mail.body.replace(linkMark(link.id), () => address.href) };
  };
