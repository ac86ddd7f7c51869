import type { AnswerByProject } from '@knotenblech/shared/api/projects/price-request-calls.ts';
import { contentsOf, copyContents, headerOfCopy } from '@knotenblech/shared/projects/changes/copy-project.change.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { closedBy } from '@knotenblech/shared/projects/project-state.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import type { ReadKey, Rows } from '@knotenblech/shared/records/define-change.ts';
import { createRowCache } from '@knotenblech/shared/records/row-cache.ts';
import { customerPriceSpace, customerSpace, projectSpace, userSpace } from '@knotenblech/shared/records/space.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { type CustomerId, type FileHash, newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { noteAudit } from '../../database/audit.store.ts';
import type { Transaction } from '../../database/database.ts';
import { readInCustomer, withCustomer } from '../../database/in-customer.ts';
import type { BlobStore } from '../../files/blob.store.ts';
import { storeWholeFile } from '../../files/receive-chunk.ts';
import { texts } from '../../jobs/texts/texts.ts';
import { findRequesters, type Requester } from '../../messages/message.store.ts';
import { notifyUser } from '../../messages/notify-user.ts';
import { nextProjectNumber } from '../../orders/order.store.ts';
import { pokeAtCommit } from '../../sync/rows/pokes.ts';
import { readRecords } from '../../sync/rows/record.store.ts';
import { openUnitOfWork } from '../../sync/rows/unit-of-work.ts';
import type { AnswerDeps } from './answer-price-request.ts';
import { closePriceRequests, hasOpenRequest } from './price-request.store.ts';

export type AnswerByProjectDeps = AnswerDeps & { blobs: BlobStore };

type Answering = AnswerByProject & { projectId: ProjectId; admin: Actor };

/** The operator's own project as it stands, with the hashes of its files. */
type Source = { project: Project; rows: Pick<Rows, 'all'>; fileHashes: FileHash[] };

/**
 * Answers an open request with a copy of one of the operator's own projects: it is the customer's from then on, with his prices,
 * and who asked is told. Throws DomainError when none is asked for, or when there is nothing in the project to order.
 */
export const answerByProject = async (deps: AnswerByProjectDeps, answering: Answering): Promise<ProjectId> => {
  const source = await readSource(deps, answering);
  const { customerId, admin } = answering;
  await withCustomer(deps.owner, customerId, (tx) => refuseUnasked(tx, answering));
  const keeping = { sql: deps.owner, blobs: deps.blobs };
  for (const hash of source.fileHashes) {
    const bytes = await deps.blobs.read(hash);
    if (!bytes) throw new DomainError('file_missing', { fileHash: hash });
    await storeWholeFile(keeping, { customerId, userId: admin.userId }, bytes);
  }
  return withCustomer(deps.owner, customerId, (tx) => answerInside(tx, deps, { ...answering, source }));
};

const readSource = ({ owner }: AnswerByProjectDeps, { admin, fromProjectId }: Answering): Promise<Source> =>
  readInCustomer(owner, admin.customerId, async (tx) => {
    const header = { space: customerSpace(admin.customerId), kind: 'project', id: fromProjectId } as const;
    const keys: ReadKey[] = [header, ...contentsOf(fromProjectId)];
    const cache = createRowCache();
    cache.load(keys, await readRecords(tx, admin.customerId, keys));
    const { rows } = cache.overlay();
    const project = rows.get(header.space, 'project', fromProjectId);
    if (!project) throw new DomainError('not_found', { record: 'project' });
    if (project.trashedAt !== null) throw new DomainError('project_trashed', { project: project.name });
    if (project.reading !== 'read') throw new DomainError('project_not_read', { project: project.name });
    if (project.positionCount === 0) throw new DomainError('E_NO_PARTS');
    const certificates = rows.all(projectSpace(fromProjectId), 'weldCertFile').map(({ fileHash }) => fileHash);
    return { project, rows, fileHashes: [...new Set([project.fileHash, ...certificates])] };
  });

const refuseUnasked = async (tx: Transaction, asked: { customerId: CustomerId; projectId: ProjectId }) => {
  if (!(await hasOpenRequest(tx, asked))) throw new DomainError('not_found', { record: 'priceRequest' });
};

const answerInside = async (
  tx: Transaction,
  { enqueue, now }: AnswerDeps,
  answering: Answering & { source: Source },
): Promise<ProjectId> => {
  const { customerId, projectId, admin, source } = answering;
  const answerProjectId = newId<ProjectId>();
  const at = now();
  const space = customerSpace(customerId);
  const spaces = [space, customerPriceSpace(customerId), projectSpace(answerProjectId)];
  const book = await openUnitOfWork(tx, customerId, spaces);
  await refuseUnasked(tx, answering);
  const asked = await findRequesters(tx, answering);
  await book.lockMore(asked.map(({ userId }) => userSpace(userId)));
  await book.read([
    { space, kind: 'project', id: projectId },
    ...asked.map(({ userId }): ReadKey => ({ space, kind: 'user', id: userId })),
  ]);
  const overlay = book.overlay();
  const requested = overlay.rows.get(space, 'project', projectId);
  if (!requested) throw new DomainError('not_found', { record: 'project' });
  const closed = closedBy(requested);
  if (closed !== null) throw new DomainError(closed, { project: requested.name });
  overlay.rows.put(space, 'project', { ...requested, priceRequestedAt: null, answerProjectId });
  overlay.rows.put(space, 'project', {
    ...headerOfCopy(source.project, at.toISOString()),
    ...textsOf(requested),
    id: answerProjectId,
    number: await nextProjectNumber(tx),
    userId: asked[0]?.userId ?? requested.userId,
  });
  copyContents(source.rows, overlay.rows, { from: source.project.id, to: answerProjectId });
  for (const each of asked)
    await tellAnswer(
      { rows: overlay.rows, tx, enqueue, now: at },
      { requested, answerProjectId, asked: each, answering },
    );
  book.keep(overlay);
  await book.flush();
  await book.summarise(new Map([[answerProjectId, at.toISOString()]]));
  await closePriceRequests(tx, { customerId, projectId, answerProjectId, answeredAt: at, answeredBy: admin.userId });
  await noteAudit(tx, {
    at,
    actorId: admin.userId,
    action: 'project_answered',
    customerId,
    subject: answerProjectId,
    details: { requestProjectId: projectId },
  });
  await book.flush();
  await pokeAtCommit(tx, customerId, await book.close());
  return answerProjectId;
};

/** What the customer wrote stays with what he gets; what the operator wrote for himself stays with him. */
const textsOf = ({ drawingId, comment, additionalText }: Project) => ({ drawingId, comment, additionalText });

type AnswerNotice = { requested: Project; answerProjectId: ProjectId; asked: Requester; answering: Answering };

const tellAnswer = (
  telling: Parameters<typeof notifyUser>[0],
  { requested, answerProjectId, asked, answering: { customerId, note } }: AnswerNotice,
) =>
  notifyUser(telling, {
    customerId,
    userId: asked.userId,
    severity: 'GREEN',
    ...texts[asked.language].priceRequest.answeredByProject(requested.name, note),
    projectId: answerProjectId,
  });
