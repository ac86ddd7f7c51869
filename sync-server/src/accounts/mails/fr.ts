import type { AccountMails } from './account-mail.ts';

const valid = 'Le lien est valable une seule fois, pendant 30 minutes.';
const notYou = 'Si vous n’êtes pas à l’origine de cette demande, vous n’avez rien à faire.';
const knowsUs =
  'Si vous avez oublié votre mot de passe, demandez-en un nouveau avec « Mot de passe oublié » à la connexion.';

export const fr: AccountMails = {
  confirmRegistration: (link) => ({
    subject: 'Veuillez confirmer votre inscription',
    text: `Bonjour,\n\nce lien confirme votre inscription ; connectez-vous ensuite avec votre adresse e-mail :\n\n${link}\n\n${valid} ${notYou}`,
  }),
  alreadyRegistered: () => ({
    subject: 'Vous êtes déjà inscrit',
    text: `Bonjour,\n\nquelqu’un a voulu s’inscrire avec votre adresse e-mail. Vous avez déjà un compte ; rien n’a été modifié. ${knowsUs}`,
  }),
  resetPassword: (link, userName) => ({
    subject: 'Votre nouveau mot de passe',
    text: `Bonjour,\n\nce lien vous permet de choisir un nouveau mot de passe pour l’utilisateur ${userName} :\n\n${link}\n\n${valid} ${notYou}`,
  }),
  invitation: (link, by, company, userName) => ({
    subject: 'Invitation dans la boutique',
    text: `Bonjour,\n\n${by} vous a ajouté comme utilisateur de ${company}. Votre nom d’utilisateur est ${userName}. Ce lien vous permet de choisir votre mot de passe :\n\n${link}\n\n${valid} Ensuite, « Mot de passe oublié » à la connexion vous en envoie un nouveau.`,
  }),
  invitedElsewhere: () => ({
    subject: 'Vous avez déjà un compte',
    text: `Bonjour,\n\nune autre entreprise a voulu vous ajouter comme utilisateur avec cette adresse e-mail. Une adresse correspond à un seul compte ; le vôtre reste inchangé. Pour l’autre entreprise, veuillez indiquer une deuxième adresse.`,
  }),
  confirmEmail: (link) => ({
    subject: 'Veuillez confirmer votre nouvelle adresse e-mail',
    text: `Bonjour,\n\navec ce lien, cette adresse devient celle de votre compte :\n\n${link}\n\n${valid} D’ici là, l’ancienne reste valable. ${notYou}`,
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
