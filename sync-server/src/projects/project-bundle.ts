import type { Customer } from '@knotenblech/shared/accounts/customer.record.ts';
import type { ProjectBundle } from '@knotenblech/shared/api/projects/admin-project-calls.ts';
import { storedProjectReads } from '@knotenblech/shared/prices/project/stored-project.ts';
import type { Tariff } from '@knotenblech/shared/prices/tariff.record.ts';
import { currentTariff } from '@knotenblech/shared/prices/tariff-of-day.ts';
import type { ReadKey } from '@knotenblech/shared/records/rows.ts';
import { catalogSpace, customerPriceSpace, customerSpace, projectSpace } from '@knotenblech/shared/records/space.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { CustomerId, ProjectId } from '@knotenblech/shared/values/ids.ts';
import type { Transaction } from '../database/database.ts';
import { readRecords } from '../sync/rows/record.store.ts';

type Named = { projectId: ProjectId; customerId: CustomerId };

const bundleReads = ({ projectId, customerId }: Named): ReadKey[] => [
  ...storedProjectReads({ projectId, customerId, withPrice: true }).filter(({ space }) => space !== catalogSpace),
  { space: projectSpace(projectId), kind: 'singlePart', all: true },
  { space: projectSpace(projectId), kind: 'weldCertFile', all: true },
  { space: projectSpace(projectId), kind: 'weldProof', all: true },
  { space: customerPriceSpace(customerId), kind: 'projectPrice', id: projectId },
  { space: customerPriceSpace(customerId), kind: 'tariff', all: true },
];

/** Everything a project is shown and priced from, of the tariffs only the one that prices new work. */
export const readProjectBundle = async (tx: Transaction, named: Named): Promise<ProjectBundle> => {
  const space = customerSpace(named.customerId);
  const [owner] = await readRecords(tx, named.customerId, [{ space, kind: 'customer', id: named.customerId }]);
  if (!owner) throw new DomainError('not_found', { record: 'project' });
  const { number, name } = owner.data as Customer;
  const rows = await readRecords(tx, named.customerId, bundleReads(named));
  const tariff = currentTariff(rows.filter(({ kind }) => kind === 'tariff').map(({ data }) => data as Tariff));
  return {
    customerId: named.customerId,
    customerNumber: number,
    customerName: name,
    rows: rows
      .filter(({ kind, data }) => kind !== 'tariff' || data === tariff)
      .map((row) => ({ space: row.space, kind: row.kind, data: row.data })),
  };
};
