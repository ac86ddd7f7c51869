import { createContext, type ReactNode, use } from 'react';
import type { OpenProject, OpenProjectState } from './open-project.ts';
import { useOpenProjectState } from './use-open-project.ts';

export type ProjectContextValue = OpenProjectState & {
  open: OpenProject;
  /** Choices may be changed: the user may edit and nothing was ordered yet. */
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
  const isEditable = mayEdit && state.source.project.orderedAt === null;
  return <ProjectContext value={{ ...state, open, isEditable }}>{children}</ProjectContext>;
};

export const useProject = (): ProjectContextValue => {
  const value = use(ProjectContext);
  if (!value) throw new Error('no project is open here');
  return value;
};
