/** Puts the cursor into a field of a form by its name. */
export const focusField = (form: HTMLElement | null, name: string) =>
  form?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
