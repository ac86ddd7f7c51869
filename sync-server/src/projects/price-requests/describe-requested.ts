import type { RequestedProject } from '@knotenblech/shared/api/projects/price-request-calls.ts';
import { priceBasisOf } from '@knotenblech/shared/prices/project/price-basis.ts';
import type { ProjectPricing } from '@knotenblech/shared/prices/project/price-project.ts';
import { proposePrice } from '@knotenblech/shared/prices/project/propose-price.ts';
import {
  joinStoredProject,
  priceStoredProject,
  type StoredProject,
} from '@knotenblech/shared/prices/project/stored-project.ts';
import { summaryReads } from '@knotenblech/shared/prices/project/summarise-project.ts';
import { currentTariff } from '@knotenblech/shared/prices/tariff-of-day.ts';
import { customerPriceSpace, customerSpace } from '@knotenblech/shared/records/space.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { CustomerId, ProjectId } from '@knotenblech/shared/values/ids.ts';
import type { Sql } from '../../database/database.ts';
import { withCustomer } from '../../database/in-customer.ts';
import { openUnitOfWork } from '../../sync/rows/unit-of-work.ts';

type Key = { customerId: CustomerId; projectId: ProjectId };

/** As many parts as somebody looks at one by one. */
const mostParts = 100;

/** Why a project is on request, part by part, what the rest costs, and the mark of the project as it stands. Throws DomainError. */
export const describeRequested = (owner: Sql, { customerId, projectId }: Key) =>
  withCustomer(owner, customerId, async (tx): Promise<RequestedProject> => {
    const book = await openUnitOfWork(tx, customerId, []);
    await book.read(summaryReads({ projectId, customerId, withPrice: true }));
    const { rows } = book.overlay();
    const project = rows.get(customerSpace(customerId), 'project', projectId);
    if (!project) throw new DomainError('not_found', { record: 'project' });
    const stored = joinStoredProject(rows, project);
    if (!stored) throw new DomainError('project_not_read', { project: project.name });
    const tariff = currentTariff(rows.all(customerPriceSpace(customerId), 'tariff'));
    const pricing = tariff && priceStoredProject(rows, customerId, { ...stored, tariff }).pricing;
    const onRequest = partsOnRequest(stored, pricing);
    return {
      basis: priceBasisOf(project, stored.parts),
      partsOnRequest: onRequest.slice(0, mostParts),
      partsOnRequestCount: onRequest.length,
      assembliesOnRequest: assembliesOnRequest(stored, pricing).slice(0, mostParts),
      proposal: pricing && proposePrice(pricing),
    };
  });

type Pricing = ProjectPricing | null;

const partsOnRequest = ({ parts }: StoredProject, pricing: Pricing) =>
  parts.flatMap(({ index, name, quantity, facts }) => {
    const reasons = pricing?.parts.get(index)?.onRequest ?? [];
    return reasons.length > 0 ? [{ index, name, drawingNumber: facts.drawingNumber, quantity, reasons }] : [];
  });

const assembliesOnRequest = ({ assemblies }: StoredProject, pricing: Pricing) =>
  assemblies.flatMap(({ index, name, totalQuantity }) => {
    const reasons = pricing?.assemblyPrices.get(index)?.onRequest ?? [];
    return reasons.length > 0 ? [{ index, name, quantity: totalQuantity, reasons }] : [];
  });
