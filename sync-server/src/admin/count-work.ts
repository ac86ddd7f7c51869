import type { OperatorWork } from '@knotenblech/shared/api/operator-calls.ts';
import { shownStatuses } from '@knotenblech/shared/orders/choose-orders.ts';
import { orderDue } from '@knotenblech/shared/orders/order-due.ts';
import type { Sql } from '../database/database.ts';
import { listOutlines } from '../orders/status/order-list-store.ts';
import { shopDay } from '../orders/shop-day.ts';
import { listOpenRequests } from '../price-requests/price-request-store.ts';
import { countFailedMails, listRegistrations } from './start-store.ts';

export const mostRegistrations = 200;

/** What waits for the operator: each is how many its list shows. */
export const countWork = async (owner: Sql, now: Date): Promise<OperatorWork> => {
  const statuses = shownStatuses({ finished: false, canceled: false });
  const [orders, requests, failedMails, registrations] = await Promise.all([
    listOutlines(owner, { statuses, withAmounts: false }),
    listOpenRequests(owner),
    countFailedMails(owner),
    listRegistrations(owner, now, mostRegistrations),
  ]);
  const open = orders.filter(({ check }) => check !== 'refused');
  const today = shopDay(now);
  const dueCount = (due: 'late' | 'soon') => open.filter((order) => orderDue(order, today) === due).length;
  return {
    newOrders: open.filter(({ status }) => status === 'NEW').length,
    lateOrders: dueCount('late'),
    soonOrders: dueCount('soon'),
    openRequests: requests.length,
    lateRequests: requests.filter(({ dueAt }) => new Date(dueAt) < now).length,
    failedMails,
    waitingRegistrations: registrations.length,
  };
};
