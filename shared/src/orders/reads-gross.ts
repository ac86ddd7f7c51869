import type { Customer } from '../accounts/customer.record.ts';

/** Private people read every amount with VAT in it, companies net. */
export const readsGross = (kind: Customer['kind']): boolean => kind === 'private';
