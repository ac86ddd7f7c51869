/** How urgent a message is, from urgent to note: the order in which messages are listed. */
export const messageSeverities = ['RED', 'YELLOW', 'GREEN', 'WHITE'] as const;
export type MessageSeverity = (typeof messageSeverities)[number];
