import type { Project } from '@knotenblech/shared/projects/project.ts';
import { Mark } from '../../ui/brand/mark.tsx';

export const ProjectPicture = ({ project }: { project: Project }) => (
  <span data-project={project.id}>
    <Mark size={32} />
  </span>
);
