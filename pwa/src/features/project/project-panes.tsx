import type { View } from '@knotenblech/shared/geometry/drawing/draw-view.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { useIsInDialog } from '../../ui/layout/dialog.tsx';
import { lazyPart } from '../../ui/lazy/lazy-part.tsx';
import { Spinner } from '../../ui/signals/spinner.tsx';
import type { CostTab } from './costs/cost-search.ts';
import { CostTabs } from './costs/costs-screen.tsx';
import { DrawingPane } from './drawing/view-choice.tsx';
import { Inspector } from './inspector/inspector.tsx';
import lookChoiceStyles from './look-choice.module.css';
import picturePaneStyles from './picture-pane.module.css';
import { PriceBar } from './price/price-bar.tsx';
import { openProjectSurface, PriceChoices } from './price/price-choices.tsx';
import { ProjectHead } from './project-head.tsx';
import { ProjectNotices, useIntro } from './project-notices.tsx';
import styles from './project-screen.module.css';
import type { ShownProject } from './public/shown-project.ts';
import type { Selection } from './selection.ts';
import { TreePane } from './tree/project-tree.tsx';
import { useIsAdminMode } from './use-is-admin-mode.ts';
import type { SpacePaneProps } from './view3d/space-pane.tsx';

export type ProjectPanesProps = {
  selection: Selection;
  view: View;
  look: ViewMode;
  /** Which of the operator's views is open, in admin mode; none: what everybody sees. */
  tab: CostTab | undefined;
  /** `byKey`: the arrow keys led there, so that going back skips it. */
  onSelect: (selection: Selection, byKey: boolean) => void;
  onView: (view: View) => void;
  onLook: (look: ViewMode) => void;
  onShowPrice: () => void;
  /** Saves what is shown as files. */
  exportMenu: (shown: ShownProject) => ReactNode;
  /** What of the user's changes to the project is to be decided. */
  cards: ReactNode;
  /** A popup that is open over the screen. */
  popup: ReactNode;
};

type Sheet = 'parts' | 'details';

const CostsScreen = lazyPart(async () => (await import('./costs/costs-screen.tsx')).CostsScreen);

/** The open project; in admin mode also what it costs. */
export const ProjectPanes = (props: ProjectPanesProps) => {
  const isAdminMode = useIsAdminMode();
  const { tab } = props;
  if (!isAdminMode || tab === undefined) return <GeneralPanes {...props} isAdminMode={isAdminMode} />;
  return (
    <Suspense>
      <CostsScreen {...props} tab={tab} />
    </Suspense>
  );
};

/** Tree, drawing and inspector side by side; on a phone the drawing above and one of the others below. */
const GeneralPanes = ({ isAdminMode, ...props }: ProjectPanesProps & { isAdminMode: boolean }) => {
  const { selection, view, look, onSelect, onView, onLook, onShowPrice, exportMenu, cards, popup } = props;
  const { t } = useLingui();
  const [sheet, setSheet] = useState<Sheet>(selection.part === undefined ? 'parts' : 'details');
  const intro = useIntro();
  const isInDialog = useIsInDialog();
  useEffect(() => {
    if (!isInDialog) document.title = `${t`Projekt`} · Knotenblech`;
  }, [t, isInDialog]);
  const select = (next: Selection, byKey: boolean) => {
    onSelect(next, byKey);
    if (byKey || (next.part ?? next.assembly) === undefined) return;
    setSheet('details');
    intro?.putAway();
  };
  const Area = isInDialog ? 'div' : 'main';
  return (
    <Area
      className={styles.screen}
      data-sheet={sheet}
      {...{ [isInDialog ? 'data-fills-dialog' : 'data-fills-view']: true }}
    >
      <ProjectHead selection={selection} exportMenu={exportMenu} />
      {isAdminMode ? (
        <div className={styles.views}>
          <CostTabs tab={undefined} />
        </div>
      ) : null}
      <div className={styles.price}>
        <PriceBar
          onShowPrice={onShowPrice}
          onMend={(place) => (place === 'project' ? openProjectSurface() : select(place, false))}
        />
        <PriceChoices />
      </div>
      <ProjectNotices cards={cards} intro={intro} />
      <TreePane selection={selection} onSelect={select} />
      <PicturePane selection={selection} view={view} look={look} onSelect={select} onView={onView} />
      <div className={styles.look}>
        <LookChoice look={look} onLook={onLook} />
      </div>
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
      <Inspector selection={selection} onSelect={(next) => select(next, false)} />
      {popup}
    </Area>
  );
};

const SpacePane = lazyPart(async () => (await import('./view3d/space-pane.tsx')).SpacePane);

type PicturePaneProps = Omit<SpacePaneProps, 'onUnavailable'> & { look: ViewMode };

/** The drawing, or the same in space where the device can show it. */
const PicturePane = ({ look, ...props }: PicturePaneProps) => {
  const [isUnavailable, setIsUnavailable] = useState(false);
  const { selection, view, onView } = props;
  return (
    <div className={picturePaneStyles.area} data-look={look}>
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
        <p role="status" className={picturePaneStyles.note}>
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
    <div className={picturePaneStyles.wait}>
      <Spinner label={t`Die 3D-Ansicht wird geladen`} />
    </div>
  );
};

const Nothing = () => null;

/** How the picture is shown: as a drawing or in space. */
type ViewMode = 'drawing' | '3d';

type LookChoiceProps = { look: ViewMode; onLook: (look: ViewMode) => void };

const LookChoice = ({ look, onLook }: LookChoiceProps) => {
  const { t } = useLingui();
  return (
    <RadioGroup
      aria-label={t`Darstellung`}
      orientation="horizontal"
      value={look}
      onChange={(chosen) => onLook(chosen as ViewMode)}
      className={lookChoiceStyles.looks ?? ''}
    >
      <Radio value="drawing" className={lookChoiceStyles.look ?? ''}>
        <Trans>Zeichnung</Trans>
      </Radio>
      <Radio value="3d" className={lookChoiceStyles.look ?? ''}>
        <Trans>3D</Trans>
      </Radio>
    </RadioGroup>
  );
};
