import { projectState, type StatedProject } from '@knotenblech/shared/projects/project-state.ts';
import { requestReasonsOf } from '@knotenblech/shared/projects/request-reasons.ts';
import { useProject } from '../open/project-context.tsx';
import { useEffectivePrice } from './use-effective-price.ts';

/** The state of the open project as it is on the screen, with every choice that was made a moment ago. */
export const useOffer = (): StatedProject & { hasFallen: boolean } => {
  const { source, figures } = useProject();
  const { effective, manual } = useEffectivePrice();
  const { project } = source;
  const live =
    figures.pricing && effective
      ? {
          onRequest: effective.onRequest,
          manualPrice: effective.manualPrice,
          requestReasons: requestReasonsOf(figures.pricing),
        }
      : {};
  const stated = projectState({ ...project, positionCount: figures.sums.positionCount, ...live });
  return { ...stated, hasFallen: manual !== null && effective?.manualPrice === 'none' && project.orderedAt === null };
};
