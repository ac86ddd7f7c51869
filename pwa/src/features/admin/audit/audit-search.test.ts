import { expect, test } from 'vitest';
import { auditQuery, readAuditSearch } from './audit-search.ts';

const customer = '0199d000-0000-7000-8000-000000000002';

test('what an address chooses is asked for', () => {
  const search = readAuditSearch({ action: 'order_status', customer, from: '2026-11-01', to: '2026-11-30', page: 2 });
  expect(Object.fromEntries(new URLSearchParams(auditQuery(search)))).toEqual({
    action: 'order_status',
    customerId: customer,
    from: '2026-11-01',
    to: '2026-11-30',
    limit: '10',
    page: '2',
  });
});

test.each([{ action: 'rm' }, { customer: '../users' }, { from: 'gestern' }, { page: -1 }, { size: 7 }])(
  'what does not fit is dropped: %o',
  (search) => expect(readAuditSearch(search)).toEqual({}),
);
