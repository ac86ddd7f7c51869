/** Whether every text in a value can be stored by PostgreSQL: no NUL and no half of a character. */
export const isStorable = (value: unknown): boolean => {
  if (typeof value === 'string') return !value.includes('\u0000') && value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, each]) => isStorable(key) && isStorable(each));
};
