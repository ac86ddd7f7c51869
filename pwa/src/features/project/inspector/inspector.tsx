import { useLingui } from '@lingui/react/macro';
import { useProject } from '../open/project-context.tsx';
import styles from '../project-screen.module.css';
import type { Selection } from '../selection.ts';
import { AssemblyInspector } from './assembly-inspector.tsx';
import { PartInspector } from './part-inspector.tsx';
import { ProjectInspector } from './project-inspector.tsx';

type InspectorProps = { selection: Selection; onSelect: (selection: Selection) => void };

/** What is selected, in words and figures; a selection that the file does not have shows the project. */
export const Inspector = ({ selection, onSelect }: InspectorProps) => {
  const { t } = useLingui();
  const { figures } = useProject();
  const part = selection.part === undefined ? undefined : figures.partAt.get(selection.part);
  const assembly = selection.assembly === undefined ? undefined : figures.assemblyAt.get(selection.assembly);
  const chosen = part ? <PartInspector part={part} /> : assembly ? <AssemblyInspector assembly={assembly} /> : null;
  const shown = (part ?? assembly)?.id ?? 'project';
  return (
    <section
      key={shown}
      // Each selection keeps its own scroll place, so that a part opens at its top and going back finds the list.
      data-scroll-restoration-id={`inspector-${shown}`}
      className={styles.inspector}
      aria-label={t`Angaben zur Auswahl`}
    >
      {chosen ?? <ProjectInspector onSelect={onSelect} />}
    </section>
  );
};
