import type { Engine, NewChange } from '../../engine/engine.ts';
import { importUnsentWork } from './import-unsent-work.ts';
import { versionOf } from './version-of.ts';

/** Queues a change that a file took out before the queue could take it, as it stands in that file: two of one uid must not differ. */
export const importMutation = (engine: Engine, { carriedAt: _carriedAt, ...change }: NewChange) =>
  importUnsentWork(engine, {
    changes: [{ ...change, v: versionOf(change), tries: 0, retold: false }],
    unread: [],
    readings: [],
    files: [],
  });
