import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { cancelledOrderOf } from '@knotenblech/shared/orders/status-table.ts';
import type { ProjectPricing } from '@knotenblech/shared/prices/project/price-project.ts';
import { proposePrice, requestReasonsOf } from '@knotenblech/shared/prices/project/summarise-project.ts';
import {
  isOrdered,
  type ProjectState,
  projectState,
  type StatedProject,
} from '@knotenblech/shared/projects/project-state.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { useRecords, useShop } from '../../../sync/hooks/use-shop.tsx';
import { type ProjectOrder, useOrdersOfProjects } from '../../orders/public/order-queries.ts';
import { useProject } from '../open/project-context.tsx';

type Offer = StatedProject & { hasFallen: boolean; mainAction: ReturnType<typeof mainActionOf> };

/** The state of the open project as it is on the screen, with every choice that was made a moment ago. */
export const useOffer = (): Offer => {
  const { source, figures, closed } = useProject();
  const { project, manual } = source;
  const { pricing, effective } = figures;
  const live =
    pricing && effective
      ? {
          onRequest: effective.onRequest,
          manualPrice: effective.manualPrice,
          requestReasons: requestReasonsOf(pricing),
        }
      : {};
  const stated = projectState({ ...project, positionCount: figures.sums.positionCount, ...live });
  return {
    ...stated,
    hasFallen: Boolean(manual) && effective?.manualPrice === 'none' && project.orderedAt === null,
    mainAction: mainActionOf({ state: stated.state, pricing: pricing ?? null, closed }),
  };
};

type Offered = {
  state: ProjectState;
  pricing: Pick<ProjectPricing, 'parts' | 'netCents'> | null;
  closed: string | null;
};

/** What the screen of a project leads to: the basket, or, where no part has a price, the request for one; 'none' once that is made. */
export const mainActionOf = ({ state, pricing, closed }: Offered): 'basket' | 'request' | 'none' => {
  if (closed !== null || pricing === null || proposePrice(pricing) !== null) return 'basket';
  if (state === 'calculating-offer' || state === 'answered-by-project') return 'none';
  return state === 'on-request' || state === 'missing-data' ? 'request' : 'basket';
};

/** The order of the open project, in force; undefined while it is looked up, null where none is known here. */
export const useProjectOrder = (): ProjectOrder | null | undefined => {
  const { project } = useProject().source;
  const orders = useOrdersOfProjects();
  if (!isOrdered(project)) return null;
  return orders && (orders.get(project.id) ?? null);
};

/** The latest order of the open project that was cancelled; undefined while it is looked up, null where none is known here. */
export const useCancelledOrder = (): Order | null | undefined => {
  const { project } = useProject().source;
  const orders = useRecords('order', customerSpace(useShop().actor.customerId));
  return orders && cancelledOrderOf(orders, project.id);
};
