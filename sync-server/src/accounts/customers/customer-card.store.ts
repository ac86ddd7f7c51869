import { type PaymentTerms, usualPaymentTerms } from '@knotenblech/shared/accounts/customers.ts';
import type { CustomerId, UserId } from '@knotenblech/shared/values/ids.ts';
import type { Sql, Transaction } from '../../database/database.ts';

export type CustomerCard = {
  companyId: string;
  notes: string;
  paymentTerms: PaymentTerms;
  blockedAt: Date | null;
  registeredAt: Date | null;
};

/** What the operator keeps of a customer, and when his first user was made. */
export const readCard = async (sql: Sql | Transaction, customerId: CustomerId): Promise<CustomerCard> => {
  const [row] = await sql<(Omit<CustomerCard, 'paymentTerms'> & { paymentTerms: PaymentTerms | null })[]>`
    select coalesce(card.company_id, '') as "companyId", coalesce(card.notes, '') as notes,
      (select terms from payment_terms where customer_id = ${customerId}) as "paymentTerms", card.blocked_at as "blockedAt",
      (select min(created_at) from account where customer_id = ${customerId}) as "registeredAt"
    from (select ${customerId}::uuid as customer_id) as one left join customer_card card using (customer_id)`;
  const none = { companyId: '', notes: '', blockedAt: null, registeredAt: null };
  return { ...(row ?? none), paymentTerms: row?.paymentTerms ?? usualPaymentTerms };
};

export const setCompanyId = (tx: Transaction, customerId: CustomerId, companyId: string) => tx`
  insert into customer_card (customer_id, company_id) values (${customerId}, ${companyId})
  on conflict (customer_id) do update set company_id = excluded.company_id`;

export const setNotes = (tx: Transaction, customerId: CustomerId, notes: string) => tx`
  insert into customer_card (customer_id, notes) values (${customerId}, ${notes})
  on conflict (customer_id) do update set notes = excluded.notes`;

/** Of bills that he orders from now on. */
export const setPaymentTerms = (tx: Transaction, customerId: CustomerId, terms: PaymentTerms) => tx`
  insert into payment_terms (customer_id, terms) values (${customerId}, ${tx.json(terms)})
  on conflict (customer_id) do update set terms = excluded.terms`;

/** `blockedAt` null: let in again. */
export const setBlocked = (
  tx: Transaction,
  { customerId, blockedAt, userId }: { customerId: CustomerId; blockedAt: Date | null; userId: UserId },
) => tx`
  insert into customer_card (customer_id, blocked_at, blocked_by) values (${customerId}, ${blockedAt}, ${userId})
  on conflict (customer_id) do update set blocked_at = excluded.blocked_at, blocked_by = excluded.blocked_by`;

/** Users of a customer who may have sessions; none of them opens another until the transaction ends. */
export const holdAccountUsers = async (tx: Transaction, customerId: CustomerId): Promise<UserId[]> => {
  const rows = await tx<{ userId: UserId }[]>`
    select user_id as "userId" from account where customer_id = ${customerId} order by user_id for update`;
  return rows.map((row) => row.userId);
};
