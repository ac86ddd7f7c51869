import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CostSeed } from '@knotenblech/shared/base-data/costs/cost-seed.ts';
import { deriveTariff } from '@knotenblech/shared/base-data/costs/derive-tariff.ts';
import { unrestricted, type Voucher } from '@knotenblech/shared/orders/vouchers/voucher.schema.ts';
import type { PartChoice } from '@knotenblech/shared/parts/part-choice.record.ts';
import type { RowWrite } from '@knotenblech/shared/records/row-cache.ts';
import { customerPriceSpace, customerSpace, projectSpace } from '@knotenblech/shared/records/space.ts';
import { type FileHash, partIdOf, type VoucherId } from '@knotenblech/shared/values/ids.ts';
import { actorOf, hasAccount } from '../../accounts/auth/account.store.ts';
import { hashPassword } from '../../accounts/auth/password.ts';
import { addUser } from '../../accounts/users/add-colleague.ts';
import { baseDataOn, shopDay } from '../../base-data/put-base-version.ts';
import type { Sql, Transaction } from '../../database/database.ts';
import { withCustomer } from '../../database/in-customer.ts';
import type { BlobStore } from '../../files/blob.store.ts';
import { addFile } from '../../files/file-record.store.ts';
import type { Enqueue } from '../../jobs/queues.ts';
import { insertVoucher } from '../../orders/vouchers/voucher.store.ts';
import { firstProjectRows } from '../../projects/reading/create-project.job.ts';
import { writeRecords } from '../../sync/rows/write-records.ts';
import { type DemoCustomer, type DemoProject, demoCustomers, demoPassword } from './demo-accounts.ts';

export type DemoDeps = {
  owner: Sql;
  blobs: BlobStore;
  enqueue: Enqueue;
  now: Date;
  tariffDays: number;
  samplesFolder: string;
};

const customerRows = (
  { customer, tariffNumber, addresses }: DemoCustomer,
  { now, tariffDays, costs }: Pick<DemoDeps, 'now' | 'tariffDays'> & { costs: CostSeed },
): RowWrite[] => {
  const space = customerSpace(customer.id);
  const tariff = deriveTariff({ number: tariffNumber, validFrom: shopDay(now), validDays: tariffDays, costs });
  return [
    { space, kind: 'customer', id: customer.id, data: customer },
    ...addresses.map((address): RowWrite => ({ space, kind: 'address', id: address.id, data: address })),
    { space: customerPriceSpace(customer.id), kind: 'tariff', id: tariff.id, data: tariff },
  ];
};

const storeFile = async ({ blobs }: DemoDeps, customerId: string, bytes: Uint8Array) => {
  const hash = createHash('sha256').update(bytes).digest('hex') as FileHash;
  await blobs.append(customerId, hash, 0, bytes);
  if (!(await blobs.keep(customerId, hash))) throw new Error('a sample file changed while it was stored');
  return hash;
};

/** A project as the shared change makes it when somebody drops the file; its reading follows by the same job. */
const addProject = async (
  tx: Transaction,
  deps: DemoDeps,
  demo: DemoCustomer,
  project: DemoProject,
): Promise<RowWrite[]> => {
  const owner = demo.users.find(({ user }) => user.permissions.includes('UPLOAD_PERMISSION'));
  if (!owner) throw new Error('a demo project needs a user who may upload');
  const { customer } = demo;
  const actor = actorOf({ userId: owner.user.id, customerId: customer.id, user: owner.user, customer });
  const bytes = new Uint8Array(await readFile(join(deps.samplesFolder, project.fileName)));
  const fileHash = await storeFile(deps, customer.id, bytes);
  await addFile(tx, { customerId: customer.id, hash: fileHash, size: bytes.length, userId: actor.userId });
  const args = { projectId: project.id, name: project.name, fileHash, fileName: project.fileName };
  const choices = (project.coldFormed ?? []).map((index): RowWrite => {
    const choice: PartChoice = { id: partIdOf(project.id, index), index, specificity: 'COLD_ROLLED' };
    return { space: projectSpace(project.id), kind: 'partChoice', id: choice.id, data: choice };
  });
  return [...(await firstProjectRows(tx, deps, { actor, args, at: deps.now })), ...choices];
};

const seedCustomer = async (tx: Transaction, deps: DemoDeps, demo: DemoCustomer, passwordHash: string) => {
  const { costs } = await baseDataOn(deps.owner, shopDay(deps.now));
  const writes = customerRows(demo, { ...deps, costs });
  for (const project of demo.projects) writes.push(...(await addProject(tx, deps, demo, project)));
  for (const { user, cartId } of demo.users) {
    writes.push(...(await addUser(tx, { customerId: demo.customer.id, user, cartId, passwordHash })));
  }
  await writeRecords(tx, demo.customer.id, writes);
};

/** Makes the demo's customers, users, addresses, tariffs, carts, projects and vouchers, each customer once and in one transaction. */
export const seedDemo = async (deps: DemoDeps) => {
  let passwordHash: string | null = null;
  for (const demo of demoCustomers) {
    await withCustomer(deps.owner, demo.customer.id, async (tx) => {
      if (demo.users[0] && (await hasAccount(tx, demo.users[0].user.id))) return;
      passwordHash ??= await hashPassword(demoPassword);
      await seedCustomer(tx, deps, demo, passwordHash);
    });
  }
  const admin = demoCustomers[0]?.users[0]?.user;
  if (!admin) return;
  for (const voucher of demoVouchers) await insertVoucher(deps.owner, { voucher, userId: admin.id, at: deps.now });
};

/** Two codes to try out: a percentage for the first order, and an amount for everybody from a sum of parts on. */
const demoVouchers: Voucher[] = [
  {
    ...unrestricted,
    id: '0199d000-0000-7000-8000-000000000401' as VoucherId,
    code: 'WILLKOMMEN10',
    type: 'NEW_CUSTOMERS',
    discount: { kind: 'percent', hundredths: 1000 },
    minimumCents: 0,
    perCustomerLimit: 1,
    note: '10 % auf die Teile der ersten Bestellung',
  },
  {
    ...unrestricted,
    id: '0199d000-0000-7000-8000-000000000402' as VoucherId,
    code: 'STAHL50',
    type: 'ALL_CUSTOMERS',
    discount: { kind: 'fixed', cents: 5000 },
    minimumCents: 30_000,
    note: '50 € ab 300 € Teilesumme',
  },
];

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
