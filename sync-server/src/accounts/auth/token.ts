import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, base64url. */
export const newToken = () => randomBytes(32).toString('base64url');

/** What is stored of a token: SHA-256, so that a copy of the database opens no session. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest();
