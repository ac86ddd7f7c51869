import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CostSeed } from '@knotenblech/shared/base-data/costs/cost-seed.ts';
import { deriveTariff } from '@knotenblech/shared/base-data/costs/derive-tariff.ts';
import type { PartChoice } from '@knotenblech/shared/parts/part-choice.record.ts';
import type { RowWrite } from '@knotenblech/shared/records/row-cache.ts';
import { customerPriceSpace, customerSpace, projectSpace } from '@knotenblech/shared/records/space.ts';
import { type FileHash, partIdOf } from '@knotenblech/shared/values/ids.ts';
import { actorOf, hasAccount } from '../../accounts/auth/account.store.ts';
import { hashPassword } from '../../accounts/auth/password.ts';
import { addUser } from '../../accounts/users/add-user.ts';
import { baseDataOn } from '../../base-data/base-data-on.ts';
import { shopDay } from '../../base-data/shop-day.ts';
import type { Sql, Transaction } from '../../database/database.ts';
import { withCustomer } from '../../database/in-customer.ts';
import type { BlobStore } from '../../files/blob.store.ts';
import { addFile } from '../../files/file-record.store.ts';
import type { Enqueue } from '../../jobs/job.ts';
import { insertVoucher } from '../../orders/vouchers/voucher.store.ts';
import { firstProjectRows } from '../../projects/reading/first-project-rows.ts';
import { writeRecords } from '../../sync/rows/write-records.ts';
import { type DemoCustomer, type DemoProject, demoCustomers, demoPassword } from './demo-accounts.ts';
import { demoVouchers } from './demo-vouchers.ts';

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
