import { checkPassword } from '@knotenblech/shared/accounts/check-password.ts';
import type { RegistrationForm } from '@knotenblech/shared/accounts/registration-form.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { Sql } from '../database/database.ts';
import type { RequestOrigin } from '../http/asked-by.ts';
import type { AccountDeps } from './account-deps.ts';
import { findAccountUser } from './auth/account.store.ts';
import { hashPassword } from './auth/password.ts';
import { findWaitingFile } from './hand-over/handed-link.store.ts';
import { limitMails } from './limit-mails.ts';
import { sendLink, sendNotice } from './mails/send-account-mail.ts';

export type RegistrationPayload = {
  kind: RegistrationForm['kind'];
  companyName: string;
  firstName: string;
  name: string;
  email: string;
  passwordHash: string;
  consentedAt: string;
  /** The file that design software handed over for the new customer. */
  waitingFileId?: string;
};

/**
 * Mails a link that makes the account; who has one already is told so by mail instead. The answer, and the time it takes, are the
 * same. Nothing exists before the link is used. Throws DomainError for a weak password, too many requests and a handed file that
 * waits no longer.
 */
export const register = async ({ owner, enqueue, now }: AccountDeps, form: RegistrationForm, asked: RequestOrigin) => {
  const at = now();
  const { hasConsented: _, password, handover, ...given } = form;
  const weak = checkPassword(password, [given.email, given.companyName, given.firstName, given.name]);
  if (weak) throw new DomainError(weak);
  await limitMails(owner, { email: given.email, address: asked.address }, at);
  const waitingFileId = handover === undefined ? undefined : await findHanded(owner, handover, at);
  const payload: RegistrationPayload = {
    ...given,
    ...(waitingFileId && { waitingFileId }),
    passwordHash: await hashPassword(password),
    consentedAt: at.toISOString(),
  };
  await owner.begin(async (tx) => {
    const deps = { tx, enqueue, now: at, language: asked.language };
    const known = await findAccountUser(tx, given.email);
    if (known) return sendNotice(deps, { recipient: known.email }, (mails) => mails.alreadyRegistered());
    const link = { purpose: 'register', userId: null, payload } as const;
    return sendLink(deps, { recipient: given.email }, link, (mails, address) => mails.confirmRegistration(address));
  });
};

const findHanded = async (owner: Sql, token: string, now: Date) => {
  const id = await findWaitingFile(owner, token, now);
  if (!id) throw new DomainError('handed_expired');
  return id;
};
