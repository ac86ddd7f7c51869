import { z } from 'zod';
import { specificitySchema } from '../../prices/tariff-stock.schema.ts';
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

const specs = {
  grade: z.string().min(1).max(40).nullable().optional(),
  specificity: specificitySchema.nullable().optional(),
  materialCertificate: z.boolean().nullable().optional(),
};
const specFields = ['grade', 'specificity', 'materialCertificate'] as const;
type Given = { readonly [F in (typeof specFields)[number]]?: unknown };
const givenIn = (spec: Given) => specFields.filter((field) => spec[field] !== undefined);

/** Grade, specificity and certificate of material of several parts, up to 5,000 at a time; null: the part gives up what was chosen, absent: it stays. */
export const setPartSpecs = defineChange({
  name: 'setPartSpecs',
  version: 1,
  args: z.strictObject({
    ...projectIdArgument,
    specs: z
      .array(
        z.strictObject({
          partIndex: z.number().int().positive(),
          ...specs,
          /** What was chosen before of what is given; null: nothing was. */
          was: z.strictObject(specs).optional(),
        }),
      )
      .min(1)
      .max(5000),
  }),
  spaces: ({ projectId }) => [projectSpace(projectId)],
  reads: ({ projectId, specs }, actor) => [
    projectRow(actor, projectId),
    ...specs.map(
      ({ partIndex }) =>
        ({ space: projectSpace(projectId), kind: 'partChoice', id: partIdOf(projectId, partIndex) }) as const,
    ),
  ],
  refusal: refuseWithoutEditing,
  withSeen: ({ projectId, specs }, { confirmed }) => ({
    projectId,
    specs: specs.map((each) => {
      const choice = choiceIn(confirmed, { projectId, partIndex: each.partIndex });
      return { was: Object.fromEntries(givenIn(each).map((field) => [field, choice?.[field] ?? null])), ...each };
    }),
  }),
  saw: ({ projectId, specs }) =>
    specs.flatMap(({ partIndex, was = {}, ...each }) =>
      givenIn(each).flatMap((field) =>
        expectedInPart({ projectId, partIndex }, field, { value: was[field], told: was[field] }),
      ),
    ),
  run: (rows, { projectId, specs }, { actor }) => {
    const isPriced = specs.some(({ grade, specificity }) => grade !== undefined || specificity !== undefined);
    refuseEdit(rows, actor, projectId, isPriced ? ['material', 'specificity'] : []);
    for (const { partIndex, grade, specificity, materialCertificate } of specs) {
      putPartChoice(rows, projectId, partIndex, {
        ...(grade === undefined ? {} : { grade: grade ?? undefined }),
        ...(specificity === undefined ? {} : { specificity: specificity ?? undefined }),
        ...(materialCertificate === undefined ? {} : { materialCertificate: materialCertificate ?? undefined }),
      });
    }
  },
});
