import { rm } from 'node:fs/promises';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { type Random, seededRandom } from '../../simulate/random.ts';
import { reachDatabase } from '../../src/database/open-database.ts';
import { testFolder } from '../../test/test-folder.ts';
import { startOutsidePostgres } from '../outside-postgres.ts';
import { type RunningShop, startServer } from '../start-server.ts';
import { type StormCustomer, seedCustomer } from '../storm/seed-customers.ts';
import { findAnomalies } from './find-anomalies.ts';
import type { Step } from './history.ts';
import { openHistoryClient } from './history-client.ts';

const customerCount = 3;
const clientsEach = 4;

/** Clients of several customers append and read at two servers on one database; then a new client of each reads all. */
export const runHistories = async (size: { transactions: number; seed: number }) => {
  const postgres = await startOutsidePostgres();
  const folder = await testFolder('histories');
  const environment = { DATABASE_URL: await postgres.addDatabase('shop'), DATA_DIR: folder, DEMO_DATA: 'off' };
  const servers: RunningShop[] = [];
  try {
    for (let n = 0; n < 2; n++) servers.push(await startServer(environment));
    const database = await reachDatabase({ url: environment.DATABASE_URL, dataDir: folder });
    const customers: StormCustomer[] = [];
    while (customers.length < customerCount) customers.push(await seedCustomer(database.owner, clientsEach + 1));
    await database.stop();
    const startedAt = performance.now();
    const history = await actAll(servers, customers, size);
    const seconds = (performance.now() - startedAt) / 1000;
    return { history, seconds, anomalies: findAnomalies(history) };
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
};

const actAll = async (
  servers: readonly RunningShop[],
  customers: readonly StormCustomer[],
  { transactions, seed }: { transactions: number; seed: number },
): Promise<Step[]> => {
  const history: Step[] = [];
  const clients = customers.flatMap((customer, n) => {
    const copies: ProjectId[] = [];
    return customer.sessions.map((session, m) => {
      const random: Random = seededRandom(seed + n * (clientsEach + 1) + m);
      const url = servers[m % servers.length]?.url ?? '';
      return openHistoryClient({ name: `client ${n}.${m}`, url, customer, session, copies, random, history });
    });
  });
  const isLast = (_: unknown, n: number) => n % (clientsEach + 1) === clientsEach;
  const busy = clients.filter((client, n) => !isLast(client, n));
  const actUntilDone = async ({ act }: (typeof clients)[number]) => {
    while (history.length < transactions) await act();
  };
  await Promise.all(busy.map(actUntilDone));
  for (const client of clients.filter(isLast)) await client.readAll();
  return history;
};
