import { useEffect } from 'react';

const passing = '[role="menu"], [role="listbox"], [role="dialog"], [role="alertdialog"]';
let lastFocused: HTMLElement | null = null;

globalThis.document?.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLElement && !target.closest(passing)) lastFocused = target;
});

/** Gives the focus back, when the popup goes, to where it was on the page: to the button of a menu whose entry is gone with it. */
export const useFocusReturn = () => {
  useEffect(() => {
    const opener = lastFocused;
    return () => {
      requestAnimationFrame(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && opener?.isConnected) opener.focus();
      });
    };
  }, []);
};
