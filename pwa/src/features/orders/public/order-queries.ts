import { calendarPackIds, readCalendar } from '@knotenblech/shared/catalogue/shop-calendar.ts';
import type { Amounts } from '@knotenblech/shared/orders/amounts/order-amounts.record.ts';
import { readsGross } from '@knotenblech/shared/orders/amounts/shown-vat-rate.ts';
import { dayFromPayment } from '@knotenblech/shared/orders/delivery-day.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { ordersOfProjects, waitsForPayment } from '@knotenblech/shared/orders/status-table.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { closedBy } from '@knotenblech/shared/projects/project-state.ts';
import { catalogSpace, customerPriceSpace, customerSpace } from '@knotenblech/shared/records/space.ts';
import type { Day } from '@knotenblech/shared/values/day.ts';
import { withVat } from '@knotenblech/shared/values/decimal.ts';
import type { OrderId, ProjectId } from '@knotenblech/shared/values/ids.ts';
import type { Cents } from '@knotenblech/shared/values/money.ts';
import { useMemo } from 'react';
import { useRecord, useRecords, useShop, useWaiting } from '../../../sync/hooks/use-shop.tsx';
import { todayAtShop } from '../../../sync/site/site.ts';
import { isOrder, isWaiting, type WaitingEntry } from '../../../sync/status/read-waiting.ts';

/** `price`: null where none is agreed yet, or none may be seen. */
export type ProjectOrder = { order: Order; price: OrderedPrice | null };

/** The latest order of each project that is ordered; undefined while they are read. */
export const useOrdersOfProjects = (): ReadonlyMap<ProjectId, ProjectOrder> | undefined => {
  const { customerId, customerKind, seesPrices } = useShop().actor;
  const orders = useRecords('order', customerSpace(customerId));
  const amounts = useRecords('orderAmounts', customerPriceSpace(customerId));
  return useMemo(() => {
    if (!orders || !amounts) return undefined;
    const amountsOf = new Map(seesPrices ? amounts.map((each) => [each.id, each.amounts]) : []);
    const projectOrder = (projectId: ProjectId, order: Order): ProjectOrder => {
      const agreed = order.check === 'accepted' ? amountsOf.get(order.id) : undefined;
      return { order, price: agreed ? orderedPrice(agreed, projectId, readsGross(customerKind)) : null };
    };
    return new Map([...ordersOfProjects(orders)].map(([id, order]) => [id, projectOrder(id, order)]));
  }, [orders, amounts, customerKind, seesPrices]);
};

export type OrderedPrice = { quantity: number; cents: Cents };

/** What a project is ordered for, as often as it is; with the order's VAT where its customer counts so. */
export const orderedPrice = (
  { lines, vatRate }: Pick<Amounts, 'lines' | 'vatRate'>,
  projectId: ProjectId,
  isPrivate: boolean,
): OrderedPrice | null => {
  const line = lines.find((each) => each.projectId === projectId);
  return line
    ? { quantity: line.quantity, cents: isPrivate ? withVat(line.lineCents, vatRate) : line.lineCents }
    : null;
};

export type Closed = ReturnType<typeof closedBy> | 'order_waiting';

/** Why nothing of a project may be edited here: as the server has it, or an order that waits on this device will close it; null: it is open. */
export const useClosedBy = (project: Pick<Project, 'id' | 'orderedAt' | 'trashedAt'> | null): Closed => {
  const waiting = useWaiting();
  if (!project) return null;
  const waitingOrder = waitingOrderOf(waiting, project.id);
  return closedBy(project) ?? (waitingOrder === null ? null : 'order_waiting');
};

/** The order of a project that this device has had no answer to yet, the latest; null: none waits. */
export const waitingOrderOf = (waiting: readonly WaitingEntry[], projectId: ProjectId): OrderId | null =>
  waitingOrders(waiting).findLast(({ lines }) => lines.some((line) => line.projectId === projectId))?.orderId ?? null;

/** The projects of which an order waits. */
export const projectsInWaitingOrders = (waiting: readonly WaitingEntry[]): ReadonlySet<ProjectId> =>
  new Set(waitingOrders(waiting).flatMap(({ lines }) => lines.map(({ projectId }) => projectId)));

const waitingOrders = (waiting: readonly WaitingEntry[]) =>
  waiting
    .filter(isWaiting)
    .filter(isOrder)
    .map(({ args }) => args);

/** The projects whose price is asked for on this device alone: nothing is calculated yet. */
export const projectsInWaitingRequests = (waiting: readonly WaitingEntry[]): ReadonlySet<ProjectId> =>
  new Set(
    waiting
      .filter((entry) => entry.name === 'requestPrice' && isWaiting(entry))
      .map(({ args }) => (args as { projectId: ProjectId }).projectId),
  );

/** The day of delivery of an order; while its payment is awaited, the one that it would have if it came today. */
export const useShownDay = (order: Order): { day: Day; isIfPaidToday: boolean } => {
  const holidays = useRecord('catalogPack', catalogSpace, calendarPackIds[0]);
  const closingDays = useRecord('catalogPack', catalogSpace, calendarPackIds[1]);
  const isAwaited = waitsForPayment(order, 'IN_PRODUCTION') && order.status !== 'CANCELED';
  if (!isAwaited || order.check !== 'accepted') return { day: order.deliveryDay, isIfPaidToday: false };
  const calendar = readCalendar([holidays ?? [], closingDays ?? []].flat());
  return { day: dayFromPayment(order, { today: todayAtShop(), calendar }), isIfPaidToday: true };
};
