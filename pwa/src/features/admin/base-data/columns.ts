import type { BaseDataKind } from '@knotenblech/shared/base-data/base-data-kinds.ts';
import type { BaseField } from '@knotenblech/shared/base-data/base-fields.ts';
import { saidFields } from './row-name.ts';

/** Fields of wide rows that stand in their form alone. */
const formFields: Partial<Record<BaseDataKind, readonly string[]>> = {
  country: ['currency'],
  profile: ['rMm', 'r2Mm', 'areaCm2', 'surfaceM2PerM'],
};

/** The fields of a kind that its table shows beside the names of the rows. */
export const columnsOf = (kind: BaseDataKind, fields: readonly BaseField[]): BaseField[] => {
  const hidden = new Set([...saidFields(kind), ...(formFields[kind] ?? [])]);
  return fields.filter(({ name, isUnseen }) => !isUnseen && !hidden.has(name));
};

/** Whether a row has more to type than its table shows: then it is edited in a form. */
export const isEditedInForm = (kind: BaseDataKind, fields: readonly BaseField[]): boolean => {
  const columns = new Set(columnsOf(kind, fields));
  return kind === 'operator' || fields.some((field) => !field.isUnseen && !field.isKey && !columns.has(field));
};
