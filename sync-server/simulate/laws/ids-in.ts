const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-/;

/** Every id that the arguments of a change name. */
export const idsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return uuid.test(value) ? [value] : [];
  return value && typeof value === 'object' ? Object.values(value).flatMap(idsIn) : [];
};
