import {
  type Cursor,
  protocolVersion,
  type PullAnswer,
  pullAnswerSchema,
  schemaVersion,
} from '@knotenblech/shared/sync/wire.ts';
import { readMeta } from '../../database/read-meta.ts';
import { applyPull, isLastPage, noteContact, type PullBasis } from './apply-pull.ts';
import type { Engine } from './engine.ts';
import { readAnswer } from './read-answer.ts';
import { refuseAnswer } from './refuse-answer.ts';
import { EndlessPull } from './stop-sync.ts';

export const rowsPerPage = 2000;

/**
 * Fetches what is new, page by page. Throws when nothing was heard, or when a space begins anew a second time: edits would
 * wait behind a download without end.
 * False when an answer came too late to be used: another tab leads, or has applied a newer one.
 */
export const pull = async (
  engine: Engine,
  limit = rowsPerPage,
  betweenPages: () => Promise<void> = async () => {},
): Promise<boolean> => {
  const begun = new Set<string>();
  for (;;) {
    const page = await pullPage(engine, limit);
    if (!page) return false;
    if (isLastPage(page)) return true;
    for (const beginning of beginningsIn(page)) {
      if (begun.has(beginning)) throw new EndlessPull(beginning);
      begun.add(beginning);
    }
    await betweenPages();
  }
};

/** The spaces whose first rows came. A server that was restored meanwhile lets all of them begin once more. */
const beginningsIn = ({ epoch, spaces }: PullAnswer): string[] =>
  Object.entries(spaces).flatMap(([space, { reset, put }]) => (reset && put.length > 0 ? [`${epoch} ${space}`] : []));

/** Fetches one page of what is new. Null: its answer could not be used any more. */
export const pullPage = async (engine: Engine, limit: number): Promise<PullAnswer | null> => {
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
  const page = readAnswer(pullAnswerSchema, answer);
  if (!(await applyPull(engine, page, basis))) return null;
  await noteContact(engine.database, page, engine.now());
  return page;
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
