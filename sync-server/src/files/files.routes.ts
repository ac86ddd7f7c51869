import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { fileHashSchema, newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { requireSession, type SessionDeps } from '../accounts/auth/require-session.ts';
import { withCustomer } from '../database/in-customer.ts';
import { refuse } from '../http/answers.ts';
import type { ShopEnv } from '../http/shop-env.ts';
import { type ApplyDeps, applyChanges } from '../sync/push/apply-changes.ts';
import { largestChunkBytes } from './file-limits.ts';
import { findFile } from './file-record.store.ts';
import { type FileDeps, receiveChunk, type SentFile, storeWholeFile } from './receive-chunk.ts';

const byteCount = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number);

const hashOf = (c: Context<ShopEnv>) => {
  const parsed = fileHashSchema.safeParse(c.req.param('hash'));
  if (!parsed.success) throw new DomainError('not_found', { record: 'file' });
  return parsed.data;
};

/** Size of the file when the customer of the session has it here, else null. */
const ownSize = ({ sql }: FileDeps, c: Context<ShopEnv>) => {
  const { customerId } = c.get('session').actor;
  return withCustomer(sql, customerId, (tx) => findFile(tx, customerId, hashOf(c)));
};

const answerWhole = async (deps: FileDeps, c: Context<ShopEnv>) => {
  const size = await ownSize(deps, c);
  const bytes = size === null ? null : await deps.blobs.read(hashOf(c));
  if (bytes) {
    c.header('Content-Type', 'application/octet-stream');
    c.header('Content-Disposition', `attachment; filename="${hashOf(c).slice(0, 16)}"`);
    c.header('Upload-Offset', String(bytes.length));
    return c.body(bytes);
  }
  c.header('Upload-Offset', String(await deps.blobs.offsetOf(c.get('session').actor.customerId, hashOf(c))));
  return refuse(c, 'not_found', { record: 'file' });
};

const answerChunk = async (deps: FileDeps, c: Context<ShopEnv>) => {
  const { actor } = c.get('session');
  if (!may(actor, 'createProject')) return refuse(c, 'not_allowed');
  const received = await receiveChunk(deps, actor, {
    hash: hashOf(c),
    offset: byteCount.parse(c.req.header('Upload-Offset')),
    length: byteCount.optional().parse(c.req.header('Upload-Length')) ?? null,
    bytes: new Uint8Array(await c.req.arrayBuffer()),
  });
  c.header('Upload-Offset', String(received.offset));
  return received.kind === 'elsewhere' ? refuse(c, 'already_exists', { offset: received.offset }) : c.body(null, 204);
};

/** Files by the hash of their bytes, sent in resumable chunks. A hash opens a file only to those who have uploaded it. */
export const fileRoutes = (deps: FileDeps & SessionDeps) =>
  new Hono<ShopEnv>()
    .use(requireSession(deps))
    .get('/:hash', (c) => answerWhole(deps, c))
    .patch(
      '/:hash',
      bodyLimit({
        maxSize: largestChunkBytes,
        onError: (c) => refuse(c, 'payload_too_large', { limitBytes: largestChunkBytes }),
      }),
      (c) => answerChunk(deps, c),
    );

export type UploadDeps = ApplyDeps & FileDeps & { now: () => Date };

/** A new project of the actor from a file that came in one piece: the app's own change. It is read when its turn comes. */
export const createProjectFromFile = async (
  deps: UploadDeps,
  actor: Actor,
  { bytes, ...sent }: SentFile,
  projectId = newId<ProjectId>(),
) => {
  const fileHash = await storeWholeFile(deps, actor, bytes);
  const args = { projectId, name: sent.projectName, fileHash, fileName: sent.fileName };
  await applyChanges(deps, actor, [{ name: 'createProject', args }], deps.now().toISOString());
  return projectId;
};
