import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import type { Database, Waits } from '../src/database/database.ts';
import { copyDatabase } from '../src/database/own-postgres/copy-database.ts';

/** A database of the test file's own, with the whole schema and nothing in it, or a copy of another; `stop` drops it. */
export const testDatabase = (waits: Waits = {}, template = inject('templateDatabase')): Promise<Database> =>
  copyDatabase(template, `test_${randomUUID().replaceAll('-', '')}`, waits);
