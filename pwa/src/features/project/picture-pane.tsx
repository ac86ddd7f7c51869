import { Trans, useLingui } from '@lingui/react/macro';
import { CatchBoundary } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../ui/lazy/lazy-part.ts';
import { Spinner } from '../../ui/signals/spinner.tsx';
import { DrawingPane } from './drawing/drawing-pane.tsx';
import type { ViewMode } from './look-choice.tsx';
import styles from './picture-pane.module.css';
import type { SpacePaneProps } from './view3d/space-pane.tsx';

const SpacePane = lazyPart(async () => (await import('./view3d/space-pane.tsx')).SpacePane);

type PicturePaneProps = Omit<SpacePaneProps, 'onUnavailable'> & { look: ViewMode };

/** The drawing, or the same in space where the device can show it. */
export const PicturePane = ({ look, ...props }: PicturePaneProps) => {
  const [isUnavailable, setIsUnavailable] = useState(false);
  const { selection, view, onView } = props;
  return (
    <div className={styles.area} data-look={look}>
      {look === '3d' && !isUnavailable ? (
        <CatchBoundary getResetKey={() => look} errorComponent={Nothing} onCatch={() => setIsUnavailable(true)}>
          <Suspense fallback={<Waiting />}>
            <SpacePane {...props} onUnavailable={() => setIsUnavailable(true)} />
          </Suspense>
        </CatchBoundary>
      ) : (
        <DrawingPane selection={selection} view={view} onView={onView} />
      )}
      {look === '3d' && isUnavailable ? (
        <p role="status" className={styles.note}>
          <Trans>
            Dieses Gerät kann keine 3D-Ansicht zeigen, weil WebGL fehlt oder abgeschaltet ist. Hier steht dafür die
            Zeichnung.
          </Trans>
        </p>
      ) : null}
    </div>
  );
};

const Waiting = () => {
  const { t } = useLingui();
  return (
    <div className={styles.wait}>
      <Spinner label={t`Die 3D-Ansicht wird geladen`} />
    </div>
  );
};

const Nothing = () => null;
