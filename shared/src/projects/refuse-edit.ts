import { DomainError } from '../errors/domain-error.ts';
import type { Actor } from '../permissions/actor.ts';
import type { Rows } from '../sync/rows.ts';
import { customerSpace } from '../sync/space.ts';
import type { ProjectId } from '../values/ids.ts';

/** The project, or a refusal when it is not there or may no longer be edited (ordered once: read-only). */
export const refuseEdit = (rows: Rows, actor: Actor, projectId: ProjectId) => {
  const project = rows.get(customerSpace(actor.customerId), 'project', projectId);
  if (!project) throw new DomainError('not_found', { record: 'project' });
  if (project.orderedAt !== null) throw new DomainError('project_read_only', { project: project.name });
  return project;
};
