import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { DrawingPane } from './drawing-pane.tsx';
import { Inspector } from './inspector.tsx';
import { PriceBar } from './price-bar.tsx';
import { ProjectHead } from './project-head.tsx';
import { ProjectNotices } from './project-notices.tsx';
import styles from './project-screen.module.css';
import type { ProjectScreenProps } from './project-screen.tsx';
import type { Selection } from './selection.ts';
import { TreePane } from './tree-pane.tsx';
import { useProject } from './project-context.tsx';

type Sheet = 'parts' | 'details';

/** Tree, drawing and inspector side by side; on a phone the drawing above and one of the others below. */
export const ProjectPanes = (props: ProjectScreenProps) => {
  const { selection, view, onSelect, onView, onShowPrice, popup } = props;
  const { t } = useLingui();
  const { source } = useProject();
  const [sheet, setSheet] = useState<Sheet>(selection.part === undefined ? 'parts' : 'details');
  useEffect(() => {
    document.title = `${source.project.name} · Knotenblech`;
  }, [source.project.name]);
  const select = (next: Selection, byKey: boolean) => {
    onSelect(next, byKey);
    if (!byKey && next.part !== undefined) setSheet('details');
  };
  return (
    <main className={styles.screen} data-sheet={sheet}>
      <ProjectHead />
      <ProjectNotices />
      <TreePane selection={selection} onSelect={select} />
      <DrawingPane selection={selection} view={view} onView={onView} />
      <div className={styles.tabs}>
        {(['parts', 'details'] as const).map((each) => (
          <button
            key={each}
            type="button"
            className={styles.tab}
            aria-pressed={sheet === each}
            onClick={() => setSheet(each)}
          >
            {each === 'parts' ? t`Teile` : t`Angaben`}
          </button>
        ))}
      </div>
      <Inspector selection={selection} />
      <div className={styles.price}>
        <PriceBar onShowPrice={onShowPrice} />
      </div>
      {popup}
    </main>
  );
};
