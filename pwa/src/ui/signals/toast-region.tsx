import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { lazyPart } from '../lazy/lazy-part.tsx';
import styles from './toast-region.module.css';
import { coverToasts, holdToasts, openToastsOf, shownToasts, subscribeToToasts } from './toasts.ts';

/** Pages that say nothing do without its buttons. */
const ToastLine = lazyPart(async () => (await import('./toast-line.tsx')).ToastLine);

/** Whoever reads or aims at a button has the time for it. */
const reading = {
  onPointerEnter: () => holdToasts(true),
  onPointerLeave: () => holdToasts(false),
  onFocus: () => holdToasts(true),
  onBlur: () => holdToasts(false),
};

type ToastRegionProps = { className?: string | undefined; isOfDialog?: boolean };

/**
 * Stands once in the app and in a dialog that shows them; what is added with addToast appears here and is read out.
 * A dialog sets them between what it holds and its buttons: they cover neither those nor its title.
 */
export const ToastRegion = ({ className = styles.region, isOfDialog = false }: ToastRegionProps) => {
  const [dialog] = useState(() => (isOfDialog ? {} : null));
  const toasts = useSyncExternalStore(subscribeToToasts, () => shownToasts(dialog));
  useEffect(() => (dialog ? openToastsOf(dialog) : undefined), [dialog]);
  useEffect(coverWhileHidden, []);
  return (
    <ul className={className} aria-live="polite" {...reading}>
      <Suspense>
        {toasts.map((toast) => (
          <ToastLine key={toast.id} toast={toast} />
        ))}
      </Suspense>
    </ul>
  );
};

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
