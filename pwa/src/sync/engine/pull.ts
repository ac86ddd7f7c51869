import { type Cursor, protocolVersion, pullAnswerSchema, schemaVersion } from '@knotenblech/shared/sync/wire.ts';
import { readMeta } from '../../database/read-meta.ts';
import { applyPull, noteContact, type PullBasis } from './apply-pull.ts';
import type { Engine } from './engine.ts';
import { refuseAnswer } from './refuse-answer.ts';

export const rowsPerPage = 2000;

/**
 * Fetches what is new, page by page. Throws when nothing was heard.
 * False when an answer came too late to be used: another tab leads, or has applied a newer one.
 */
export const pull = async (engine: Engine, limit = rowsPerPage): Promise<boolean> => {
  for (;;) {
    const page = await pullPage(engine, limit);
    if (page !== 'more') return page === 'last';
  }
};

/** Fetches one page of what is new. 'late': its answer could not be used any more. */
export const pullPage = async (engine: Engine, limit: number): Promise<'more' | 'last' | 'late'> => {
  const basis = await readBasis(engine);
  const userId = (await readMeta(engine.database, 'actor'))?.userId;
  const answer = await engine.transport.pull({
    protocol: protocolVersion,
    schema: schemaVersion,
    limit,
    userId,
    clientId: basis.client,
    epoch: basis.epoch,
    spaces: basis.cursors,
  });
  if (answer.status !== 200) refuseAnswer(answer);
  const page = pullAnswerSchema.parse(answer.body);
  if (!(await applyPull(engine, page, basis))) return 'late';
  await noteContact(engine.database, page.serverTime, engine.now());
  return Object.values(page.spaces).some((patch) => patch.more) ? 'more' : 'last';
};

const readBasis = ({ database, term }: Engine): Promise<PullBasis> =>
  database.transaction('r', [database.meta, database.spaces, database.outbox], async () => {
    const spaces = await database.spaces.toArray();
    const answered = (await database.outbox.toArray()).filter((entry) => entry.outcome !== null);
    return {
      client: (await readMeta(database, 'client')) ?? '',
      term,
      epoch: (await readMeta(database, 'epoch')) ?? null,
      cursors: Object.fromEntries(spaces.map((space): [string, Cursor | null] => [space.id, space.cursor])),
      answered: new Set(answered.map((entry) => entry.uid)),
    };
  });
