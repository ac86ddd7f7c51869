import type { HandOverForm } from '@knotenblech/shared/api/accounts/hand-over-calls.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { newId, type ProjectId, type UserId } from '@knotenblech/shared/values/ids.ts';
import type { Sql } from '../../database/database.ts';
import { createProjectFromFile, type UploadDeps } from '../../files/files.routes.ts';
import { hashOfBytes, type SentFile } from '../../files/receive-chunk.ts';
import type { Session } from '../../http/shop-env.ts';
import { actorOf, findAccount, findUserOfAccount, lockPasswordHash } from '../auth/account.store.ts';
import { hashToken } from '../auth/password.ts';
import { checkSession, type SessionDeps } from '../auth/require-session.ts';
import { findSession } from '../auth/session.store.ts';
import { openSession } from '../auth/sign-in.ts';
import { addHandedLink, claimHandedProject, findHandedUser, findSameHandOver } from './handed-link.store.ts';

export type HandOverDeps = UploadDeps & { owner: Sql; publicUrl: string };

type Given = { sent: SentFile; partner: string };

export type HandedOver = { projectId: ProjectId; url: string; expiresAt: string };

/**
 * Takes a project file for whoever has the e-mail address: a new project of an active user, the same again where the hand-over is repeated
 * while its address holds, or a file that waits for a new customer to register. The address that opens it holds once and for 30 minutes. Throws DomainError for a user who may not upload.
 */
export const handOver = async (deps: HandOverDeps, form: HandOverForm, given: Given): Promise<HandedOver> => {
  const account = await findAccount(deps.owner, form.email);
  const isKnown = account?.user.active === true && account.email.toLowerCase() === form.email.toLowerCase();
  return isKnown ? openForUser(deps, form, given, actorOf(account)) : waitForCustomer(deps, form, given.sent);
};

/** Who runs the shop signs in himself: no partner's key opens the shop's own rooms. */
const openForUser = async (
  deps: HandOverDeps,
  form: HandOverForm,
  { sent, partner }: Given,
  actor: Actor,
): Promise<HandedOver> => {
  if (!may(actor, 'createProject')) throw new DomainError('not_allowed');
  const of = { partner, projectName: sent.projectName, fileHash: hashOfBytes(sent.bytes) };
  const { token, expiresAt, projectId } = await deps.owner.begin(async (tx) => {
    const same = await findSameHandOver(tx, actor.userId, of, deps.now());
    const payload = { projectId: same ?? newId<ProjectId>(), of };
    const link = { purpose: 'open-project', userId: actor.userId, payload, language: form.language } as const;
    return { ...(await addHandedLink(tx, link, deps.now())), projectId: payload.projectId };
  });
  await createOnce(deps, actor, sent, projectId);
  const query = { ...(!may(actor, 'runProjects') && { token }), sema: form.sema };
  return answer(deps, { projectId, path: `assistent/${projectId}`, query, expiresAt }, form);
};

const createOnce = async (...creating: Required<Parameters<typeof createProjectFromFile>>) => {
  try {
    await createProjectFromFile(...creating);
  } catch (error) {
    if (!(error instanceof DomainError && error.code === 'already_exists')) throw error;
  }
};

/** The bytes lie where broken uploads do, and go with them when nobody registers. */
const waitForCustomer = async (deps: HandOverDeps, form: HandOverForm, sent: SentFile): Promise<HandedOver> => {
  const { bytes, fileName, projectName } = sent;
  const [place, projectId, fileHash] = [newId() as string, newId<ProjectId>(), hashOfBytes(bytes)];
  await deps.blobs.append(place, fileHash, 0, bytes);
  const payload = { place, projectId, projectName, fileHash, fileName, byteCount: bytes.length };
  const link = { purpose: 'keep-project', userId: null, payload, language: form.language } as const;
  const { token, expiresAt } = await addHandedLink(deps.owner, link, deps.now());
  const query = { handover: token, sema: form.sema };
  return answer(deps, { projectId, path: 'register', query, expiresAt }, form);
};

