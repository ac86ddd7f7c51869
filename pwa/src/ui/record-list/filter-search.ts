const day = /^\d{4}-\d{2}-\d{2}$/;
const id = /^[\da-f-]{36}$/;

/** What an address says, where it fits. */
export const textIn = (value: unknown, pattern: RegExp) =>
  typeof value === 'string' && pattern.test(value) ? value : undefined;
export const dayIn = (value: unknown) => textIn(value, day);
export const idIn = (value: unknown) => textIn(value, id);

/** Without what is not chosen. */
export const chosenOf = <T extends Record<string, unknown>>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== '')) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

/** A list narrowed otherwise, from its first page on. */
export const narrowed = <S extends { page?: number }>(search: S, more: { [K in keyof S]?: S[K] | undefined }): S => {
  const { page: _, ...first } = search;
  return chosenOf({ ...first, ...more }) as unknown as S;
};
