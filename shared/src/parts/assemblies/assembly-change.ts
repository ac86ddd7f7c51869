import { z } from 'zod';
import { projectIdArgument, projectRow } from '../../projects/changes/project-change.ts';
import type { Actor } from '../../records/actor.ts';
import type { ReadKey, Rows } from '../../records/define-change.ts';
import type { ExpectedValue } from '../../records/expected-value.ts';
import { projectSpace, type SpaceId } from '../../records/space.ts';
import { assemblyIdOf, type ProjectId } from '../../values/ids.ts';
import { withoutUndefined } from '../../values/without-undefined.ts';
import type { AssemblyChoice } from './assembly-choice.record.ts';

/** What every edit of one assembly shares: its arguments, the space it writes and the rows it reads. */
export const assemblyArguments = { ...projectIdArgument, assemblyIndex: z.number().int().positive() };

type AssemblyArguments = { projectId: ProjectId; assemblyIndex: number };

export const assemblySpaces = ({ projectId }: AssemblyArguments): SpaceId[] => [projectSpace(projectId)];

export const assemblyReads = ({ projectId, assemblyIndex }: AssemblyArguments, actor: Actor): ReadKey[] => [
  projectRow(actor, projectId),
  { space: projectSpace(projectId), kind: 'assemblyChoice', id: assemblyIdOf(projectId, assemblyIndex) },
];

/** Merges fields into the choice of one assembly; an undefined one leaves it. */
export const putAssemblyChoice = (rows: Rows, projectId: ProjectId, index: number, fields: Partial<AssemblyChoice>) => {
  const space = projectSpace(projectId);
  const id = assemblyIdOf(projectId, index);
  const merged = { ...(rows.get(space, 'assemblyChoice', id) ?? { id, index }), ...fields };
  rows.put(space, 'assemblyChoice', withoutUndefined(merged));
};

/** What was seen in one field of one assembly. */
export const expectedInAssembly = (
  { projectId, assemblyIndex }: AssemblyArguments,
  field: string,
  seen: Pick<ExpectedValue, 'value' | 'told'>,
): ExpectedValue[] => [
  { kind: 'assemblyChoice', id: assemblyIdOf(projectId, assemblyIndex), index: assemblyIndex, field, ...seen },
];

/** What was chosen for an assembly, as rows have it. */
export const assemblyChoiceIn = (rows: Pick<Rows, 'get'>, { projectId, assemblyIndex }: AssemblyArguments) =>
  rows.get(projectSpace(projectId), 'assemblyChoice', assemblyIdOf(projectId, assemblyIndex));
