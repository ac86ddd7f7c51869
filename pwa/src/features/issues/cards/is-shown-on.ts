import type { WaitingEntry } from '../../../sync/status/read-waiting.ts';

type Place = {
  pathname: string;
  /** The order that the address names beside its path. */
  order: string | undefined;
  /** Whose cards are on the screen. */
  projects: ReadonlySet<string>;
};

type Named = { projectId?: string; orderId?: string };

/** Whether the screen itself shows this very refusal: the waiting list all of them, others what is about the one order or project they show. */
export const isShownOnScreen = (place: Place, { name, args }: Pick<WaitingEntry, 'name' | 'args'>): boolean => {
  const { projectId = '', orderId = '' } = args as Named;
  const path = place.pathname.replace(/\/$/, '');
  if (path.endsWith('/shop/waiting')) return true;
  switch (name) {
    case 'submitOrder':
      return (
        path.endsWith('/shop/account/orders') ||
        (/\/shop\/(process-order|order-error)$/.test(path) && place.order === orderId)
      );
    case 'cancelOrder':
      return path.endsWith(`/shop/account/orders/${orderId}`);
    // The project goes with what would have made it.
    case 'createProject':
    case 'putSinglePart':
      return false;
    default:
      return place.projects.has(projectId);
  }
};
