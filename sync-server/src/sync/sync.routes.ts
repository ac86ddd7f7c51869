import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { mostSpaces } from '@knotenblech/shared/records/space.ts';
import { protocolVersion, pullRequestSchema, pushRequestSchema } from '@knotenblech/shared/sync/wire.ts';
import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import { type Context, Hono } from 'hono';
import type { Sql } from '../database/database.ts';
import { type Admitted, createAdmission, type QueueCounts } from '../http/admission/create-admission.ts';
import { errorBody, languageOf } from '../http/answers.ts';
import { usualBodyBytes } from '../http/limit-bodies.ts';
import { longJson, readPackedJson } from '../http/read-json.ts';
import { laneOfPull, priorityOf } from './admission/lane-of.ts';
import { type SyncLimits, syncLimits } from './admission/sync-limits.ts';
import { createPokeStreams } from './event.routes.ts';
import { pullRecords } from './pull/pull-records.ts';
import type { Recomputes, ServerRuns } from './push/batch.ts';
import { pushChanges } from './push/push-changes.ts';
import type { Pokes } from './rows/pokes.ts';
import type { SyncEnv } from './sync-env.ts';

export type SyncDeps = {
  sql: Sql;
  pokes: Pokes;
  serverRuns: ServerRuns;
  recomputes: Recomputes;
  now: () => Date;
  /** A change threw something nobody foresaw; it was answered, and somebody should look. */
  onBug: (error: unknown, name: string) => void;
  /** The rights of who asks as they are now, refused when his session has ended; left out: those he came with. */
  actorNow?: (c: Context) => Promise<Actor>;
  /** As for a push; left out: the usual. */
  longestWorkMs?: number;
  /** How much is let in at once; left out: the usual. */
  limits?: SyncLimits;
  /** Who wants to know how many wait. */
  watchQueue?: (name: 'pushes' | 'pulls', count: () => QueueCounts) => void;
};

const oldestSchema = 1;

/** Push, pull and events; expects the authenticated actor in the context. */
export const syncRoutes = (deps: SyncDeps) => {
  const { push, pull } = deps.limits ?? syncLimits;
  const { actorNow = async (c: Context) => c.get('actor') as Actor } = deps;
  const [pushes, pulls] = [createAdmission(push), createAdmission(pull)];
  deps.watchQueue?.('pushes', pushes.count);
  deps.watchQueue?.('pulls', pulls.count);
  return new Hono<SyncEnv>()
    .post('/push', async (c) => {
      const actor = c.get('actor');
      const { value: request, bytes } = await readPackedJson(c, pushRequestSchema, usualBodyBytes);
      const no = refusal(actor, request);
      if (no) return refuse(c, no);
      const ticket = { lane: priorityOf(request.mutations), whose: actor.customerId, bytes, gone: c.req.raw.signal };
      const admitted = await pushes.run(ticket, async (hasWaited) =>
        pushChanges(deps, hasWaited ? await actorNow(c) : actor, request),
      );
      if (admitted.kind === 'turned away') return turnAway(c, admitted);
      const outcome = admitted.value;
      if (outcome.kind === 'wrong-user') return refuse(c, { status: 403, code: 'wrong_user' });
      if (outcome.kind === 'unknown') return refuse(c, { status: 422, code: 'unknown_change' });
      if (outcome.kind === 'outdated') return refuse(c, { status: 503, code: 'server_outdated' });
      if (outcome.kind !== 'answer')
        return refuse(c, { status: 409, code: 'client_forked', details: { at: outcome.kind } });
      deps.pokes.poke(actor.customerId, outcome.changed);
      return c.json(outcome.answer);
    })
    .post('/pull', async (c) => {
      const actor = c.get('actor');
      const { value: request, bytes } = await readPackedJson(c, pullRequestSchema, usualBodyBytes);
      const no = refusal(actor, request);
      if (no) return refuse(c, no);
      if (Object.keys(request.spaces).length > mostSpaces)
        return refuse(c, { status: 413, code: 'payload_too_large', details: { limitSpaces: mostSpaces } });
      const ticket = { lane: laneOfPull(request), whose: actor.userId, bytes, gone: c.req.raw.signal };
      const admitted = await pulls.run(ticket, async (hasWaited) =>
        pullRecords(deps.sql, hasWaited ? await actorNow(c) : actor, request, deps.now()),
      );
      return admitted.kind === 'done' ? longJson(c, admitted.value) : turnAway(c, admitted);
    })
    .get('/events', createPokeStreams(deps.pokes));
};

type Refusal = { status: 403 | 409 | 413 | 422 | 426 | 503; code: ErrorCode; details?: Record<string, unknown> };

const refusal = (actor: Actor, request: { protocol: number; schema: number; userId: string }): Refusal | null => {
  if (request.protocol !== protocolVersion || request.schema < oldestSchema) {
    return { status: 426, code: 'client_outdated', details: { oldestSchema } };
  }
  return request.userId === actor.userId ? null : { status: 403, code: 'wrong_user' };
};

const refuse = (c: Context, { status, code, details }: Refusal) =>
  c.json(errorBody(code, details, languageOf(c)), status);

/** Nothing of it was looked at: the device comes back with the same. */
const turnAway = (c: Context, { retryAfterSeconds }: Extract<Admitted<never>, { kind: 'turned away' }>) => {
  c.header('Retry-After', String(retryAfterSeconds));
  return refuse(c, { status: 503, code: 'unavailable', details: { retryAfterSeconds } });
};
