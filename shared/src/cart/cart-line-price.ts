import type { ProjectId } from '../values/ids.ts';
import type { Cents } from '../values/money.ts';
import type { Shipment } from './shipment-of.ts';

/** A line of the cart with what its project costs and weighs, once. */
export type CartLinePrice = Shipment & {
  projectId: ProjectId;
  /** How many times the project is ordered. */
  quantity: number;
  /** Net price of the project. */
  netCents: Cents;
  onRequest: boolean;
};
