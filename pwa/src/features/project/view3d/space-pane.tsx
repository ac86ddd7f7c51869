import type { View } from '@knotenblech/shared/geometry/drawing/view-axes.ts';
import type { Part } from '@knotenblech/shared/parts/part.ts';
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatMm } from '../../../ui/figures/format-figure.ts';
import { Spinner } from '../../../ui/signals/spinner.tsx';
import { SpaceMarks } from '../check/place-marks.tsx';
import { useFindingMarks } from '../check/use-places.ts';
import { ViewChoice } from '../drawing/view-choice.tsx';
import { viewLabels } from '../drawing/view-words.ts';
import { useProject } from '../open/project-context.tsx';
import type { Selection } from '../selection.ts';
import { openSpaceView, type SpaceEvents, type SpaceView } from './scene/space-view.ts';
import type { Section } from './scene/staged.ts';
import styles from './space.module.css';
import type { MeshProgress } from './stage/load-meshes.ts';
import type { ViewScope } from './stage/pieces-in-scope.ts';
import { MeasureBar, MeasureLines } from './tools/measure-lines.tsx';
import { SectionBar } from './tools/section-bar.tsx';
import { ToolBar } from './tools/tool-bar.tsx';
import { useMeasuring, useShownParts } from './use-shown-parts.ts';
import { useSection, useSpaceKeys, useSpaceTools } from './use-space-tools.ts';
import { useStage } from './use-stage.ts';

export type SpacePaneProps = {
  selection: Selection;
  view: View;
  onSelect: (selection: Selection, byKey: boolean) => void;
  onView: (view: View) => void;
  /** The device has no WebGL. */
  onUnavailable: () => void;
};

/** What is selected, in space: to turn, cut, measure, and to select in. */
export const SpacePane = ({ selection, view, onSelect, onView, onUnavailable }: SpacePaneProps) => {
  const { t } = useLingui();
  const picture = useRef<HTMLDivElement>(null);
  const [isTurned, setIsTurned] = useState(false);
  const [isLost, setIsLost] = useState(false);
  const space = useSpaceView(picture, {
    onUnavailable,
    onLost: setIsLost,
    onTurned: () => setIsTurned(true),
    onHover: (at) => measuring.onHover(at),
    onTap: (at, isTouch) => {
      if (measuring.isOn) return measuring.onTap(at, isTouch);
      const part = space?.partAt(at) ?? null;
      onSelect(part === null ? {} : { part }, false);
    },
    onDoubleTap: (at) => {
      const part = space?.partAt(at) ?? null;
      space?.fit((each) => part === null || each === part);
    },
  });
  const measuring = useMeasuring(space);
  const shown = useShownParts(space, selection);
  const progress = useStage(space, shown.stage, view);
  const isAlone = shown.stage.kind === 'part' && shown.stage.index === selection.part;
  const marks = useFindingMarks(isAlone ? selection.part : undefined);
  const section = useSection(space, shown.stage);
  const words = useSpaceWords({
    stage: shown.stage,
    selection,
    view: isTurned ? null : view,
    hiddenCount: shown.hidden.size,
    section: section.section,
  });
  const look = (chosen: View) => {
    setIsTurned(false);
    onView(chosen);
    space?.look(chosen);
  };
  const { tools, keys } = useSpaceTools(space, { shown, section, measuring });
  useSpaceKeys(picture, keys);
  const { done, total, failed, roughCount } = progress;
  const isLoaded = done + roughCount === total;
  return (
    <section className={styles.pane} aria-label={t`3D-Ansicht`}>
      <div className={styles.sheet}>
        <div
          ref={picture}
          className={styles.picture}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application takes the arrow keys itself
          tabIndex={0}
          role="application"
          aria-label={words}
          aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown + -"
          data-measuring={measuring.isOn || undefined}
          data-shown={shownOf(progress)}
        />
        <p className="visually-hidden" role="status">
          {words}
        </p>
        {space && measuring.isOn ? (
          <MeasureLines space={space} marks={measuring.marks} offered={measuring.offered} result={measuring.result} />
        ) : null}
        {space && !measuring.isOn && marks.length > 0 ? <SpaceMarks space={space} marks={marks} /> : null}
        <p className={styles.note}>
          {isLoaded ? null : (
            <Trans>
              {done} von {total} Formen
            </Trans>
          )}
          {isLoaded && failed > 0 ? (
            <Plural value={failed} one="# Form lässt sich nicht zeigen" other="# Formen lassen sich nicht zeigen" />
          ) : null}
          {isLoaded && roughCount > 0 ? (
            <Plural
              value={roughCount}
              one="# Form steht vereinfacht, damit das Bild flüssig bleibt"
              other="# Formen stehen vereinfacht, damit das Bild flüssig bleibt"
            />
          ) : null}
        </p>
        {total === 0 && !isLost ? (
          <div className={styles.wait}>
            <Spinner label={t`Die 3D-Ansicht wird aufgebaut`} />
          </div>
        ) : null}
        {isLost ? (
          <div className={styles.wait}>
            <p>
              <Trans>Das Bild ging verloren und wird wieder aufgebaut.</Trans>
            </p>
          </div>
        ) : null}
        <ToolBar tools={tools} />
        <div className={styles.panels}>
          {section.section && space ? (
            <SectionBar
              section={section.section}
              bounds={space.bounds()}
              onChange={section.set}
              onClose={section.close}
            />
          ) : null}
          {measuring.isOn ? (
            <MeasureBar result={measuring.result} isMissed={measuring.isMissed} onClose={measuring.close} />
          ) : null}
        </div>
      </div>
      <ViewChoice view={isTurned ? null : view} onChange={look} />
    </section>
  );
};

