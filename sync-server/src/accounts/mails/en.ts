import type { AccountMails } from './account-mail.ts';

const valid = 'The link works once, for 30 minutes.';
const notYou = 'If this was not you, there is nothing you need to do.';
const knowsUs = 'If you have forgotten your password, ask for a new one with “Forgot password” when logging in.';

export const en: AccountMails = {
  confirmRegistration: (link) => ({
    subject: 'Please confirm your registration',
    text: `Hello,\n\nwith this link you confirm your registration; then log in with your e-mail address:\n\n${link}\n\n${valid} ${notYou}`,
  }),
  alreadyRegistered: () => ({
    subject: 'You are already registered',
    text: `Hello,\n\nsomebody tried to register with your e-mail address. You already have an account; nothing was changed. ${knowsUs}`,
  }),
  resetPassword: (link, userName) => ({
    subject: 'Your new password',
    text: `Hello,\n\nwith this link you set a new password for the user ${userName}:\n\n${link}\n\n${valid} ${notYou}`,
  }),
  invitation: (link, by, company, userName) => ({
    subject: 'Invitation to the shop',
    text: `Hello,\n\n${by} has added you as a user of ${company}. Your user name is ${userName}. With this link you set your password:\n\n${link}\n\n${valid} After that you get a new one with “Forgot password” when logging in.`,
  }),
  invitedElsewhere: () => ({
    subject: 'You already have an account',
    text: `Hello,\n\nanother company wanted to add you as a user with this e-mail address. One address belongs to one account; yours stays as it is. For the other company, please give them a second address.`,
  }),
  confirmEmail: (link) => ({
    subject: 'Please confirm your new e-mail address',
    text: `Hello,\n\nwith this link this address becomes the one of your account:\n\n${link}\n\n${valid} Until then the present one stays. ${notYou}`,
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
