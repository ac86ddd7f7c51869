import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { Direction } from './camera/create-motion.ts';
import type { SpaceView } from './scene/space-view.ts';
import type { Section } from './scene/staged.ts';
import { stageKey, type ViewScope } from './stage/pieces-in-scope.ts';
import { middleSection } from './tools/section-bar.tsx';
import type { Tool } from './tools/tool-bar.tsx';
import type { ShownParts, useMeasuring } from './use-shown-parts.ts';

type Hands = {
  shown: ShownParts;
  section: ReturnType<typeof useSection>;
  measuring: ReturnType<typeof useMeasuring>;
};

/** What the buttons and keys of the 3D view do. */
export const useSpaceTools = (space: SpaceView | null, { shown, section, measuring }: Hands) => {
  const { t } = useLingui();
  const { highlighted } = shown;
  const fit = () => space?.fit((part) => highlighted.length === 0 || highlighted.includes(part));
  const tools: Tool[] = [
    { id: 'fit', icon: 'fit', label: t`Einpassen`, shortcut: 'F', onPress: fit },
    {
      id: 'hide',
      icon: shown.isHidden ? 'show' : 'hide',
      label: shown.isHidden ? t`Einblenden` : t`Ausblenden`,
      shortcut: 'H',
      onPress: shown.hide,
      isDisabled: highlighted.length === 0,
      isRare: true,
    },
    {
      id: 'isolate',
      icon: 'isolate',
      label: t`Isolieren`,
      shortcut: 'I',
      onPress: shown.isolate,
      isDisabled: !shown.canIsolate,
      isRare: true,
    },
    {
      id: 'all',
      icon: 'show',
      label: t`Alles zeigen`,
      shortcut: 'A',
      onPress: shown.showAll,
      isDisabled: shown.isWhole,
      isRare: true,
    },
    {
      id: 'section',
      icon: 'section',
      label: t`Schnitt`,
      shortcut: 'S',
      onPress: section.toggle,
      isOn: section.section !== null,
    },
    {
      id: 'measure',
      icon: 'measure',
      label: t`Messen`,
      shortcut: 'M',
      onPress: measuring.toggle,
      isOn: measuring.isOn,
    },
  ];
  const keys: SpaceKeys = {
    onTurn: (by) => space?.turn(by),
    onZoom: (factor) => space?.zoom(factor),
    onFit: fit,
    onHide: shown.hide,
    onIsolate: shown.isolate,
    onShowAll: shown.showAll,
    onMeasure: measuring.toggle,
    onSection: section.toggle,
    onEscape: () => {
      if (measuring.isOn) measuring.close();
      else section.close();
    },
  };
  return { tools, keys };
};

/** The section plane; another stage ends it. */
export const useSection = (space: SpaceView | null, stage: ViewScope) => {
  const key = stageKey(stage);
  const [chosen, setChosen] = useState<{ key: string; section: Section } | null>(null);
  const section = chosen?.key === key ? chosen.section : null;
  useEffect(() => space?.cut(section), [space, section]);
  const set = (next: Section) => setChosen({ key, section: next });
  return {
    section,
    set,
    close: () => setChosen(null),
    toggle: () => {
      if (section) setChosen(null);
      else if (space) set(middleSection('y', space.bounds()));
    },
  };
};

type SpaceKeys = {
  onTurn: (by: Direction) => void;
  onZoom: (factor: number) => void;
  onFit: () => void;
  onHide: () => void;
  onIsolate: () => void;
  onShowAll: () => void;
  onMeasure: () => void;
  onSection: () => void;
  onEscape: () => void;
};

const stepRad = Math.PI / 12;

const zoomStep = 1.25;

const fields =
  'input:not([type="radio"], [type="range"]), textarea, select, [role="dialog"], [role="menu"], [role="listbox"]';

const isElsewhere = (target: EventTarget | null) => target instanceof HTMLElement && target.closest(fields) !== null;

/** The keys of the 3D view: arrows while it has the focus, the others from anywhere on the screen but a field. */
export const useSpaceKeys = (pane: RefObject<HTMLElement | null>, keys: SpaceKeys) => {
  const onKey = useEffectEvent((key: string, isOnPicture: boolean): boolean => {
    const turns: Record<string, Direction> = {
      ArrowLeft: { turnRad: -stepRad, riseRad: 0 },
      ArrowRight: { turnRad: stepRad, riseRad: 0 },
      ArrowUp: { turnRad: 0, riseRad: stepRad },
      ArrowDown: { turnRad: 0, riseRad: -stepRad },
    };
    const commands: Record<string, () => void> = {
      '+': () => keys.onZoom(zoomStep),
      '-': () => keys.onZoom(1 / zoomStep),
      f: keys.onFit,
      h: keys.onHide,
      i: keys.onIsolate,
      a: keys.onShowAll,
      m: keys.onMeasure,
      s: keys.onSection,
      Escape: keys.onEscape,
    };
    const turn = isOnPicture ? turns[key] : undefined;
    if (turn) keys.onTurn(turn);
    const command = commands[key.length === 1 ? key.toLowerCase() : key];
    command?.();
    return Boolean(turn ?? command);
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || isElsewhere(event.target)) return;
      if (onKey(event.key, event.target === pane.current)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [pane]);
};
