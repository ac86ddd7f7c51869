import type { Catalogue } from '@knotenblech/shared/catalogue/catalogue.schema.ts';
import type { MeasuredAs } from '@knotenblech/shared/parts/measured-as.schema.ts';
import type { PartChoice } from '@knotenblech/shared/parts/part-choice.record.ts';
import type { PartFacts } from '@knotenblech/shared/parts/part-facts.schema.ts';
import { packIdOf } from '@knotenblech/shared/parts/part-pack.record.ts';
import { projectSpace } from '@knotenblech/shared/records/space.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { withoutUndefined } from '@knotenblech/shared/values/without-undefined.ts';
import { loadCatalogue } from '../../base-data/load-catalogue.ts';
import type { Transaction } from '../../database/database.ts';
import { measurePart } from '../../files/reading/measure-part.ts';
import type { Recompute } from '../../sync/push/batch.ts';

const catalogues = new WeakMap<Transaction, Promise<Catalogue>>();

const catalogueIn = (tx: Transaction): Promise<Catalogue> => {
  const loaded = catalogues.get(tx) ?? loadCatalogue(tx);
  catalogues.set(tx, loaded);
  return loaded;
};

/**
 * What a part is with a chosen profile, by the server's own facts and catalogue instead of the device's numbers.
 * Before the file is read here there are no facts: the choice waits, without a price, until `remeasureChoices`.
 */
export const recomputeProfile: Recompute<'setPartProfile'> = async ({ tx, args, rows, read }) => {
  const { projectId, partIndex, profileId, own = true } = args;
  if (!own) return args;
  const space = projectSpace(projectId);
  const id = packIdOf(partIndex);
  await read([
    { space, kind: 'reading', id: 'head' },
    { space, kind: 'partPack', id },
  ]);
  if (!rows().get(space, 'reading', 'head')) return args;
  const facts = rows()
    .get(space, 'partPack', id)
    ?.parts.find((part) => part.index === partIndex);
  if (!facts) throw new DomainError('not_found', { record: 'part' });
  return { ...args, measured: await measurePart({ facts, profileId, catalogue: await catalogueIn(tx) }) };
};

/** What parts of one reading are with profiles, as far as it was measured; undefined: cannot be. */
export type Measures = Map<string, MeasuredAs | undefined>;

/**
 * Choices of profiles that came before their file was read, measured by what was read; one that cannot be is taken back.
 * What is measured is kept in `measures`, so that a second call measures only what was chosen since.
 */
export const remeasureChoices = async (
  choices: readonly PartChoice[],
  { parts, measures }: { parts: readonly PartFacts[]; measures: Measures },
  catalogue: () => Promise<Catalogue>,
): Promise<PartChoice[]> => {
  const remeasured: PartChoice[] = [];
  for (const choice of choices) {
    const { profileId } = choice;
    if (profileId === undefined) continue;
    const key = `${choice.index} ${profileId}`;
    const facts = parts[choice.index - 1];
    if (facts && !measures.has(key)) measures.set(key, await measureOrNothing(facts, profileId, await catalogue()));
    const measuredAs = measures.get(key);
    remeasured.push(withoutUndefined({ ...choice, profileId: measuredAs && profileId, measuredAs }));
  }
  return remeasured;
};

const measureOrNothing = async (facts: PartFacts, profileId: string, catalogue: Catalogue) => {
  try {
    return await measurePart({ facts, profileId, catalogue });
  } catch (error) {
    if (error instanceof DomainError) return undefined;
    throw error;
  }
};
