import { createHash, randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id, OWASP's minimum: 19 MiB, two passes, one lane; the parameters are stored in each hash. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, cost);

let unknownUserHash: Promise<string> | undefined;

/** Whether the password fits. Without a hash (no such user) it takes the same time and is false. */
export const verifyPassword = async (storedHash: string | null, password: string) => {
  unknownUserHash ??= hashPassword('nobody has this password');
  const isRight = await verify(storedHash ?? (await unknownUserHash), password);
  return isRight && storedHash !== null;
};

/** 256 random bits, base64url. */
export const newToken = () => randomBytes(32).toString('base64url');

/** What is stored of a token: SHA-256, so that a copy of the database opens no session. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest();
