import {
  type Cursor,
  type PullAnswer,
  protocolVersion,
  pullAnswerSchema,
  schemaVersion,
} from '@knotenblech/shared/sync/wire.ts';
import { isPending } from '../../database/outbox-entry.ts';
import { readMeta } from '../../database/shop-database.ts';
import type { Engine } from '../engine/open-engine.ts';
import { type Answer, EndlessPull, readAnswer, refuseAnswer } from '../transport/answers.ts';
import { applyPull, isLastPage, noteContact, type PullBasis } from './apply-pull.ts';

export const rowsPerPage = 5000;

/**
 * Fetches what is new, page by page. Throws when nothing was received, or when a space begins anew a second time: edits would
 * wait behind a download without end.
 * False when an answer came too late to be used: another tab leads, or has applied a newer one.
 */
export const pull = async (
  engine: Engine,
  limit = rowsPerPage,
  betweenPages: () => Promise<unknown> = async () => {},
): Promise<boolean> => {
  const begun = new Set<string>();
  let ahead: Asked | null = null;
  for (;;) {
    const basis: RequestBasis = await readBasis(engine);
    const asked: Asked = ahead && isSameBasis(ahead.basis, basis) ? ahead : ask(engine, limit, basis);
    if (asked !== ahead) ahead?.drop();
    let page: Page = await readPage(asked);
    if (isLastPage(page.answer) && !isSameSet(asked.basis.answered, basis.answered))
      page = await readPage(ask(engine, limit, basis));
    const { answer } = page;
    ahead = isLastPage(answer) ? null : ask(engine, limit, basisAfter(basis, answer));
    try {
      if (!(await layPage(engine, page, basis))) {
        ahead?.drop();
        return false;
      }
      if (isLastPage(answer)) return true;
      for (const beginning of beginningsIn(answer)) {
        if (begun.has(beginning)) throw new EndlessPull(beginning);
        begun.add(beginning);
      }
      await betweenPages();
    } catch (error) {
      ahead?.drop();
      throw error;
    }
  }
};

/** The spaces whose first rows came. A server that was restored meanwhile lets all of them begin once more. */
const beginningsIn = ({ epoch, spaces }: PullAnswer): string[] =>
  Object.entries(spaces).flatMap(([space, { reset, put }]) => (reset && put.length > 0 ? [`${epoch} ${space}`] : []));

/** Fetches one page of what is new. Null: its answer could not be used any more. */
export const pullPage = async (engine: Engine, limit: number): Promise<PullAnswer | null> => {
  const basis = await readBasis(engine);
  const page = await readPage(ask(engine, limit, basis));
  return (await layPage(engine, page, basis)) ? page.answer : null;
};

type RequestBasis = PullBasis & { userId: string | undefined; sessionKey: string };
type Received = { received: Answer; at: Date };
type Asked = { basis: RequestBasis; arrival: Promise<Received>; drop: () => void };
type Page = { answer: PullAnswer; at: Date };

/**
 * The next page is asked for while the one before is still being stored, and so without a look into the database: it is used
 * where nothing else came in between.
 */
const ask = ({ transport, now }: Engine, limit: number, basis: RequestBasis): Asked => {
  const { userId, sessionKey, client: clientId, epoch, cursors: spaces } = basis;
  const ending = new AbortController();
  const body = { protocol: protocolVersion, schema: schemaVersion, limit, userId, clientId, epoch, spaces };
  const arrival = transport
    .pull(body, { sessionKey, signal: ending.signal })
    .then((received): Received => ({ received, at: now() }));
  arrival.catch(() => null);
  return { basis, arrival, drop: () => ending.abort() };
};

const readPage = async ({ arrival }: Asked): Promise<Page> => {
  const { received, at } = await arrival;
  if (received.status !== 200) refuseAnswer(received);
  return { answer: readAnswer(pullAnswerSchema, received), at };
};

const layPage = async (engine: Engine, { answer, at }: Page, basis: PullBasis): Promise<boolean> => {
  const isLaid = await applyPull(engine, answer, basis);
  if (isLaid) await noteContact(engine.database, answer, at);
  return isLaid;
};

/** What the next page is asked with once this one is stored. */
const basisAfter = (basis: RequestBasis, { epoch, gone, spaces, actor }: PullAnswer): RequestBasis => {
  const cursors = { ...basis.cursors };
  for (const id of gone) delete cursors[id];
  for (const [id, { cursor }] of Object.entries(spaces)) cursors[id] = cursor;
  return { ...basis, epoch, cursors, userId: actor.userId };
};

/** Changes that were answered meanwhile matter to the last page alone, which forgets them. */
const isSameBasis = (one: RequestBasis, other: RequestBasis) =>
  one.sessionKey === other.sessionKey &&
  one.userId === other.userId &&
  one.client === other.client &&
  one.term === other.term &&
  one.epoch === other.epoch &&
  cursorText(one) === cursorText(other);

const isSameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((uid) => other.has(uid));

const cursorText = ({ cursors }: PullBasis) =>
  JSON.stringify(Object.entries(cursors).toSorted(([one], [other]) => one.localeCompare(other)));

const readBasis = ({ database, term }: Engine): Promise<RequestBasis> =>
  database.transaction('r', [database.meta, database.spaces, database.outbox], async () => {
    const spaces = await database.spaces.toArray();
    const answered = (await database.outbox.toArray()).filter((entry) => !isPending(entry));
    return {
      client: (await readMeta(database, 'client')) ?? '',
      userId: (await readMeta(database, 'actor'))?.userId,
      sessionKey: (await readMeta(database, 'sessionKey')) ?? '',
      term,
      epoch: (await readMeta(database, 'epoch')) ?? null,
      cursors: Object.fromEntries(spaces.map((space): [string, Cursor | null] => [space.id, space.cursor])),
      answered: new Set(answered.map((entry) => entry.uid)),
    };
  });
