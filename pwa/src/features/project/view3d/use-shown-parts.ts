import { partsWithin } from '@knotenblech/shared/exports/pictures/shown-parts.ts';
import { useEffect, useState } from 'react';
import { useRalColours } from '../choices/use-ral-colours.ts';
import { useProject } from '../open/project-context.tsx';
import type { Selection } from '../selection.ts';
import type { Spot } from './camera/create-motion.ts';
import type { Mark } from './picking/create-raycaster.ts';
import { lookOfParts } from './scene/look-of-parts.ts';
import type { SpaceView } from './scene/space-view.ts';
import { scopeAfter, scopeOf, stageKey, type ViewScope, wholeProject } from './stage/pieces-in-scope.ts';
import { hiddenAfter } from './tools/hidden-parts.ts';
import { marksAfter, measured } from './tools/measure.ts';

const nothing: ReadonlySet<number> = new Set();

/** The stage, what is hidden on it, and how selected parts stand out. */
export const useShownParts = (space: SpaceView | null, selection: Selection) => {
  const { figures } = useProject();
  const { colourOf } = useRalColours();
  const [stage, setStage] = useState<ViewScope>(() => scopeOf(selection));
  const [hidden, setHidden] = useState(nothing);

  const selectedParts = (): readonly number[] => {
    if (selection.part !== undefined) return [selection.part];
    return selection.assembly === undefined ? [] : partsWithin(figures, selection.assembly).map((part) => part.index);
  };
  const isWithin = (selected: Selection, assembly: number) => {
    const inside = new Set(partsWithin(figures, assembly).map((part) => part.index));
    if (selected.part !== undefined) return inside.has(selected.part);
    return partsWithin(figures, selected.assembly).every((part) => inside.has(part.index));
  };
  const next = scopeAfter(stage, selection, isWithin);
  if (stageKey(next) !== stageKey(stage)) setStage(next);

  const isAlone = stageKey(scopeOf(selection)) === stageKey(stage);
  const highlighted = isAlone ? [] : selectedParts();
  const highlightKey = highlighted.join();
  const { partAt } = figures;
  useEffect(() => {
    const selected = new Set(highlightKey === '' ? [] : highlightKey.split(',').map(Number));
    const isHidden = (part: number) => hidden.has(part);
    const isSelected = (part: number) => selected.has(part);
    space?.paint(lookOfParts({ partAt, colourOf, isHidden, isSelected }), (part) => !hidden.has(part));
    space?.outline((part) => selected.has(part));
  }, [space, partAt, colourOf, hidden, highlightKey]);

  return {
    stage,
    hidden,
    isWhole: stage.kind === 'project' && hidden.size === 0,
    /** Parts that stand out and can be hidden. */
    highlighted,
    isHidden: highlighted.length > 0 && highlighted.every((part) => hidden.has(part)),
    hide: () => {
      if (highlighted.length > 0) setHidden(hiddenAfter(hidden, highlighted));
    },
    canIsolate: !isAlone,
    isolate: () => setStage(isAlone ? wholeProject : scopeOf(selection)),
    showAll: () => {
      setStage(wholeProject);
      setHidden(nothing);
    },
  };
};

export type ShownParts = ReturnType<typeof useShownParts>;

const none: readonly Mark[] = [];

/** The measuring tool: marks set by tapping, and what they measure. */
export const useMeasuring = (space: SpaceView | null) => {
  const [isOn, setIsOn] = useState(false);
  const [marks, setMarks] = useState(none);
  const [offered, setOffered] = useState<Mark | null>(null);
  const [isMissed, setIsMissed] = useState(false);
  const clear = () => {
    setMarks(none);
    setOffered(null);
    setIsMissed(false);
  };
  return {
    isOn,
    marks,
    offered,
    isMissed,
    result: measured(marks),
    toggle: () => {
      clear();
      setIsOn(!isOn);
    },
    close: () => {
      clear();
      setIsOn(false);
    },
    onTap: (at: Spot, isTouch: boolean) => {
      const mark = space?.markAt(at, isTouch) ?? null;
      setIsMissed(mark === null);
      setOffered(null);
      if (mark) setMarks(marksAfter(marks, mark));
    },
    onHover: (at: Spot) => {
      if (isOn) setOffered(space?.markAt(at, false) ?? null);
    },
  };
};
