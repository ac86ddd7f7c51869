import { appRole, connect, type Database, type DatabaseAddress, type Waits } from '../database.ts';

/** A migrated database as the server uses it; `stop` leaves it. */
export const databaseAt = (address: DatabaseAddress, waits: Waits = {}): Database => {
  const sql = connect(address, { max: 8, role: appRole, name: 'knotenblech app', waits });
  const owner = connect(address, { max: 4, name: 'knotenblech owner', waits });
  const sessions = connect(address, { max: 2, name: 'knotenblech sessions' });
  const stop = async () => void (await Promise.all([sql, owner, sessions].map((each) => each.end({ timeout: 5 }))));
  return { sql, owner, sessions, address, stop };
};

/** Creates a database as a copy of another that nobody is connected to; `stop` drops it. */
export const copyDatabase = async (template: DatabaseAddress, name: string, waits: Waits = {}): Promise<Database> => {
  if ('url' in template) throw new Error('only a database of the own PostgreSQL can be copied');
  const admin = connect({ ...template, database: 'postgres' }, { max: 1, name: 'knotenblech copies' });
  await admin.unsafe(`create database ${name} template ${template.database}`);
  const database = databaseAt({ ...template, database: name }, waits);
  return {
    ...database,
    stop: async () => {
      await database.stop();
      await admin.unsafe(`drop database ${name} with (force)`);
      await admin.end({ timeout: 5 });
    },
  };
};
