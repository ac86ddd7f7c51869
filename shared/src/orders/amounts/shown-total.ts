import type { Customer } from '../../accounts/customer.record.ts';
import type { Cents } from '../../values/money.ts';
import type { Amounts } from './order-amounts.record.ts';

/** What an order comes to in every list, the customer's and the operator's: net for companies, with VAT for private people. */
export const shownTotal = (amounts: Pick<Amounts, 'netCents' | 'grossCents'>, kind: Customer['kind']): Cents =>
  readsGross(kind) ? amounts.grossCents : amounts.netCents;

/** Private people read every amount with VAT in it, companies net. */
export const readsGross = (kind: Customer['kind']): boolean => kind === 'private';
