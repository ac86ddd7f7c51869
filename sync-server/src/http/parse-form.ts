import { type FieldError, refuseForm, type WordedForm } from '@knotenblech/shared/values/errors/form-error.ts';
import type { z } from 'zod';

/** A form as its check sees it: a field that is not there is ''. */
export type FormValues = { text: (field: string) => string; isTicked: (field: string) => boolean };

/** What is wrong with the fields of a form, in their order. */
export type FormCheck = (values: FormValues) => readonly FieldError[];

export type Form<T> = { schema: z.ZodType<T>; check: FormCheck; form?: WordedForm };

/** A form as its schema has it. Throws FormError with an error for each field that is empty, wrong or unknown. */
export const parseForm = <T>(given: unknown, { schema, check, form }: Form<T>): T => {
  const values = new Map(Object.entries(Object(given) as object) as [string, unknown][]);
  const isField = (field: string) => ['string', 'boolean'].includes(typeof (values.get(field) ?? ''));
  const text = (field: string) => (typeof values.get(field) === 'string' ? String(values.get(field)) : '');
  const isTicked = (field: string) => values.get(field) === true;
  const told = check({ text, isTicked }).filter(({ field }) => isField(field));
  const parsed = schema.safeParse(given);
  if (parsed.success && told.length === 0) return parsed.data;
  const fields = new Set((parsed.error?.issues ?? []).flatMap(fieldsOf));
  for (const { field } of told) fields.delete(field);
  refuseForm([...told, ...[...fields].map((field) => ({ field, code: 'invalid_input' as const }))], form);
  return schema.parse(given);
};

const fieldsOf = (issue: z.core.$ZodIssue): string[] => {
  if (issue.path.length > 0) return [String(issue.path[0])];
  return issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 10) : [];
};
