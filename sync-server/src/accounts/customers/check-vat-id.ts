import { readOperator } from '@knotenblech/shared/catalogue/operator.schema.ts';
import { catalogSpace, customerSpace } from '@knotenblech/shared/records/space.ts';
import type { CustomerId } from '@knotenblech/shared/values/ids.ts';
import type { Sql, Transaction } from '../../database/database.ts';
import { readInCustomer, withCustomer } from '../../database/in-customer.ts';
import { pokeAtCommit } from '../../sync/rows/pokes.ts';
import { readRecords } from '../../sync/rows/record.store.ts';
import { openUnitOfWork } from '../../sync/rows/unit-of-work.ts';
import { askVies, type ViesAnswer } from './ask-vies.ts';
import { addCheck } from './vat-id.store.ts';

export type VatIdDeps = { owner: Sql; now: () => Date; viesUrl: string | null };
export type VatIdKey = { customerId: CustomerId; vatId: string };

/**
 * Asks whether a customer's VAT id is valid, keeps the answer, and confirms the id with the customer, or takes the
 * confirmation back. Does nothing where no service is set; throws when it did not answer, to be asked again.
 */
export const checkVatId = async (
  { owner, now, viesUrl }: VatIdDeps,
  { customerId, vatId }: VatIdKey,
): Promise<void> => {
  if (viesUrl === null) return;
  const requesterVatId = await readInCustomer(owner, customerId, readShopVatId);
  const answer = await askVies({ url: viesUrl, vatId, requesterVatId });
  await withCustomer(owner, customerId, async (tx) => {
    await addCheck(tx, { ...answer, customerId, vatId, at: now() });
    await confirm(tx, { customerId, vatId }, answer);
  });
  if (answer.outcome === 'unavailable') throw new Error(`the VAT id service gave no answer about ${vatId}`);
};

const readShopVatId = async (tx: Transaction) => {
  const [row] = await readRecords(tx, '', [{ space: catalogSpace, kind: 'catalogPack', id: 'operator:0000' }]);
  return readOperator(row ? [row.data as never] : []).vatId;
};

const confirm = async (tx: Transaction, { customerId, vatId }: VatIdKey, { outcome }: ViesAnswer) => {
  if (outcome === 'unavailable') return;
  const space = customerSpace(customerId);
  const book = await openUnitOfWork(tx, customerId, [space]);
  await book.read([{ space, kind: 'customer', id: customerId }]);
  const overlay = book.overlay();
  const customer = overlay.rows.get(space, 'customer', customerId);
  if (customer?.kind !== 'company') return;
  const isConfirmed = customer.confirmedVatId === vatId;
  if (isConfirmed === (outcome === 'valid') || (outcome === 'invalid' && !isConfirmed)) return;
  overlay.rows.put(space, 'customer', { ...customer, confirmedVatId: outcome === 'valid' ? vatId : null });
  book.keep(overlay);
  await book.flush();
  await pokeAtCommit(tx, customerId, await book.close());
};
