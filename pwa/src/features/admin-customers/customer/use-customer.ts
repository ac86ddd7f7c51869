import { customerCalls } from '@knotenblech/shared/api/customer-calls.ts';
import { useServerQuery } from '../../../sync/use-asked.ts';

/** One customer with everything about him. */
export const useCustomer = (customerId: string) =>
  useServerQuery({ path: `/admin/customers/${customerId}`, answer: customerCalls.get.answer });
