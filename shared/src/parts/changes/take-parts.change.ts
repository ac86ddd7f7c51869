import { z } from 'zod';
import {
  projectIdArgument,
  projectRow,
  refuseEdit,
  refuseWithoutEditing,
} from '../../projects/changes/project-change.ts';
import { defineChange } from '../../records/define-change.ts';
import { projectSpace } from '../../records/space.ts';
import { partIdOf } from '../../values/ids.ts';
import { choiceIn, expectedInPart, putPartChoice } from './part-change.ts';

const indexes = z.array(z.number().int().positive()).max(5000);
const quantities = z
  .array(z.strictObject({ partIndex: z.number().int().positive(), quantity: z.number().int() }))
  .max(5000);

/**
 * Takes parts as steel, or leaves them out; up to 5,000 at a time. A build that does not say what it saw is taken to have seen
 * the other of the two.
 */
export const takeParts = defineChange({
  name: 'takeParts',
  version: 1,
  args: z.strictObject({
    ...projectIdArgument,
    partIndexes: indexes.min(1),
    taken: z.boolean(),
    /** Those of them that the server had told to be taken or left out by choice, and to be left out whose pieces it had told. */
    was: z.strictObject({ taken: indexes, leftOut: indexes, quantities: quantities.optional() }).optional(),
  }),
  spaces: ({ projectId }) => [projectSpace(projectId)],
  reads: ({ projectId, partIndexes }, actor) => [
    projectRow(actor, projectId),
    ...partIndexes.map(
      (index) => ({ space: projectSpace(projectId), kind: 'partChoice', id: partIdOf(projectId, index) }) as const,
    ),
  ],
  refusal: refuseWithoutEditing,
  withSeen: ({ projectId, partIndexes, ...args }, { confirmed }) => {
    const chosen = (taken: boolean) =>
      partIndexes.filter((partIndex) => choiceIn(confirmed, { projectId, partIndex })?.taken === taken);
    const was = { taken: chosen(true), leftOut: chosen(false) };
    if (args.taken) return { was, projectId, partIndexes, ...args };
    const pieces = partIndexes.flatMap((partIndex) => {
      const quantity = choiceIn(confirmed, { projectId, partIndex })?.quantity;
      return quantity === undefined ? [] : [{ partIndex, quantity }];
    });
    return { was: { ...was, quantities: pieces }, projectId, partIndexes, ...args };
  },
  saw: ({ projectId, partIndexes, taken, was }) => {
    const seen = new Map<number, boolean>([
      ...(was?.taken ?? []).map((index) => [index, true] as const),
      ...(was?.leftOut ?? []).map((index) => [index, false] as const),
    ]);
    const pieces = new Map(was?.quantities?.map(({ partIndex, quantity }) => [partIndex, quantity]));
    return partIndexes.flatMap((partIndex) => {
      const value = was ? (seen.get(partIndex) ?? null) : !taken;
      const part = { projectId, partIndex };
      const wanted = { field: 'quantity', value: pieces.get(partIndex) ?? null, stoodFor: true };
      const saidSo = expectedInPart(part, 'taken', { value, told: value });
      return was?.quantities ? [...expectedInPart(part, 'taken', { value, makesVoid: wanted }), ...saidSo] : saidSo;
    });
  },
  run: (rows, { projectId, partIndexes, taken }, { actor }) => {
    refuseEdit(rows, actor, projectId, ['quantity']);
    for (const index of partIndexes) putPartChoice(rows, projectId, index, { taken });
  },
});
