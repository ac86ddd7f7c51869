import type { Shipment } from '../../prices/assembly/shipment-of.ts';
import type { ProjectId } from '../../values/ids.ts';
import type { Cents } from '../../values/money.ts';

/** A line of the cart with what its project costs and weighs, once. */
export type CartLinePrice = Shipment & {
  projectId: ProjectId;
  /** How many times the project is ordered. */
  quantity: number;
  /** Net price of the project. */
  netCents: Cents;
  onRequest: boolean;
};
