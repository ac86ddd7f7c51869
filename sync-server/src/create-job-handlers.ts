import type { Sql } from './database/database.ts';
import type { JobHandlers } from './jobs/job.ts';
import { sendMail, type Transport } from './mail/send-mail.ts';
import { type ReadProjectDeps, readProject } from './reading/read-project.ts';

export type JobDeps = ReadProjectDeps & { owner: Sql; transport: Transport | null };

/** Who does which job. */
export const createJobHandlers = (deps: JobDeps): JobHandlers => ({
  'read-file': (key, abort) => readProject(deps, key, abort),
  'send-mail': (mail) => sendMail(deps, mail),
});
