import { DomainError } from '../errors/domain-error.ts';
import type { Actor } from '../permissions/actor.ts';
import type { Rows } from '../sync/rows.ts';
import { customerSpace } from '../sync/space.ts';
import type { ProjectId } from '../values/ids.ts';

/** What a fixed manual price blocks, and nothing else. */
export type PricedAspect = 'material' | 'quantity' | 'surface' | 'colour' | 'specificity';

/**
 * The project, or a refusal when it is not there, may no longer be edited (ordered once: read-only), or has a fixed
 * manual price and the edit concerns one of the aspects that this blocks.
 */
export const refuseEdit = (rows: Rows, actor: Actor, projectId: ProjectId, edited: readonly PricedAspect[] = []) => {
  const project = rows.get(customerSpace(actor.customerId), 'project', projectId);
  if (!project) throw new DomainError('not_found', { record: 'project' });
  if (project.orderedAt !== null) throw new DomainError('project_read_only', { project: project.name });
  if (project.manualPrice === 'fixed' && edited.length > 0) {
    throw new DomainError('manual_price_fixed', { project: project.name, aspect: edited.join(',') });
  }
  return project;
};
