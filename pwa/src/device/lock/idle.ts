const idleMs = 600_000;
const lookMs = 5_000;
const storageKey = 'activeAt';
const signs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Calls once when nobody has touched any window of this browser for ten minutes, whatever its clock was set to meanwhile. */
export const watchIdle = (over: AbortSignal, onIdle: () => void) => {
  let wallMs = Date.now();
  let notedMs = wallMs;
  let steadyMs = performance.now();
  const isIdle = () => {
    const hereMs = Math.max(Date.now() - wallMs, performance.now() - steadyMs);
    return Math.min(hereMs, sinceAnyWindowMs()) >= idleMs;
  };
  const look = () => {
    if (over.aborted || !isIdle()) return false;
    onIdle();
    return true;
  };
  const onSign = () => {
    if (look()) return;
    wallMs = Date.now();
    if (wallMs - notedMs > lookMs) {
      noteActive();
      notedMs = wallMs;
    }
    steadyMs = performance.now();
  };
  noteActive();
  const timer = setInterval(look, lookMs);
  over.addEventListener('abort', () => clearInterval(timer));
  for (const sign of signs) window.addEventListener(sign, onSign, { capture: true, passive: true, signal: over });
  document.addEventListener('visibilitychange', look, { signal: over });
  return isIdle;
};

/** A time that has not come yet says nothing. */
const sinceAnyWindowMs = () => {
  const ms = Date.now() - Number(localStorage.getItem(storageKey) ?? 0);
  return ms < 0 ? Number.POSITIVE_INFINITY : ms;
};

const noteActive = () => {
  try {
    localStorage.setItem(storageKey, String(Date.now()));
  } catch {
    return;
  }
};
