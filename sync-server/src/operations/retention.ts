import { deleteAuditBefore } from '../database/audit.store.ts';
import type { Sql } from '../database/database.ts';
import type { BlobStore } from '../files/blob.store.ts';
import { deleteUnnamedFiles, isFileKnown } from '../files/file-retention.store.ts';
import { deleteContactMessagesBefore, deleteMailsBefore } from '../jobs/mail/mail.store.ts';

/** How many days what is stored for a purpose stays once it has served that. */
export type Retention = {
  /** Mails; those that an order or a quote went out with stay as long as business letters do. */
  mailDays: number;
  businessMailDays: number;
  /** Messages of the contact form. */
  contactDays: number;
  /** Files that nothing of their customer names any more. */
  unnamedFileDays: number;
  auditDays: number;
};

/** German law keeps business letters for six years (section 257 HGB, 147 AO), counted from the end of theirs. */
export const usualRetention: Retention = {
  mailDays: 365,
  businessMailDays: 7 * 366,
  contactDays: 180,
  unnamedFileDays: 30,
  auditDays: 3 * 365,
};

const dayMs = 86_400_000;

type Stores = { owner: Sql; blobs: Pick<BlobStore, 'remove'> };

/** Deletes what has been stored for longer than its rule says. */
export const applyRetention = async ({ owner, blobs }: Stores, retention: Retention, now: Date) => {
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  await deleteMailsBefore(owner, { usual: before(retention.mailDays), business: before(retention.businessMailDays) });
  await deleteContactMessagesBefore(owner, before(retention.contactDays));
  await deleteAuditBefore(owner, before(retention.auditDays));
  for (const hash of await deleteUnnamedFiles(owner, before(retention.unnamedFileDays)))
    if (!(await isFileKnown(owner, hash))) await blobs.remove(hash, now);
};
