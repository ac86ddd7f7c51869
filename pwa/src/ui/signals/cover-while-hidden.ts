import { coverToasts } from './toasts.ts';

/** A window that nobody sees covers its toasts as a dialog does; gives the end of it. */
export const coverWhileHidden = () => {
  let uncover: (() => void) | null = null;
  const show = () => {
    uncover?.();
    uncover = null;
  };
  const look = () => {
    if (document.visibilityState === 'visible') show();
    else uncover ??= coverToasts();
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    show();
  };
};
