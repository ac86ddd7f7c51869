import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { withCustomer } from '../src/database/in-customer.ts';
import { storeReading } from '../src/projects/reading/read-project.ts';
import { readBytes } from './read-bytes.ts';
import type { SimulatedShop } from './simulated-shop.ts';

/** Projects whose file has arrived and is not read yet. */
export const waitingProjects = async ({ database, customerId, files }: SimulatedShop) => {
  const rows = await database.owner<{ data: Project }[]>`
    select data from record where customer_id = ${customerId} and kind = 'project' and not deleted order by id`;
  return rows.map((row) => row.data).filter((project) => project.reading === 'waiting' && files.has(project.fileHash));
};

/** The server's reading job: the file read, its parts stored, unless it was replaced meanwhile. */
export const readWaiting = async (shop: SimulatedShop, { id: projectId, fileHash }: Project) => {
  const { customerId, database, catalogue, files, now } = shop;
  const bytes = files.get(fileHash);
  if (!bytes) throw new Error('the file has not arrived');
  const outcome = await readBytes(bytes, catalogue);
  const deps = { enqueue: async () => {}, now };
  await withCustomer(database.sql, customerId, (tx) =>
    storeReading(tx, deps, { customerId, projectId }, { fileHash, outcome }),
  );
};
