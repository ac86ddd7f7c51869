/** What an account mail says; `link` is replaced by its address when the mail goes out. */
export type AccountMail = { subject: string; text: string };

/** The mails about accounts in one language. None but invitations repeats what a stranger typed. */
export type AccountMails = {
  confirmRegistration: (link: string) => AccountMail;
  alreadyRegistered: () => AccountMail;
  resetPassword: (link: string, userName: string) => AccountMail;
  invitation: (link: string, by: string, company: string, userName: string) => AccountMail;
  invitedElsewhere: () => AccountMail;
  confirmEmail: (link: string) => AccountMail;
  emailInUse: () => AccountMail;
  emailChanging: () => AccountMail;
  passwordChanged: () => AccountMail;
};
