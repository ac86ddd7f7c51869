/**
 * For `validateSearch` of a lazily loaded route: what its screen knows how to read, which reads it itself. So nothing of the
 * reading is in the first load.
 */
export const searchAsGiven = <Search>(search: Record<string, unknown>) => search as Search;
