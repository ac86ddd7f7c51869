import type { HandOverForm } from '@knotenblech/shared/api/accounts/hand-over-calls.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import type { Sql } from '../../database/database.ts';
import { createProjectFromFile, type UploadDeps } from '../../files/create-project-from-file.ts';
import { hashOfBytes } from '../../files/keep-whole-file.ts';
import type { SentFile } from '../../files/sent-file.ts';
import { actorOf, findAccount } from '../auth/account.store.ts';
import { addHandedLink, findSameHandOver } from './handed-link.store.ts';

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
