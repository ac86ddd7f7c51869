import type { Catalogue } from '@knotenblech/shared/catalogue/catalogue.schema.ts';
import type { MeasuredAs } from '@knotenblech/shared/parts/measured-as.schema.ts';
import type { MendedAs } from '@knotenblech/shared/parts/mends/mend.schema.ts';
import type { PartChoice } from '@knotenblech/shared/parts/part-choice.record.ts';
import type { PartFacts } from '@knotenblech/shared/parts/part-facts.schema.ts';
import { packIdOf } from '@knotenblech/shared/parts/part-pack.record.ts';
import { projectSpace } from '@knotenblech/shared/records/space.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { withoutUndefined } from '@knotenblech/shared/values/without-undefined.ts';
import { loadCatalogue } from '../../base-data/load-catalogue.ts';
import type { Transaction } from '../../database/database.ts';
import { measureMendedPart, measurePart } from '../../files/reading/measure-part.ts';
import type { Recompute } from '../../sync/push/batch.ts';

const catalogues = new WeakMap<Transaction, Promise<Catalogue>>();

const catalogueIn = (tx: Transaction): Promise<Catalogue> => {
  const loaded = catalogues.get(tx) ?? loadCatalogue(tx);
  catalogues.set(tx, loaded);
  return loaded;
};

/** The server's own facts of a part; null: its file is not read here yet. Throws DomainError not_found for a part that it has not. */
const factsOf = async ({ rows, read, projectId, partIndex }: Asked): Promise<PartFacts | null> => {
  const space = projectSpace(projectId);
  const id = packIdOf(partIndex);
  await read([
    { space, kind: 'reading', id: 'head' },
    { space, kind: 'partPack', id },
  ]);
  if (!rows().get(space, 'reading', 'head')) return null;
  const facts = rows()
    .get(space, 'partPack', id)
    ?.parts.find((part) => part.index === partIndex);
  if (!facts) throw new DomainError('not_found', { record: 'part' });
  return facts;
};

type Asked = Pick<Parameters<Recompute<'setPartProfile'>>[0], 'rows' | 'read'> & {
  projectId: ProjectId;
  partIndex: number;
};

/**
 * What a part is with a chosen profile, by the server's own facts and catalogue instead of the device's numbers.
 * Before the file is read here there are no facts: the choice waits, without a price, until `remeasureChoices`.
 */
export const recomputeProfile: Recompute<'setPartProfile'> = async ({ tx, args, rows, read }) => {
  const { projectId, partIndex, profileId, own = true } = args;
  const facts = own ? await factsOf({ rows, read, projectId, partIndex }) : null;
  return facts
    ? { ...args, measured: await measurePart({ facts, profileId, catalogue: await catalogueIn(tx) }) }
    : args;
};

/** What a part is with mends, as above. */
export const recomputeMends: Recompute<'setPartMends'> = async ({ tx, args, rows, read }) => {
  const { projectId, partIndex, mends } = args;
  const facts = mends.length > 0 ? await factsOf({ rows, read, projectId, partIndex }) : null;
  return facts
    ? { ...args, measured: await measureMendedPart({ facts, mends, catalogue: await catalogueIn(tx) }) }
    : args;
};

/** What parts of one reading are with profiles or mends, as far as it was measured; undefined: cannot be. */
export type Measures = Map<string, MeasuredAs | MendedAs | undefined>;

/**
 * Choices of profiles and mends that came before their file was read, measured by what was read; one that cannot be is taken back.
 * What is measured is kept in `measures`, so that a second call measures only what was chosen since.
 */
export const remeasureChoices = async (
  choices: readonly PartChoice[],
  { parts, measures }: { parts: readonly PartFacts[]; measures: Measures },
  catalogue: () => Promise<Catalogue>,
): Promise<PartChoice[]> => {
  const remeasured: PartChoice[] = [];
  for (const choice of choices) {
    const { profileId, mends, index } = choice;
    if (profileId === undefined && mends === undefined) continue;
    const key = `${index} ${mends ? JSON.stringify(mends) : profileId}`;
    const facts = parts[index - 1];
    if (facts && !measures.has(key)) {
      const tables = await catalogue();
      const measure = () =>
        mends
          ? measureMendedPart({ facts, mends, catalogue: tables })
          : measurePart({ facts, profileId: profileId ?? '', catalogue: tables });
      measures.set(key, await measureOrNothing(measure));
    }
    const measured = measures.get(key);
    remeasured.push(
      withoutUndefined(
        mends
          ? { ...choice, mends: measured && mends, mendedAs: measured }
          : { ...choice, profileId: measured && profileId, measuredAs: measured as MeasuredAs | undefined },
      ),
    );
  }
  return remeasured;
};

const measureOrNothing = async <T>(measure: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await measure();
  } catch (error) {
    if (error instanceof DomainError) return undefined;
    throw error;
  }
};
