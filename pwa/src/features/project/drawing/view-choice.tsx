import { views } from '@knotenblech/shared/exports/pictures/image-file-id.ts';
import type { View } from '@knotenblech/shared/geometry/drawing/draw-view.ts';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { Spinner } from '../../../ui/signals/spinner.tsx';
import { spotsIn } from '../check/place-marks.tsx';
import { useFindingMarks } from '../check/use-places.ts';
import { useProject } from '../open/project-context.tsx';
import { useDrawing } from '../public/draw-cached.ts';
import { DrawingPicture } from '../public/drawing-picture.tsx';
import type { Selection } from '../selection.ts';
import styles from './drawing-pane.module.css';
import { useSketch } from './use-sketch.ts';
import { viewLabels } from './view-words.ts';

type ViewChoiceProps = {
  /** null: none of them. */
  view: View | null;
  onChange: (view: View) => void;
};

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [role="dialog"]') !== null;

/** The seven views; the keys 1 to 7 choose them from anywhere on the screen but a field. */
export const ViewChoice = ({ view, onChange }: ViewChoiceProps) => {
  const { i18n, t } = useLingui();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      const chosen = views[Number(event.key) - 1];
      if (chosen) onChange(chosen);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onChange]);
  return (
    <RadioGroup
      aria-label={t`Ansicht`}
      orientation="horizontal"
      value={view}
      onChange={(chosen) => onChange(chosen as View)}
      className={styles.views ?? ''}
    >
      {views.map((each, place) => (
        <Radio key={each} value={each} className={styles.view ?? ''} aria-keyshortcuts={String(place + 1)}>
          {i18n._(viewLabels[each])}
        </Radio>
      ))}
    </RadioGroup>
  );
};

type DrawingPaneProps = { selection: Selection; view: View; onView: (view: View) => void };

/** The drawing of what is selected, as large as the screen allows. */
export const DrawingPane = ({ selection, view, onView }: DrawingPaneProps) => {
  const { i18n, t } = useLingui();
  const { figures, source } = useProject();
  const { drawing, isDrawing, isFailed } = useDrawing(useSketch(selection, view));
  const marks = useFindingMarks(selection.part);
  const name =
    (selection.part !== undefined && figures.partAt.get(selection.part)?.name) ||
    (selection.assembly !== undefined && figures.assemblyAt.get(selection.assembly)?.name) ||
    source.project.name;
  const isEmpty = drawing !== null && drawing.visible === '';
  const { format, formatVersion } = source.head;
  if (format === 'other')
    return (
      <section className={styles.pane} aria-label={t`Zeichnung`}>
        <p className={styles.wait}>{t`${formatVersion} zeichnen wir hier nicht; wir sehen uns die Datei an.`}</p>
      </section>
    );
  return (
    <section className={styles.pane} aria-label={t`Zeichnung`} aria-busy={isDrawing}>
      <div className={styles.sheet}>
        {drawing ? (
          <DrawingPicture
            drawing={drawing}
            label={t`${name}, Ansicht ${i18n._(viewLabels[view])}`}
            marks={spotsIn(drawing, view, marks)}
          />
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