type Place = { projectId: ProjectId; path: string; query: Record<string, string>; expiresAt: Date };

const answer = (
  { publicUrl }: HandOverDeps,
  { projectId, path, query, expiresAt }: Place,
  { language }: HandOverForm,
): HandedOver => {
  const url = new URL(`/${language}/shop/${path}`, publicUrl);
  url.search = new URLSearchParams(query).toString();
  return { projectId, url: url.href, expiresAt: expiresAt.toISOString() };
};

/** `projectId`: of the handed project; null: the address brought a token alone. */
export type HandOverSession = { actor: Actor; projectId: ProjectId | null; key: string | null; cookie: string | null };

/** What an address brought; `present`: who is signed in where it was opened. */
export type GivenAddress = { token: string; deviceName: string; address: string; present: Actor | null };

const expired = () => new DomainError('handed_expired');

/**
 * Exchanges the token of a handed address for a session of its user, once. The session of who is signed in there
 * stays as it is: in it he opens what is his company's. Throws DomainError for a token that holds no longer, and for another company's.
 */
export const openHandedSession = async (owner: Sql, given: GivenAddress, now: Date): Promise<HandOverSession> => {
  const userId = await findHandedUser(owner, given.token, now);
  if (!userId) throw expired();
  const { actor, customerId } = await findHandedActor(owner, userId);
  if (given.present && given.present.customerId !== customerId) throw new DomainError('wrong_user');
  return owner.begin<HandOverSession>(async (tx) => {
    /* Held before the link: a new password then ends both, or finds neither begun. */
    await lockPasswordHash(tx, userId);
    const projectId = await claimHandedProject(tx, given.token, now);
    if (!projectId) throw expired();
    if (given.present) return { actor: given.present, projectId, key: null, cookie: null };
    const { deviceName, address } = given;
    return {
      actor,
      projectId,
      ...(await openSession(tx, { deviceName, address, kind: 'app', userId, customerId }, now)),
    };
  });
};

/** The user as he is now: one who was switched off meanwhile, or runs the shop, comes in by no handed address. */
const findHandedActor = async (owner: Sql, userId: UserId) => {
  const user = await findUserOfAccount(owner, userId);
  const account = user?.active ? await findAccount(owner, user.userName) : null;
  if (account?.userId !== userId) throw expired();
  const actor = actorOf(account);
  if (may(actor, 'runProjects')) throw expired();
  return { actor, customerId: account.customerId };
};

const openTokenSessionExpired = () => new DomainError('url_token_expired');

/**
 * Opens a session of the app for the user of an API client's token that stood in an address; the token stays as it is. As with a
 * handed address, who is signed in there stays so, and who runs the shop comes in by his password alone. Throws DomainError where
 * the token opens nothing, or the shop takes none from addresses.
 */
export const openTokenSession = async (deps: SessionDeps, given: GivenAddress, now: Date): Promise<HandOverSession> => {
  const { token, deviceName, address, present } = given;
  const { actor } = await sessionOf(deps, token, now);
  if (may(actor, 'runProjects')) throw openTokenSessionExpired();
  const { userId, customerId } = actor;
  if (present && present.customerId !== customerId) throw new DomainError('signed_in_as_other');
  if (present) return { actor: present, projectId: null, key: null, cookie: null };
  return deps.owner.begin<HandOverSession>(async (tx) => {
    /* Held before the token is looked at again: a new password then ends both, or finds neither begun. */
    await lockPasswordHash(tx, userId);
    if (!(await findSession(tx, hashToken(token), now))) throw openTokenSessionExpired();
    const opened = await openSession(tx, { deviceName, address, kind: 'app', userId, customerId }, now);
    return { actor, projectId: null, ...opened };
  });
};

const sessionOf = async (deps: SessionDeps, token: string, now: Date): Promise<Session> => {
  if (!deps.takesUrlTokens) throw openTokenSessionExpired();
  try {
    return await checkSession(deps.sessions, { key: undefined, cookie: undefined, token }, now);
  } catch (error) {
    throw error instanceof DomainError ? openTokenSessionExpired() : error;
  }
};
