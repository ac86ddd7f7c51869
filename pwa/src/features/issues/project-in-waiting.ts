import type { CartLineId, ProjectId } from '@knotenblech/shared/values/ids.ts';
import type { WaitingEntry } from '../../sync/status/read-waiting.ts';

type Line = { id: CartLineId; projectId: ProjectId };

/** The project of a line of the basket that has left it with an order or a quote which waits; null: none names it. */
export const projectInWaiting = (
  waiting: readonly Pick<WaitingEntry, 'args'>[],
  lineId: CartLineId,
): ProjectId | null => waiting.flatMap(({ args }) => linesOf(args)).find(({ id }) => id === lineId)?.projectId ?? null;

const linesOf = (args: unknown): readonly Line[] => {
  const lines = (args as { lines?: unknown } | null)?.lines;
  return Array.isArray(lines) ? (lines as Line[]) : [];
};
