import type { Actor } from '../../records/actor.ts';
import type { Rows } from '../../records/define-change.ts';
import type { ExpectedValue } from '../../records/expected-value.ts';
import { refuseWithout } from '../../records/permissions.ts';
import { customerSpace } from '../../records/space.ts';
import { DomainError } from '../../values/errors/domain-error.ts';
import { idSchema, type ProjectId } from '../../values/ids.ts';
import { choicesClosedBy, closedBy } from '../project-state.ts';

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

/** Of a change that sets some of several fields of the header: what they held, `usual` where nothing stood, of those alone that it sets. */
export const heldOfGiven = <T extends object>(project: Partial<T>, given: Partial<T>, usual: T): Partial<T> => {
  const fields = (Object.keys(usual) as (keyof T)[]).filter((field) => given[field] !== undefined);
  return Object.fromEntries(fields.map((field) => [field, project[field] ?? usual[field]])) as Partial<T>;
};

/** What was seen in those fields. */
export const expectedOfGiven = <T extends object>(
  projectId: ProjectId,
  fields: readonly (keyof T & string)[],
  { given, was }: { given: Partial<T>; was: Partial<T> },
): ExpectedValue[] =>
  fields.flatMap((field) =>
    given[field] === undefined ? [] : expectedInProject(projectId, field, { value: was[field] }),
  );

/** What a fixed manual price blocks, and nothing else. */
type PricedAspect = 'material' | 'quantity' | 'surface' | 'colour' | 'specificity';

/**
 * The project, or a refusal when it is not there, may not be edited (ordered once, or in the trash bin), or has a
 * fixed manual price and the edit concerns one of the aspects that this blocks.
 */
export const refuseEdit = (rows: Rows, actor: Actor, projectId: ProjectId, edited: readonly PricedAspect[] = []) => {
  const project = rows.get(customerSpace(actor.customerId), 'project', projectId);
  if (!project) throw new DomainError('not_found', { record: 'project' });
  const closed = closedBy(project);
  if (closed !== null) throw new DomainError(closed, { project: project.name });
  const choicesClosed = choicesClosedBy(project);
  if (choicesClosed !== null && edited.length > 0) {
    throw new DomainError(choicesClosed, { project: project.name, aspect: edited.join(',') });
  }
  return project;
};
