import type { Mutation } from '@knotenblech/shared/sync/wire.ts';
import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import { readMeta, writeMeta } from '../../database/read-meta.ts';
import type { Engine } from '../engine/engine.ts';
import { kindOf } from '../outbox/held-back.ts';
import type { Batch } from '../outbox/outbox.ts';
import { parseErrorBody } from '../transport/said-in.ts';
import type { Answer } from '../transport/transport.ts';
import { unmarkOffered } from './take-back-offer.ts';

/** The first change of the batch, where the server was set back to a build that does not know it; nothing from there on was looked at. */
export const unknownThere = (answer: Answer, { mutations }: Batch): Mutation | null =>
  isUnknownThere(answer.status, parseErrorBody(answer)?.errorCode) ? (mutations[0] ?? null) : null;

const isUnknownThere = (status: number, code: ErrorCode | undefined) =>
  (status === 503 && code === 'server_outdated') || (status === 422 && code === 'unknown_change');

/**
 * The changes of this kind wait for the server's next build, and what builds on them; all others take their numbers. What an
 * earlier try had sent may still arrive.
 */
export const keepBack = async (engine: Engine, batch: Batch, unknown: Mutation, kinds: Set<string>) => {
  const { database } = engine;
  kinds.add(kindOf(unknown));
  await database.transaction('rw', [database.outbox, database.meta], async () => {
    if ((await readMeta(database, 'client')) !== batch.client) return;
    await database.outbox
      .filter(({ outcome, mid }) => outcome === null && mid !== null && mid >= unknown.id)
      .modify({ mid: null });
    await unmarkOffered(engine, batch.firstOffered);
    await writeMeta(database, 'nextMid', unknown.id);
    await writeMeta(database, 'unknownThere', [...kinds]);
  });
};

/** All that may leave has left: what the server does not know is what it did not know this time. */
export const noteUnknownThere = async ({ database }: Engine, kinds: ReadonlySet<string>) => {
  const known = (await readMeta(database, 'unknownThere')) ?? [];
  if (known.some((kind) => !kinds.has(kind))) await writeMeta(database, 'unknownThere', [...kinds]);
};
