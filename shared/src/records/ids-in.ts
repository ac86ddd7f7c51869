const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-/;

/** Every id that the arguments of a change name, as often as they do. */
export const idsIn = (args: unknown): string[] => {
  if (typeof args === 'string') return uuid.test(args) ? [args] : [];
  return args && typeof args === 'object' ? Object.values(args).flatMap(idsIn) : [];
};
