import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { copyDatabase } from './copy-database.ts';
import type { Database } from './database.ts';
import type { Waits } from './waits.ts';

/** A database of the test file's own, with the whole schema and nothing in it; `stop` drops it. */
export const testDatabase = (waits: Waits = {}): Promise<Database> =>
  copyDatabase(inject('templateDatabase'), `test_${randomUUID().replaceAll('-', '')}`, waits);
