import type { ProjectPricing } from '@knotenblech/shared/prices/project/price-project.ts';
import { proposePrice } from '@knotenblech/shared/prices/project/propose-price.ts';
import { requestReasonsOf } from '@knotenblech/shared/prices/project/summarise-project.ts';
import { type ProjectState, projectState, type StatedProject } from '@knotenblech/shared/projects/project-state.ts';
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
  if (state === 'calculating-offer') return 'none';
  return state === 'on-request' || state === 'missing-data' ? 'request' : 'basket';
};
