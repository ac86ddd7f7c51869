const hourMs = 3_600_000;

/** For so long a device opens without having heard of the server; then only a sign-in helps. */
export const maxOfflineMs = { shared: 12 * hourMs, private: 30 * 24 * hourMs } as const;
