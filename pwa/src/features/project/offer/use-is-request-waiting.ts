import { useWaiting } from '../../../sync/hooks/use-shop.tsx';
import { projectsInWaitingRequests } from '../../orders/public/waiting-requests.ts';
import { useProject } from '../open/project-context.tsx';

/** Whether the price of the open project is asked for on this device alone: nothing is calculated yet. */
export const useIsRequestWaiting = (): boolean => {
  const { project } = useProject().source;
  return projectsInWaitingRequests(useWaiting()).has(project.id);
};
