const firstRetryMs = 1_000;
const longestRetryMs = 60_000;

/** How long (ms) to wait after so many failures in a row: what the server asks for with up to a second more, or longer and longer. */
export const retryPause = (failures: number, askedMs: number | null): number =>
  askedMs
    ? askedMs + Math.random() * firstRetryMs
    : Math.random() * Math.min(firstRetryMs * 2 ** failures, longestRetryMs);
