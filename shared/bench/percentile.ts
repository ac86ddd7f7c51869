/** The value that so many of a hundred do not exceed. */
export const percentile = (values: readonly number[], of: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor((values.length * of) / 100))] ?? Number.NaN;

export const median = (values: readonly number[]) => percentile(values, 50);
