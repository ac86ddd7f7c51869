import type { Sql } from '../database/database.ts';
import type { Enqueue } from '../jobs/job.ts';
import type { SessionDeps } from './auth/require-session.ts';

export type AccountDeps = { owner: Sql; enqueue: Enqueue; now: () => Date };

/** The same where requests with sessions come in. */
export type AccountRouteDeps = SessionDeps & AccountDeps;
