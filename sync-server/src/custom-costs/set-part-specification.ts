import { DomainError } from '@knotenblech/shared/errors/domain-error.ts';
import { packIdOf } from '@knotenblech/shared/parts/part-pack.ts';
import type { PartPack } from '@knotenblech/shared/parts/part-pack.ts';
import { projectSpace } from '@knotenblech/shared/sync/space.ts';
import { loadCatalogue } from '../base-data/load-catalogue.ts';
import { readInCustomer } from '../database/in-customer.ts';
import type { NamedPiece } from '../projects/find-project.ts';
import { readProject } from '../projects/open-project.ts';
import { measurePart } from '../reading/measure-part.ts';
import { applyChanges, type ApplyDeps } from '../sync/apply-changes.ts';
import { nobody } from '../sync/space-owner.ts';
import { readRecords } from '../sync/record-store.ts';

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
