import type { Engine, NewChange } from '../engine/engine.ts';
import { versionOf } from '../engine/version-of.ts';
import { takeInWork } from './take-in-work.ts';

/** Queues a change that a file took out before the queue could take it, as it stands in that file: two of one uid must not differ. */
export const takeInChange = (engine: Engine, { carriedAt: _carriedAt, ...change }: NewChange) =>
  takeInWork(engine, {
    changes: [{ ...change, v: versionOf(change), tries: 0, retold: false }],
    unread: [],
    readings: [],
    files: [],
  });
