/** Each is a folder here, with its page and its server. */
export const peers = ['dexie', 'replicache', 'rxdb', 'shop'] as const;
export type PeerName = (typeof peers)[number];
