/** How a list of orders may stand. */
export const orderSorts = ['dateDesc', 'dateAsc', 'idDesc', 'idAsc'] as const;
export type OrderSort = (typeof orderSorts)[number];
export const usualOrderSort: OrderSort = 'dateDesc';
