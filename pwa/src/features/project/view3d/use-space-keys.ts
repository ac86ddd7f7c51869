import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Direction } from './camera/camera.ts';

export type SpaceKeys = {
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
