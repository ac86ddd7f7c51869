import { type Cursor, isCompleteSpace } from '@knotenblech/shared/sync/wire.ts';
import type { FeedRow } from './read-feed.ts';

/** Sorts before every character of an id: read as part of the id, it still stands right behind that row. */
const mark = ' ';

/**
 * Where a page was cut. A scan from nothing reads past deletions that are forgotten already, among rows that are older than
 * these: until it has passed them its cursors say up to where they were forgotten when it began. It stands in the id, which
 * every build of a device keeps and gives back.
 */
export const cursorAt = ({ version, kind, id }: FeedRow, forgottenTo: number): Cursor => ({
  v: version,
  kind,
  id: version <= forgottenTo ? `${id}${mark}${forgottenTo}` : id,
});

/** The version up to which whoever stands here has heard of every deletion: a page may have ended in the middle of one. */
export const knowsDeletionsTo = (cursor: Cursor): number =>
  isCompleteSpace(cursor) ? cursor.v : Math.max(cursor.v - 1, forgottenBefore(cursor));

/** Up to where deletions were forgotten when the scan began; -1: it says nothing of it. */
export const forgottenBefore = ({ id }: Cursor): number => Number(/ (\d{1,15})$/.exec(id)?.[1] ?? -1);
