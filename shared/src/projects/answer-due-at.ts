/** A request for a price is answered within this many hours. */
export const priceRequestHours = 48;

/** When the answer to a request is due (ISO 8601, UTC). */
export const answerDueAt = (requestedAt: string): string =>
  new Date(Date.parse(requestedAt) + priceRequestHours * 3_600_000).toISOString();
