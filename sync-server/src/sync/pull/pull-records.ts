import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { catalogSpace, isSpaceId, permanentSpaces, type SpaceId } from '@knotenblech/shared/records/space.ts';
import {
  type Cursor,
  endCursorId,
  isCompleteSpace,
  type PullAnswer,
  type PullRequest,
  type SpacePatch,
} from '@knotenblech/shared/sync/wire.ts';
import type { Sql, Transaction } from '../../database/database.ts';
import { readInCustomer, withCustomer } from '../../database/in-customer.ts';
import { noteSeen, readClient, readEpoch } from '../rows/client.store.ts';
import { readSpaces, type SpaceState } from '../rows/space.store.ts';
import { type FeedRow, readFeed, weightOf } from './read-feed.ts';

const empty: SpaceState = { version: 0, purgedTo: 0 };

/** The catalogue comes whole: files are read by it, and by half of it they would be read wrongly. */
const roomOfAll = 100_000;

/**
 * What is new in the device's spaces, from one snapshot: the rows, where they end, and how far its own queue has come.
 * A device that only fetches is in use too: noted once an hour.
 */
export const pullRecords = async (sql: Sql, actor: Actor, request: PullRequest, now: Date): Promise<PullAnswer> => {
  const { isUnseen, ...answer } = await readNews(sql, actor, request, now);
  const key = { customerId: actor.customerId, clientId: request.clientId };
  if (isUnseen) await withCustomer(sql, actor.customerId, (tx) => noteSeen(tx, key));
  return answer;
};

const readNews = (sql: Sql, actor: Actor, request: PullRequest, now: Date) =>
  readInCustomer(sql, actor.customerId, async (tx) => {
    const wanted = [...new Set([...permanentSpaces(actor), ...(Object.keys(request.spaces) as SpaceId[])])];
    const mine = wanted.filter((space) => mayJoin(actor, space));
    const [{ epoch }, client, states] = await Promise.all([
      readEpoch(tx),
      readClient(tx, { customerId: actor.customerId, clientId: request.clientId }, actor.userId),
      readSpaces(tx, actor.customerId, mine),
    ]);
    const isSameEpoch = request.epoch === epoch;
    const spaces: PullAnswer['spaces'] = {};
    let room = request.limit;
    for (const space of mine.filter((each) => each in request.spaces)) {
      const state = states.get(space) ?? empty;
      const cursor = isSameEpoch ? (request.spaces[space] ?? null) : null;
      const isWhole = space === catalogSpace;
      const patch = await readPatch(tx, actor.customerId, { space, state, cursor, room: isWhole ? roomOfAll : room });
      if (!patch) continue;
      spaces[space] = patch;
      room -= patch.put.reduce((sum, { kind }) => sum + weightOf(kind), patch.del.length);
    }
    const gone = wanted.filter((space) => !mine.includes(space));
    return { epoch, ...client, actor, serverTime: now.toISOString(), gone, spaces };
  });

type Wanted = { space: SpaceId; state: SpaceState; cursor: Cursor | null; room: number };

/**
 * Null: nothing new. Rows that change while a device pages only move to the end, so nothing is skipped. A space for which
 * the page has no room left keeps its rows on the device until its own turn.
 */
const readPatch = async (
  tx: Transaction,
  customerId: string,
  { space, state, cursor, room }: Wanted,
): Promise<SpacePatch | null> => {
  const isKnown = cursor !== null && knowsDeletionsTo(cursor) >= state.purgedTo && cursor.v <= state.version;
  const after = isKnown ? cursor : null;
  if (after && after.v === state.version && isCompleteSpace(after)) return null;
  if (room <= 0) return patchOf([], { reset: false, cursor: after ?? { v: -1, kind: '', id: '' }, more: true });
  const { rows: page, more } = await readFeed(tx, customerId, { space, after, room });
  const end = page.at(-1);
  return patchOf(page, {
    reset: !isKnown,
    more,
    cursor:
      more && end
        ? cursorAt(end, after ? forgottenBefore(after) : state.purgedTo)
        : {
            v: state.version,
            kind: endCursorId,
            id: endCursorId,
          },
  });
};

const patchOf = (page: readonly FeedRow[], rest: Pick<SpacePatch, 'reset' | 'cursor' | 'more'>): SpacePatch => ({
  ...rest,
  put: page.filter((row) => !row.deleted).map(({ kind, data }) => ({ kind, data })),
  del: page.filter((row) => row.deleted).map(({ kind, id }) => ({ kind, id })),
});

/** Whether a user may hold a space: those he always holds, and the projects of his customer, whose id leads every key. */
export const mayJoin = (actor: Actor, space: SpaceId) => {
  if (!isSpaceId(space)) return false;
  if (space.startsWith('j:')) return true;
  if (space.startsWith('jp:')) return actor.seesPrices;
  return permanentSpaces(actor).includes(space);
};

/** Sorts before every character of an id: read as part of the id, it still stands right behind that row. */
const mark = ' ';

/**
 * Where a page was cut. A scan from nothing reads past deletions that are forgotten already, among rows that are older than
 * these: until it has passed them its cursors say up to where they were forgotten when it began. It stands in the id, which
 * every build of a device keeps and gives back.
 */
const cursorAt = ({ version, kind, id }: FeedRow, forgottenTo: number): Cursor => ({
  v: version,
  kind,
  id: version <= forgottenTo ? `${id}${mark}${forgottenTo}` : id,
});

/** The version up to which whoever stands here has heard of every deletion: a page may have ended in the middle of one. */
const knowsDeletionsTo = (cursor: Cursor): number =>
  isCompleteSpace(cursor) ? cursor.v : Math.max(cursor.v - 1, forgottenBefore(cursor));

/** Up to where deletions were forgotten when the scan began; -1: it says nothing of it. */
const forgottenBefore = ({ id }: Cursor): number => Number(/ (\d{1,15})$/.exec(id)?.[1] ?? -1);
