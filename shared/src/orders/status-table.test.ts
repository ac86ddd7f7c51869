import { describe, expect, it } from 'vitest';
import type { Permission } from '../records/permission.schema.ts';
import { type Order, type OrderEvent, type OrderStatus, orderStatusSchema } from './order.record.ts';
import { mayCancel, nextStatuses, orderStep } from './status-table.ts';

const statuses = orderStatusSchema.options;
const accepted = (status: OrderStatus) => ({ status, check: 'accepted' }) as const;

/** Written by hand from the product's decisions; what is not here is refused. '!': needs a reason. */
const allowed: Record<OrderEvent['by'], Partial<Record<OrderStatus, string>>> = {
  customer: { NEW: 'CANCELED', DEMO: 'CANCELED', ASSIGNED: 'CANCELED', ANALYZED: 'CANCELED' },
  operator: {
    NEW: 'ASSIGNED CANCELED',
    DEMO: 'CLOSED CANCELED',
    ASSIGNED: 'NEW ANALYZED CANCELED',
    ANALYZED: 'ASSIGNED IN_PRODUCTION CANCELED',
    IN_PRODUCTION: 'PARTLY_COMMISSIONED COMMISSIONED CANCELED!',
    PARTLY_COMMISSIONED: 'PARTLY_COMMISSIONED COMMISSIONED',
    COMMISSIONED: 'PARTLY_SENT SENT',
    PARTLY_SENT: 'PARTLY_SENT SENT',
    SENT: 'CLOSED',
  },
};

const matrix = (['customer', 'operator'] as const).flatMap((by) =>
  statuses.flatMap((from) => statuses.map((to) => ({ by, from, to }))),
);

describe('the table of an order’s status', () => {
  it.each(matrix)('$by: $from → $to', ({ by, from, to }) => {
    const row = (allowed[by][from] ?? '').split(' ');
    const found = orderStep(accepted(from), to, by);
    expect(found !== null).toBe(row.includes(to) || row.includes(`${to}!`));
    expect(found?.needsReason ?? false).toBe(row.includes(`${to}!`));
  });

  it.each(statuses)('gives the buttons of an order that is %s', (from) => {
    for (const by of ['customer', 'operator'] as const) {
      const wanted = (allowed[by][from] ?? '').split(' ').filter(Boolean).sort();
      const shown = nextStatuses(accepted(from), by).map(({ to, needsReason }) => `${to}${needsReason ? '!' : ''}`);
      expect(shown.sort()).toEqual(wanted);
    }
  });

  it.each(['checking', 'needs-review'] as const)('lets an order that is %s only be cancelled', (check) => {
    const steps = statuses.flatMap((status) => nextStatuses({ status, check }, 'operator').map(({ to }) => to));
    expect(new Set(steps)).toEqual(new Set(['CANCELED']));
  });

  it('leaves a refused order as it is', () =>
    expect(statuses.flatMap((status) => nextStatuses({ status, check: 'refused' }, 'operator'))).toEqual([]));

  it('reaches every status but DEMO from NEW', () => {
    const reached = new Set<OrderStatus>(['NEW']);
    for (const from of reached) for (const { to } of nextStatuses(accepted(from), 'operator')) reached.add(to);
    expect(reached).toEqual(new Set(statuses.filter((status) => status !== 'DEMO')));
  });
});

describe('mayCancel', () => {
  const order = accepted('NEW') satisfies Pick<Order, 'status' | 'check'>;
  it.each<[Permission, boolean]>([
    ['ORDER_PERMISSION', true],
    ['CUSTOMER_ADMIN_PERMISSION', true],
    ['UPLOAD_PERMISSION', false],
    ['STANDARD_PERMISSION', false],
  ])('is for users with %s: %s', (permission, may) =>
    expect(mayCancel({ permissions: [permission] } as Parameters<typeof mayCancel>[0], order)).toBe(may),
  );
});
