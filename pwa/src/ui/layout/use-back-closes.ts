import { useBlocker } from '@tanstack/react-router';

/** 'Back' closes what lies over a page without an address of its own, and the page stays. */
export const useBackCloses = (isActive: boolean, close: () => void) =>
  useBlocker({
    disabled: !isActive,
    enableBeforeUnload: false,
    shouldBlockFn: ({ action }) => {
      if (action !== 'BACK') return false;
      close();
      return true;
    },
  });
