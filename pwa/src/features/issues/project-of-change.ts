import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import type { WaitingChange } from './waiting-change.ts';

/** The project that a change is about, or null. */
export const projectOfChange = ({ args }: WaitingChange): ProjectId | null =>
  'projectId' in args ? args.projectId : null;
