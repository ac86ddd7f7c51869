import type { Transaction } from '../../database/database.ts';
import type { ViesAnswer } from './ask-vies.ts';

type Check = ViesAnswer & { customerId: string; vatId: string; at: Date };

/** Keeps what was answered about a VAT id, and when. */
export const addCheck = (tx: Transaction, { customerId, vatId, outcome, requestId, name, address, at }: Check) => tx`
  insert into vat_id_check (customer_id, vat_id, outcome, request_id, holder_name, holder_address, checked_at)
  values (${customerId}, ${vatId}, ${outcome}, ${requestId}, ${name}, ${address}, ${at})`;
