import { needsMoreSpecification } from '@knotenblech/shared/parts/materials/missing-specs.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { useState } from 'react';
import { SpecAssistant } from './assistant/specs/spec-assistant.tsx';
import { areSpecsPostponed, postponeSpecs } from './assistant/specs/use-spec-rows.ts';
import { useProject } from './open/project-context.tsx';
import { OpenedProject } from './opened-project.tsx';
import { ProjectPanes, type ProjectPanesProps } from './project-panes.tsx';

export type ProjectScreenProps = ProjectPanesProps & { projectId: ProjectId };

/** One project: its tree, its drawing, what can be chosen, and its price. */
export const ProjectScreen = ({ projectId, ...panes }: ProjectScreenProps) => (
  <OpenedProject projectId={projectId}>
    <SpecifiedProject {...panes} />
  </OpenedProject>
);

/** The details of a project. While a part lacks its material, that is asked in their place; an address that names a part shows it all the same. */
const SpecifiedProject = (panes: ProjectPanesProps) => {
  const { part, assembly } = panes.selection;
  const { figures, source, areChoicesOpen } = useProject();
  const { id } = source.project;
  const [isShown, setShown] = useState(part !== undefined || assembly !== undefined || areSpecsPostponed(id));
  if (isShown || !areChoicesOpen || panes.tab !== undefined) return <ProjectPanes {...panes} />;
  const openWithout = () => {
    postponeSpecs(id);
    setShown(true);
  };
  if (needsMoreSpecification(figures.parts)) return <SpecAssistant onLater={openWithout} />;
  setShown(true);
  return null;
};
