const placeOf = (value: unknown) => (typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : null);

/** The selection that an address names. */
export const readSelection = (search: Record<string, unknown>): { part?: number; assembly?: number } => {
  const [part, assembly] = [placeOf(search.part), placeOf(search.assembly)];
  return { ...(part === null ? {} : { part }), ...(assembly === null ? {} : { assembly }) };
};
