import type { OperatorWork } from '@knotenblech/shared/api/operator-calls.ts';
import { shownStatuses } from '@knotenblech/shared/orders/choose-orders.ts';
import { shopDay } from '../../base-data/put-base-version.ts';
import type { Sql } from '../../database/database.ts';
import { listFreightRequests } from '../../orders/freight/freight-request.store.ts';
import { countOrders, dueDays, type OrderListing, orderOrders } from '../../orders/status/order-listing.store.ts';
import { listOpenRequests } from '../../projects/price-requests/price-request.store.ts';
import { countFailedMails, listRegistrations } from './work.store.ts';

export const mostRegistrations = 200;

/** For a price and for freight: one list shows both. */
const openRequests = async (owner: Sql): Promise<{ dueAt: string }[]> => [
  ...(await listOpenRequests(owner)),
  ...(await listFreightRequests(owner)),
];

/** What waits for the operator: each is how many its list shows. */
export const countWork = async (owner: Sql, now: Date): Promise<OperatorWork> => {
  const today = shopDay(now);
  const open: OrderListing = {
    statuses: shownStatuses({ finished: false, canceled: false }),
    refused: false,
    q: '',
    order: orderOrders.dateDesc,
  };
  const [newOrders, lateOrders, soonOrders, requests, failedMails, registrations] = await Promise.all([
    countOrders(owner, { ...open, statuses: ['NEW'] }),
    countOrders(owner, { ...open, due: dueDays('late', today) }),
    countOrders(owner, { ...open, due: dueDays('soon', today) }),
    openRequests(owner),
    countFailedMails(owner),
    listRegistrations(owner, now, mostRegistrations),
  ]);
  return {
    newOrders,
    lateOrders,
    soonOrders,
    openRequests: requests.length,
    lateRequests: requests.filter(({ dueAt }) => new Date(dueAt) < now).length,
    failedMails,
    waitingRegistrations: registrations.length,
  };
};
