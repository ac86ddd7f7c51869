import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import type { Sql } from '../database/database.ts';
import { type ApplyDeps, applySeenChange, type NamedChange } from '../sync/push/apply-changes.ts';
import { findProject } from './find-project.ts';

/** What the operator may change in a customer's project: what it is made of, and nothing that orders, copies or gives away. */
const edits: ReadonlySet<string> = new Set<NamedChange['name']>([
  'putWeldProof',
  'removeWeldCertFile',
  'setAssemblyQuantity',
  'setAssemblySurface',
  'setAssistantDone',
  'setGrades',
  'setOrderNumber',
  'setPartGrade',
  'setPartName',
  'setPartProfile',
  'setPartQuantity',
  'setPartSpecs',
  'setPartSurface',
  'setProjectCertificates',
  'setProjectProduction',
  'setProjectSurface',
  'setProjectTexts',
  'takeParts',
  'trashProject',
]);

type Edit = { projectId: ProjectId; change: { name: string; args: { projectId: ProjectId } } };
type Deps = ApplyDeps & { owner: Sql; now: () => Date };

/** Edits a customer's project by the change that his own app would make; his devices hear of it. */
export const changeProject = async (deps: Deps, actor: Actor, { projectId, change }: Edit) => {
  if (!edits.has(change.name)) throw new DomainError('not_allowed');
  if (change.args.projectId !== projectId) throw new DomainError('invalid_input', { field: 'projectId' });
  const named = await findProject(deps.owner, projectId, actor);
  await applySeenChange(deps, named.actor, change as NamedChange, deps.now().toISOString());
};