/** How far the picture is: pieces are missing, all stand in a shape, all in their whole shape as far as it is shown. */
const shownOf = ({ done, total, roughCount, isStanding }: MeshProgress) => {
  if (total > 0 && done + roughCount === total) return 'all';
  return total > 0 && isStanding ? 'standing' : 'some';
};

type Picture = {
  stage: ViewScope;
  selection: Selection;
  /** null: turned by hand. */
  view: View | null;
  hiddenCount: number;
  section: Section | null;
};

const sizeOf = ({ facts }: Part) => {
  const { x, y, z } = facts.measures.dimensionsMm;
  return `${formatMm(x)} × ${formatMm(y)} × ${formatMm(z)} mm`;
};

/** What the picture shows, in words: what, how large, from where, what is selected, hidden and cut. */
const useSpaceWords = ({ stage, selection, view, hiddenCount, section }: Picture): string => {
  const { i18n, t } = useLingui();
  const { source, figures } = useProject();
  const staged = stage.kind === 'part' ? figures.partAt.get(stage.index) : undefined;
  const assembly = stage.kind === 'assembly' ? figures.assemblyAt.get(stage.index) : undefined;
  const name = staged?.name ?? assembly?.name ?? source.project.name;
  const selected = selection.part === undefined ? undefined : figures.partAt.get(selection.part);
  const around = selection.assembly === undefined ? undefined : figures.assemblyAt.get(selection.assembly);
  const viewName = view === null ? '' : i18n._(viewLabels[view]);
  return [
    t`3D-Ansicht: ${name}`,
    staged ? sizeOf(staged) : '',
    view === null ? t`frei gedreht` : t`Ansicht ${viewName}`,
    selected && !staged ? t`ausgewählt: ${selected.name}, ${sizeOf(selected)}` : '',
    !selected && around && around !== assembly ? t`ausgewählt: ${around.name}` : '',
    hiddenCount > 0
      ? t`${plural(hiddenCount, { one: '# Position ausgeblendet', other: '# Positionen ausgeblendet' })}`
      : '',
    section ? t`Schnitt quer zu ${section.axis.toUpperCase()} bei ${formatMm(section.atMm)} mm` : '',
  ]
    .filter(Boolean)
    .join(', ');
};

/** The picture in its host while the host is on the screen; null until it is open. */
const useSpaceView = (
  host: RefObject<HTMLElement | null>,
  events: SpaceEvents & { onUnavailable: () => void },
): SpaceView | null => {
  const [view, setView] = useState<SpaceView | null>(null);
  const onTap = useEffectEvent(events.onTap);
  const onDoubleTap = useEffectEvent(events.onDoubleTap);
  const onHover = useEffectEvent(events.onHover);
  const onTurned = useEffectEvent(events.onTurned);
  const onLost = useEffectEvent(events.onLost);
  const onUnavailable = useEffectEvent(events.onUnavailable);
  useEffect(() => {
    if (!host.current) return;
    const opened = openSpaceView(host.current, {
      onTap: (at, isTouch) => onTap(at, isTouch),
      onDoubleTap: (at) => onDoubleTap(at),
      onHover: (at) => onHover(at),
      onTurned: () => onTurned(),
      onLost: (isLost) => onLost(isLost),
    });
    const tell = async () => setView(opened);
    if (opened === null) return onUnavailable();
    void tell();
    return () => {
      setView(null);
      opened.close();
    };
  }, [host]);
  return view;
};
