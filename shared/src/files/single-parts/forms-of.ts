import { type SinglePartForm, singlePartFormSchema } from './single-part-form.schema.ts';

/** The forms of a project's parts in their order, one of them (1-based place) filled in or added. */
export const formsWith = (
  parts: readonly { index: number; form: SinglePartForm }[],
  index: number,
  form: SinglePartForm,
): SinglePartForm[] => {
  const forms = parts.toSorted((a, b) => a.index - b.index).map((part) => part.form);
  forms[index - 1] = form;
  return forms;
};

/** Eight hexadecimal digits that differ where forms differ (FNV-1a, 32 bits, over their JSON in the schema's order). */
export const markOfForms = (forms: readonly SinglePartForm[]): string => {
  const text = JSON.stringify(forms.map((form) => singlePartFormSchema.parse(form)));
  let mark = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) mark = Math.imul(mark ^ text.charCodeAt(at), 0x01000193);
  return (mark >>> 0).toString(16).padStart(8, '0');
};
