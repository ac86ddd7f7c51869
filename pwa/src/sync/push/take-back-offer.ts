import type { Engine } from '../engine/engine.ts';
import type { Batch } from '../outbox/outbox.ts';

/** Nothing of these was looked at; what another tab has offered meanwhile may have arrived, as may what a file has taken out. */
export const unmarkOffered = async ({ database }: Pick<Engine, 'database'>, offers: Batch['firstOffered']) => {
  if (offers.length === 0) return;
  const triesAt = new Map(offers.map(({ seq, tries }) => [seq, tries]));
  await database.outbox
    .where('seq')
    .anyOf([...triesAt.keys()])
    .filter(({ seq, tries, carriedAt }) => carriedAt === undefined && tries === triesAt.get(seq))
    .modify({ offered: false });
};
