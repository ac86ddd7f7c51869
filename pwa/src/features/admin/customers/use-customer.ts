import { customerCalls } from '@knotenblech/shared/api/accounts/customer-calls.ts';
import { useServerQuery } from '../../../sync/hooks/online/use-server-query.ts';

/** One customer with everything about him. */
export const useCustomer = (customerId: string) =>
  useServerQuery({ path: `/admin/customers/${customerId}`, answer: customerCalls.get.answer });
