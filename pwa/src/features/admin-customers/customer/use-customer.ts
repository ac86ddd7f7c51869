import { customerCalls } from '@knotenblech/shared/api/customer-calls.ts';
import { useAsked } from '../../../sync/use-asked.ts';

/** One customer with everything about him. */
export const useCustomer = (customerId: string) =>
  useAsked({ path: `/admin/customers/${customerId}`, answer: customerCalls.get.answer });
