import { views } from '@knotenblech/shared/exports/pictures/image-file-id.ts';
import type { View } from '@knotenblech/shared/geometry/drawing/draw-view.ts';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import styles from './drawing-pane.module.css';
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
