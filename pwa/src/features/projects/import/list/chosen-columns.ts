import type { ListAnswers } from '@knotenblech/shared/files/list/list-answers.ts';
import type { ListField, ListUnit, OpenList } from '@knotenblech/shared/files/list/list-field.schema.ts';

/** What each column of a list is said to be, by its place. */
export type Chosen = readonly (ListField | null)[];

/** What the headings say, each thing once. */
export const firstChoice = ({ fields }: OpenList): Chosen =>
  fields.map((field, column) => (fields.indexOf(field) === column ? field : null));

/** What is said of one column is no longer said of another. */
export const choose = (chosen: Chosen, column: number, field: ListField | null): Chosen =>
  chosen.map((before, each) => {
    if (each === column) return field;
    return before === field ? null : before;
  });

/** Whether parts can be made: bars of a length and a profile, or plates of a length, a width and a thickness. */
export const isEnough = (chosen: Chosen): boolean =>
  chosen.includes('length') &&
  (chosen.includes('profile') || (chosen.includes('width') && chosen.includes('thickness')));

export const answersOf = (chosen: Chosen, unit: ListUnit): ListAnswers => ({
  columns: Object.fromEntries(chosen.flatMap((field, column) => (field === null ? [] : [[field, column] as const]))),
  unit,
});
