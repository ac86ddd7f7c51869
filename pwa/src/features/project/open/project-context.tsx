import { choicesClosedBy } from '@knotenblech/shared/projects/project-state.ts';
import { createContext, type ReactNode, use } from 'react';
import { usePriceReading } from '../../orders/public/amounts/price-reading.ts';
import { PriceReadingContext } from '../../orders/public/amounts/use-shown-price.ts';
import { type Closed, useClosedBy } from '../../orders/public/order-queries.ts';
import type { OpenProject, OpenProjectState } from './open-project.ts';
import { useOpenProjectState } from './use-open-project.ts';

export type ProjectContextValue = OpenProjectState & {
  open: OpenProject;
  /** Texts and proofs may be changed: the user may edit and the project is open to edits. */
  isEditable: boolean;
  /** Beside them material, quantity, surface, colour and specificity: no fixed price blocks them. */
  areChoicesOpen: boolean;
  /** Why it is not open to edits; null: it is. */
  closed: Closed;
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
  const { project } = state.source;
  const closed = useClosedBy(project);
  const isEditable = mayEdit && closed === null;
  const areChoicesOpen = isEditable && choicesClosedBy(project) === null;
  return (
    <PriceReadingContext value={usePriceReading()}>
      <ProjectContext value={{ ...state, open, isEditable, areChoicesOpen, closed }}>{children}</ProjectContext>
    </PriceReadingContext>
  );
};

export const useProject = (): ProjectContextValue => {
  const value = use(ProjectContext);
  if (!value) throw new Error('no project is open here');
  return value;
};
