import type { Customer } from '@knotenblech/shared/accounts/customer.record.ts';
import type { Shipment } from '@knotenblech/shared/prices/assembly/shipment-of.ts';
import type { PriceOverride } from '@knotenblech/shared/prices/price-override.record.ts';
import type { EffectivePrice } from '@knotenblech/shared/prices/project/effective-price.ts';
import type { ProjectPricing } from '@knotenblech/shared/prices/project/price-project.ts';
import {
  joinStoredProject,
  priceStoredProject,
  type StoredProject,
  storedProjectReads,
} from '@knotenblech/shared/prices/project/stored-project.ts';
import type { Tariff } from '@knotenblech/shared/prices/tariff.record.ts';
import { currentTariff } from '@knotenblech/shared/prices/tariff-validity.ts';
import type { ReadKey, Rows } from '@knotenblech/shared/records/define-change.ts';
import { createRowCache } from '@knotenblech/shared/records/row-cache.ts';
import { customerPriceSpace, customerSpace, projectPriceSpace } from '@knotenblech/shared/records/space.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { CustomerId, ProjectId } from '@knotenblech/shared/values/ids.ts';
import type { Transaction } from '../database/database.ts';
import { readRecords } from '../sync/rows/record.store.ts';

type Named = { projectId: ProjectId; customerId: CustomerId };

/** A project as it stands on the server, with what it costs its customer. */
export type OpenProject = StoredProject & {
  customer: Customer;
  tariff: Tariff;
  overrides: ReadonlyMap<string, PriceOverride>;
  pricing: ProjectPricing;
  effective: EffectivePrice;
  shipment: Shipment;
};

/** What openProject reads. */
export const openProjectReads = ({ projectId, customerId }: Named): ReadKey[] => [
  ...storedProjectReads({ projectId, customerId, withPrice: true }),
  { space: customerPriceSpace(customerId), kind: 'tariff', all: true },
  { space: customerSpace(customerId), kind: 'customer', id: customerId },
];

/** The project with parts, assemblies and prices; refused when it is not there or its file is not read. */
export const openProject = (rows: Rows, { projectId, customerId }: Named): OpenProject => {
  const project = rows.get(customerSpace(customerId), 'project', projectId);
  const customer = rows.get(customerSpace(customerId), 'customer', customerId);
  if (!project || !customer) throw new DomainError('not_found', { record: 'project' });
  const stored = joinStoredProject(rows, project);
  const tariff = currentTariff(rows.all(customerPriceSpace(customerId), 'tariff'));
  if (!stored || !tariff) throw new DomainError('project_not_read', { project: project.name });
  const overrides = new Map(rows.all(projectPriceSpace(projectId), 'priceOverride').map((each) => [each.id, each]));
  return { ...stored, customer, tariff, overrides, ...priceStoredProject(rows, customerId, { ...stored, tariff }) };
};

/** The same in a transaction of the customer. */
export const readProject = async (tx: Transaction, named: Named): Promise<OpenProject> => {
  const keys = openProjectReads(named);
  const cache = createRowCache();
  cache.load(keys, await readRecords(tx, named.customerId, keys));
  return openProject(cache.overlay().rows, named);
};
