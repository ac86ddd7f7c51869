export const largestChunkBytes = 1024 * 1024;
/** All files of one customer together. */
export const customerQuotaBytes = 5 * 1024 ** 3;
/** An upload that has not grown for this long is forgotten. */
export const uploadLifeMs = 24 * 3_600_000;
