import { requestReasonsOf } from '@knotenblech/shared/prices/project/request-reasons.ts';
import { projectState, type StatedProject } from '@knotenblech/shared/projects/project-state.ts';
import { useProject } from '../open/project-context.tsx';

/** The state of the open project as it is on the screen, with every choice that was made a moment ago. */
export const useOffer = (): StatedProject & { hasFallen: boolean } => {
  const { source, figures } = useProject();
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
  return { ...stated, hasFallen: Boolean(manual) && effective?.manualPrice === 'none' && project.orderedAt === null };
};
