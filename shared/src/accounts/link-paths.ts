import type { Language } from '../values/language.ts';

/** What a one-time link of a mail is for. */
export const linkPurposes = ['register', 'set-password', 'confirm-email'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

const screens = {
  register: 'confirmRegistration',
  'set-password': 'setPassword',
  'confirm-email': 'account/confirmEmailChange',
} as const satisfies Record<LinkPurpose, string>;

/** Minutes that a link holds, counted from the sending of its mail. */
export const linkMinutes = 30;

/** The screen that a link opens; it sends the token on in the body of a call. */
export const linkPath = (purpose: LinkPurpose, language: Language, token: string) =>
  `/${language}/shop/${screens[purpose]}/${token}`;
