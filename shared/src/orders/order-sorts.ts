/** How a list of orders may stand. */
export const orderSorts = ['dateDesc', 'dateAsc', 'idDesc', 'idAsc'] as const;
export type OrderSort = (typeof orderSorts)[number];
export const usualOrderSort: OrderSort = 'dateDesc';

/** How the operator's list of the orders of all customers may stand. */
export const allOrderSorts = [
  ...orderSorts,
  'dueAsc',
  'dueDesc',
  'customerAsc',
  'customerDesc',
  'totalDesc',
  'totalAsc',
] as const;
export type AllOrderSort = (typeof allOrderSorts)[number];
