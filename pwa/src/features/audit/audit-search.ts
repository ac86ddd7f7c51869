import { type AuditAction, auditActions } from '@knotenblech/shared/audit/audit-entry.ts';
import type { Day } from '@knotenblech/shared/values/day.ts';
import { pageSizes, usualPageSize } from '../../lists/page-sizes.ts';

/** What of the log is shown. `customer`: his id; `from`, `to`: days, both included. */
export type AuditSearch = {
  action?: AuditAction;
  customer?: string;
  from?: Day;
  to?: Day;
  size?: number;
  page?: number;
};

const day = /^\d{4}-\d{2}-\d{2}$/;
const id = /^[\da-f-]{36}$/;
const text = (value: unknown, pattern: RegExp) =>
  typeof value === 'string' && pattern.test(value) ? value : undefined;

/** Reads the choices from an address; what does not fit is dropped. */
export const readAuditSearch = (search: Record<string, unknown>): AuditSearch => {
  const found = {
    action: auditActions.find((each) => each === search['action']),
    customer: text(search['customer'], id),
    from: text(search['from'], day),
    to: text(search['to'], day),
    size: pageSizes.find((each) => each === search['size'] && each !== usualPageSize),
    page: Number.isInteger(search['page']) && (search['page'] as number) > 1 ? (search['page'] as number) : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)) as AuditSearch;
};

/** The query of the call. */
export const auditQuery = ({ customer, size = usualPageSize, page = 1, ...rest }: AuditSearch) =>
  new URLSearchParams({
    limit: String(size),
    page: String(page),
    ...rest,
    ...(customer === undefined ? {} : { customerId: customer }),
  }).toString();
