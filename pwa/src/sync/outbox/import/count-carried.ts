import { withdrawChange } from '@knotenblech/shared/sync/withdraw.change.ts';
import { countWork, type WorkCount } from '../count-work.ts';
import type { ExportedMutation } from './unsent-work.ts';

type Counted = { changes: readonly Pick<ExportedMutation, 'retold' | 'name' | 'args'>[]; unread: readonly unknown[] };

/**
 * How much work a file holds, counted as the device that wrote it says what waits there: with what is only told again, which
 * orders nothing, and without what takes something back.
 */
export const countExported = ({ changes, unread }: Counted): WorkCount => {
  const retold = changes.filter((change) => change.retold);
  const made = changes.filter((change) => !change.retold && change.name !== withdrawChange.name);
  return countWork(unread.length + retold.length + made.length, made);
};
