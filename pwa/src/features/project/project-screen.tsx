import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { OpenedProject } from './opened-project.tsx';
import type { ProjectPanesProps } from './project-panes.tsx';
import { SpecifiedProject } from './specified-project.tsx';

export type ProjectScreenProps = ProjectPanesProps & { projectId: ProjectId };

/** One project: its tree, its drawing, what can be chosen, and its price. */
export const ProjectScreen = ({ projectId, ...panes }: ProjectScreenProps) => (
  <OpenedProject projectId={projectId}>
    <SpecifiedProject {...panes} />
  </OpenedProject>
);
