import { z } from 'zod';
import { projectIdArgument, projectRow } from '../../projects/changes/project-change.ts';
import type { Actor } from '../../records/actor.ts';
import type { ReadKey, Rows } from '../../records/define-change.ts';
import type { ExpectedValue } from '../../records/expected-value.ts';
import { projectSpace, type SpaceId } from '../../records/space.ts';
import { type ProjectId, partIdOf } from '../../values/ids.ts';
import { withoutUndefined } from '../../values/without-undefined.ts';
import type { PartChoice } from '../part-choice.record.ts';

/** What every edit of one part shares: its arguments, the space it writes and the rows it reads. */
export const partArguments = { ...projectIdArgument, partIndex: z.number().int().positive() };

type PartArguments = { projectId: ProjectId; partIndex: number };

export const partSpaces = ({ projectId }: PartArguments): SpaceId[] => [projectSpace(projectId)];

export const partReads = ({ projectId, partIndex }: PartArguments, actor: Actor): ReadKey[] => [
  projectRow(actor, projectId),
  { space: projectSpace(projectId), kind: 'partChoice', id: partIdOf(projectId, partIndex) },
];

type Seen = Pick<ExpectedValue, 'value' | 'told' | 'makesVoid'>;

/** What was seen in one field of one part. */
export const expectedInPart = ({ projectId, partIndex }: PartArguments, field: string, seen: Seen): ExpectedValue[] => [
  { kind: 'partChoice', id: partIdOf(projectId, partIndex), index: partIndex, field, ...seen },
];

/** The same of a field that is a list or an object: compared as a whole; `told` null: the server had told of none. */
export const expectedWhole = (
  of: PartArguments,
  field: 'accepted' | 'mends' | 'timber',
  { was, told }: { was: unknown; told: unknown },
): ExpectedValue[] => {
  const asRow = (value: unknown) => (value == null ? value : { [field]: value });
  return expectedInPart(of, field, { value: { [field]: was }, told: asRow(told) });
};

/** What was chosen for a part, as rows have it. */
export const choiceIn = (rows: Pick<Rows, 'get'>, { projectId, partIndex }: PartArguments) =>
  rows.get(projectSpace(projectId), 'partChoice', partIdOf(projectId, partIndex));

/** Merges fields into the choice of one part; an undefined one leaves it. */
export const putPartChoice = (rows: Rows, projectId: ProjectId, index: number, fields: Partial<PartChoice>) => {
  const space = projectSpace(projectId);
  const id = partIdOf(projectId, index);
  const merged = { ...(rows.get(space, 'partChoice', id) ?? { id, index }), ...fields };
  rows.put(space, 'partChoice', withoutUndefined(merged));
};
