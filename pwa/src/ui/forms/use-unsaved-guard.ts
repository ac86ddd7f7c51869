import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useOpenEdit } from './open-edits.ts';

/** Keeps a form with unsaved entries open until the user has said that they may go, whichever way it is left; the question goes with the entries. */
export const useUnsavedGuard = (isDirty: boolean) => {
  const isReleased = useRef(false);
  const [wish, setWish] = useState<{ close: () => void } | null>(null);
  useOpenEdit(isDirty);
  // A page that goes because its user has left shows nothing more, and asks nobody whether to stay.
  const guards = () => isDirty && !isReleased.current && !document.documentElement.hidden;
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: guards,
    enableBeforeUnload: guards,
    withResolver: true,
  });
  if (!isDirty && wish !== null) setWish(null);
  useEffect(() => {
    if (!isDirty) reset?.();
  }, [isDirty, reset]);
  const release = () => {
    isReleased.current = true;
  };
  return {
    isAsking: wish !== null || status === 'blocked',
    /** Closes at once, or after the user has said so. */
    close: (onClose: () => void) => (guards() ? setWish({ close: onClose }) : onClose()),
    stay: () => {
      setWish(null);
      reset?.();
    },
    discard: () => {
      release();
      if (wish) wish.close();
      else proceed?.();
    },
    /** What was entered is saved: the form may go. */
    release,
  };
};
export type UnsavedGuard = ReturnType<typeof useUnsavedGuard>;
