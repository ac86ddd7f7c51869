import type { FileHash } from '@knotenblech/shared/values/ids.ts';
import type { Transaction } from '../database/database.ts';

/** Size of a file that this customer has uploaded, or null. */
export const findFile = async (tx: Transaction, customerId: string, hash: FileHash) => {
  const [row] = await tx<{ size: number }[]>`
    select size from customer_file where customer_id = ${customerId} and hash = ${hash}`;
  return row?.size ?? null;
};

/** Of all files of a customer but one. */
export const sumFileSizes = async (tx: Transaction, customerId: string, { except }: { except: FileHash }) => {
  const [row] = await tx<{ sum: number }[]>`
    select coalesce(sum(size), 0)::bigint as sum from customer_file
    where customer_id = ${customerId} and hash <> ${except}`;
  return row?.sum ?? 0;
};

export const addFile = (
  tx: Transaction,
  file: { customerId: string; hash: FileHash; size: number; userId: string },
) => tx`
  insert into customer_file (customer_id, hash, size, user_id)
  values (${file.customerId}, ${file.hash}, ${file.size}, ${file.userId})
  on conflict do nothing`;
