import { useBlocker } from '@tanstack/react-router';
import { useRef } from 'react';

/** Keeps a popup with unsaved entries open until the user has said that they may go, whichever way it is closed. */
export const useUnsavedGuard = (isDirty: boolean) => {
  const isReleased = useRef(false);
  const guards = () => isDirty && !isReleased.current;
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: guards,
    enableBeforeUnload: guards,
    withResolver: true,
  });
  return {
    isAsking: status === 'blocked',
    stay: () => reset?.(),
    discard: () => proceed?.(),
    /** What was entered is saved: the popup may close. */
    release: () => {
      isReleased.current = true;
    },
  };
};
export type UnsavedGuard = ReturnType<typeof useUnsavedGuard>;
