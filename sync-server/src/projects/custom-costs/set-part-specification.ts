import { type PartPack, packIdOf } from '@knotenblech/shared/parts/part-pack.record.ts';
import { projectSpace } from '@knotenblech/shared/records/space.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { loadCatalogue } from '../../base-data/load-catalogue.ts';
import { readInCustomer } from '../../database/in-customer.ts';
import { nobody } from '../../database/space-owner.ts';
import { measurePart } from '../../files/reading/measure-part.ts';
import { type ApplyDeps, applyChanges } from '../../sync/push/apply-changes.ts';
import { readRecords } from '../../sync/rows/record.store.ts';
import { readProject } from '../open-project.ts';
import type { NamedPiece } from '../project-bundle.ts';

/** Gives a part another profile, as the app's own change does, and the project as it stands then. */
export const setPartSpecification = async (
  deps: ApplyDeps & { now: () => Date },
  { projectId, index, actor }: NamedPiece,
  profileId: string,
) => {
  const { customerId } = actor;
  const catalogue = await readInCustomer(deps.sql, nobody, loadCatalogue);
  const { facts, was } = await readInCustomer(deps.sql, customerId, async (tx) => {
    const key = { space: projectSpace(projectId), kind: 'partPack', id: packIdOf(index) } as const;
    const [pack] = await readRecords(tx, customerId, [key]);
    const { parts } = await readProject(tx, { projectId, customerId });
    return {
      facts: (pack?.data as PartPack | undefined)?.parts.find((each) => each.index === index),
      was: parts.find((each) => each.index === index)?.facts.profileId ?? null,
    };
  });
  if (!facts) throw new DomainError('not_found', { record: 'part' });
  const measured = await measurePart({ facts, profileId, catalogue });
  const args = { projectId, partIndex: index, profileId, was, measured };
  await applyChanges(deps, actor, [{ name: 'setPartProfile', args }], deps.now().toISOString());
  return readInCustomer(deps.sql, customerId, (tx) => readProject(tx, { projectId, customerId }));
};
