/** What a backup is made of holds hashes of passwords and keys: no other user of the machine looks into it. */
export const ownersFolder = 0o700;
/** Of a single file, which a copy may put into a folder that others look into. */
export const ownersFile = 0o600;
