import type { RequestedProject } from '@knotenblech/shared/api/price-request-calls.ts';
import { DomainError } from '@knotenblech/shared/errors/domain-error.ts';
import { currentTariff } from '@knotenblech/shared/prices/current-tariff.ts';
import { priceBasisOf } from '@knotenblech/shared/projects/price-basis.ts';
import { joinStoredProject, priceStoredProject } from '@knotenblech/shared/projects/stored-project.ts';
import { summaryReads } from '@knotenblech/shared/projects/summarise-project.ts';
import { customerPriceSpace, customerSpace } from '@knotenblech/shared/sync/space.ts';
import type { CustomerId, ProjectId } from '@knotenblech/shared/values/ids.ts';
import type { Sql } from '../database/database.ts';
import { inCustomer } from '../database/in-customer.ts';
import { openRowBook } from '../sync/row-book.ts';

type Key = { customerId: CustomerId; projectId: ProjectId };

/** As many parts as somebody looks at one by one. */
const mostParts = 100;

/** Why a project is on request, part by part, and the mark of the project as it stands. Throws DomainError. */
export const describeRequested = (owner: Sql, { customerId, projectId }: Key) =>
  inCustomer(owner, customerId, async (tx): Promise<RequestedProject> => {
    const book = await openRowBook(tx, customerId, []);
    await book.read(summaryReads({ projectId, customerId, withPrice: true }));
    const { rows } = book.overlay();
    const project = rows.get(customerSpace(customerId), 'project', projectId);
    if (!project) throw new DomainError('not_found', { record: 'project' });
    const stored = joinStoredProject(rows, project);
    if (!stored) throw new DomainError('project_not_read', { project: project.name });
    const tariff = currentTariff(rows.all(customerPriceSpace(customerId), 'tariff'));
    const priced = tariff ? priceStoredProject(rows, customerId, { ...stored, tariff }).pricing.parts : new Map();
    const onRequest = stored.parts.flatMap((part) => {
      const reasons = priced.get(part.index)?.onRequest ?? [];
      const { index, name, quantity } = part;
      return reasons.length > 0 ? [{ index, name, drawingNumber: part.facts.drawingNumber, quantity, reasons }] : [];
    });
    return {
      basis: priceBasisOf(project, stored.parts),
      partsOnRequest: onRequest.slice(0, mostParts),
      partsOnRequestCount: onRequest.length,
    };
  });
