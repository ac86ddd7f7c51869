/** Each is a folder here, with its page and its server. */
export const peers = [
  'dexie',
  'replicache',
  'replicache-postgres',
  'rxdb',
  'pouchdb',
  'tinybase',
  'shop',
  'shop-parts',
] as const;
export type PeerName = (typeof peers)[number];
