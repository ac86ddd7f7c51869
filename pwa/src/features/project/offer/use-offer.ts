import { requestReasonsOf } from '@knotenblech/shared/prices/project/request-reasons.ts';
import { projectState, type StatedProject } from '@knotenblech/shared/projects/project-state.ts';
import { useProject } from '../open/project-context.tsx';
import { mainActionOf } from './main-action.ts';

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
