import { readMeta } from '../../database/read-meta.ts';
import type { Outcome } from '../../database/shop-database.ts';
import type { Engine } from '../engine/engine.ts';
import { redoWaiting } from '../engine/redo-waiting.ts';
import { undoWaiting } from '../engine/replay.ts';
import { toNoop } from '../outbox/as-noop.ts';
import { resultOf } from '../outbox/keep-results.ts';
import type { Batch } from '../outbox/outbox.ts';

type Unfit = { places: readonly number[]; outcome: Outcome };

/**
 * Changes that can never be taken become cards with the reason and are undone here; each leaves a place in the queue that
 * does nothing, so that the others go on.
 */
export const rejectUnprocessable = async (
  engine: Engine,
  { client, mutations, seqs }: Batch,
  { places, outcome }: Unfit,
) => {
  const { strictDatabase: database, mirror } = engine;
  const { row, shadow, outbox, results, spaces, meta, localReading } = database;
  const uids = new Set(places.map((place) => mutations[place]?.uid));
  const aside = await database.transaction(
    'rw',
    [row, shadow, outbox, results, spaces, meta, localReading],
    async () => {
      const actor = await readMeta(database, 'actor');
      if (!actor || (await readMeta(database, 'client')) !== client) return [];
      const held = await outbox.bulkGet(seqs);
      const unfit = held.flatMap((entry) => (entry?.outcome === null && uids.has(entry.uid) ? [entry] : []));
      await undoWaiting({ ...engine, database });
      await outbox.bulkPut(unfit.map((entry) => toNoop(engine, entry)));
      await results.bulkPut(unfit.map((entry) => resultOf({ ...entry, outcome }, engine.now(), false)));
      await redoWaiting({ ...engine, database }, actor);
      return unfit.map(({ uid }) => uid);
    },
  );
  await mirror.order.bulkDelete(aside);
};
