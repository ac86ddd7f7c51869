/** A killed server has to be ready again within this. */
export const longestRestartMs = 10_000;
