import type { Sql } from '../../database/database.ts';
import { demoCustomers } from './demo-accounts.ts';

/** Whether no file of the demo's projects waits to be read any more. Once they are read the database is not asked again. */
export const areSamplesRead = (owner: Sql) => {
  const projectIds = demoCustomers.flatMap(({ projects }) => projects.map(({ id }) => id));
  let isDone = false;
  return async () => {
    if (isDone) return true;
    const [row] = await owner<{ waiting: number }[]>`
      select count(*)::int as waiting from jobs.job
      where name = 'read-file' and state < 'completed' and data ->> 'projectId' = any(${projectIds as string[]})`;
    isDone = row?.waiting === 0;
    return isDone;
  };
};
