import { type AuditAction, auditActions } from '@knotenblech/shared/accounts/audit-entry.ts';
import type { Day } from '@knotenblech/shared/values/day.ts';
import { chosenOf, dayIn, idIn, pageSizes, usualPageSize } from '../../../ui/record-list/list-search.ts';

/** What of the log is shown. `customer`: his id; `from`, `to`: days, both included. */
export type AuditSearch = {
  action?: AuditAction;
  customer?: string;
  from?: Day;
  to?: Day;
  size?: number;
  page?: number;
};

/** Reads the choices from an address; what does not fit is dropped. */
export const readAuditSearch = (search: Record<string, unknown>): AuditSearch =>
  chosenOf({
    action: auditActions.find((each) => each === search['action']),
    customer: idIn(search['customer']),
    from: dayIn(search['from']),
    to: dayIn(search['to']),
    size: pageSizes.find((each) => each === search['size'] && each !== usualPageSize),
    page: Number.isInteger(search['page']) && (search['page'] as number) > 1 ? (search['page'] as number) : undefined,
  });

/** The query of the call. */
export const auditQuery = ({ customer, size = usualPageSize, page = 1, ...rest }: AuditSearch) =>
  new URLSearchParams({
    limit: String(size),
    page: String(page),
    ...rest,
    ...(customer === undefined ? {} : { customerId: customer }),
  }).toString();
