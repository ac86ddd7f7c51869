import { closedBy } from '@knotenblech/shared/projects/closed-by.ts';
import { createContext, type ReactNode, use } from 'react';
import type { OpenProject, OpenProjectState } from './open-project.ts';
import { useOpenProjectState } from './use-open-project.ts';

export type ProjectContextValue = OpenProjectState & {
  open: OpenProject;
  /** Choices may be changed: the user may edit and the project is open to edits. */
  isEditable: boolean;
};

const ProjectContext = createContext<ProjectContextValue | null>(null);

/** Gives the panes of the screen the open project. */
export const ProjectProvider = ({
  open,
  mayEdit,
  children,
}: {
  open: OpenProject;
  mayEdit: boolean;
  children: ReactNode;
}) => {
  const state = useOpenProjectState(open);
  const isEditable = mayEdit && closedBy(state.source.project) === null;
  return <ProjectContext value={{ ...state, open, isEditable }}>{children}</ProjectContext>;
};

export const useProject = (): ProjectContextValue => {
  const value = use(ProjectContext);
  if (!value) throw new Error('no project is open here');
  return value;
};
