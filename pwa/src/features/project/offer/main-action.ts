import type { ProjectPricing } from '@knotenblech/shared/prices/project/price-project.ts';
import { proposePrice } from '@knotenblech/shared/prices/project/propose-price.ts';
import type { ProjectState } from '@knotenblech/shared/projects/project-state.ts';

type Offered = {
  state: ProjectState;
  pricing: Pick<ProjectPricing, 'parts' | 'netCents'> | null;
  closed: string | null;
};

/** What the screen of a project leads to: the basket, or, where no part has a price, the request for one; 'none' once that is made. */
export const mainActionOf = ({ state, pricing, closed }: Offered): 'basket' | 'request' | 'none' => {
  if (closed !== null || pricing === null || proposePrice(pricing) !== null) return 'basket';
  if (state === 'calculating-offer') return 'none';
  return state === 'on-request' || state === 'missing-data' ? 'request' : 'basket';
};
