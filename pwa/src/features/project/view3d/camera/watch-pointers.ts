import type { Spot } from './create-motion.ts';

export type Gestures = {
  onTurn: (by: Spot) => void;
  onPan: (by: Spot) => void;
  onZoom: (factor: number, at: Spot) => void;
  /** A finger or button came down that may turn or pan. */
  onGrip: (at: Spot) => void;
  onTap: (at: Spot, isTouch: boolean) => void;
  onDoubleTap: (at: Spot) => void;
  /** The mouse moves with no button held. */
  onHover: (at: Spot) => void;
};

type Finger = { at: Spot; isPan: boolean };
type Tap = { at: Spot; time: number };

const tapPx = 7;
const doubleTapPx = 28;
const doubleTapMs = 350;
const wheelPerPx = 0.0015;

const apart = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y);
const middleOf = (a: Spot, b: Spot): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const between = (from: Spot, to: Spot): Spot => ({ x: to.x - from.x, y: to.y - from.y });

/** One finger or the left button turns, two fingers, the right button or Shift pan, pinch and wheel zoom. Spots are px from the element's middle. Returns what ends it. */
export const watchPointers = (element: HTMLElement, gestures: Gestures): (() => void) => {
  const stop = new AbortController();
  const { signal } = stop;
  const fingers = new Map<number, Finger>();
  let gripped: Spot | null = null;
  let lastTap: Tap | null = null;

  const spotOf = ({ clientX, clientY }: MouseEvent): Spot => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };

  const tap = (at: Spot, { timeStamp: time, pointerType }: PointerEvent) => {
    const isSecond = lastTap && time - lastTap.time < doubleTapMs && apart(at, lastTap.at) < doubleTapPx;
    lastTap = isSecond ? null : { at, time };
    if (isSecond) gestures.onDoubleTap(at);
    else gestures.onTap(at, pointerType === 'touch');
  };

  const onDown = (event: PointerEvent) => {
    element.setPointerCapture(event.pointerId);
    element.focus({ preventScroll: true });
    const at = spotOf(event);
    fingers.set(event.pointerId, { at, isPan: event.button !== 0 || event.shiftKey });
    gripped = fingers.size === 1 && event.button === 0 ? at : null;
    gestures.onGrip(at);
  };

  const pinch = (moved: Finger, at: Spot) => {
    const other = [...fingers.values()].find((finger) => finger !== moved);
    if (!other) return;
    gestures.onPan(between(middleOf(moved.at, other.at), middleOf(at, other.at)));
    gestures.onZoom(apart(at, other.at) / Math.max(1, apart(moved.at, other.at)), middleOf(at, other.at));
  };

  const onMove = (event: PointerEvent) => {
    const at = spotOf(event);
    const finger = fingers.get(event.pointerId);
    if (!finger) return event.pointerType === 'mouse' ? gestures.onHover(at) : undefined;
    if (gripped && apart(gripped, at) <= tapPx) return;
    gripped = null;
    if (fingers.size === 2) pinch(finger, at);
    else if (fingers.size === 1) (finger.isPan ? gestures.onPan : gestures.onTurn)(between(finger.at, at));
    finger.at = at;
  };

  const onUp = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId)) return;
    if (gripped && event.type === 'pointerup') tap(gripped, event);
    gripped = null;
  };

  element.addEventListener('pointerdown', onDown, { signal });
  element.addEventListener('pointermove', onMove, { signal });
  element.addEventListener('pointerup', onUp, { signal });
  element.addEventListener('pointercancel', onUp, { signal });
  element.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  element.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const px = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 30 : 1) * (event.ctrlKey ? 5 : 1);
      gestures.onZoom(Math.exp(-px * wheelPerPx), spotOf(event));
    },
    { signal, passive: false },
  );
  return () => stop.abort();
};
