import type { View } from '@knotenblech/shared/geometry/drawing/draw-view.ts';
import { useLingui } from '@lingui/react/macro';
import { Spinner } from '../../../ui/signals/spinner.tsx';
import { useProject } from '../open/project-context.tsx';
import { DrawingPicture } from '../public/drawing-picture.tsx';
import { useDrawing } from '../public/use-drawing.ts';
import type { Selection } from '../selection.ts';
import styles from './drawing-pane.module.css';
import { useSketch } from './use-sketch.ts';
import { ViewChoice } from './view-choice.tsx';
import { viewLabels } from './view-words.ts';

type DrawingPaneProps = { selection: Selection; view: View; onView: (view: View) => void };

/** The drawing of what is selected, as large as the screen allows. */
export const DrawingPane = ({ selection, view, onView }: DrawingPaneProps) => {
  const { i18n, t } = useLingui();
  const { figures, source } = useProject();
  const { drawing, isDrawing, isFailed } = useDrawing(useSketch(selection, view));
  const name =
    (selection.part !== undefined && figures.partAt.get(selection.part)?.name) ||
    (selection.assembly !== undefined && figures.assemblyAt.get(selection.assembly)?.name) ||
    source.project.name;
  const isEmpty = drawing !== null && drawing.visible === '';
  return (
    <section className={styles.pane} aria-label={t`Zeichnung`} aria-busy={isDrawing}>
      <div className={styles.sheet}>
        {drawing ? (
          <DrawingPicture drawing={drawing} label={t`${name}, Ansicht ${i18n._(viewLabels[view])}`} />
        ) : (
          <div className={styles.wait}>
            {isFailed ? <p>{t`Diese Ansicht ließ sich nicht zeichnen.`}</p> : <Spinner label={t`Wird gezeichnet`} />}
          </div>
        )}
        {isEmpty ? <p className={styles.wait}>{t`Hier ist nichts zu zeichnen.`}</p> : null}
      </div>
      <ViewChoice view={view} onChange={onView} />
    </section>
  );
};
