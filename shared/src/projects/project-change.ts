import type { Actor } from '../records/actor.ts';
import type { ExpectedValue } from '../records/expected-value.ts';
import { refuseWithout } from '../records/refuse-without.ts';
import { customerSpace } from '../records/space.ts';
import { idSchema, type ProjectId } from '../values/ids.ts';

/** What every edit of one project shares: its argument, the header it reads, and who may. */
export const projectIdArgument = { projectId: idSchema<ProjectId>() };

export const projectRow = (actor: Actor, projectId: ProjectId) =>
  ({ space: customerSpace(actor.customerId), kind: 'project', id: projectId }) as const;

export const refuseWithoutEditing = refuseWithout('editProject');

/** What was seen in one field of a project's header. */
export const expectedInProject = (
  projectId: ProjectId,
  field: string,
  seen: Pick<ExpectedValue, 'value' | 'told'>,
): ExpectedValue[] => [{ kind: 'project', id: projectId, index: null, field, ...seen }];
