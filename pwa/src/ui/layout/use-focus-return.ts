import { useEffect } from 'react';
import { lastFocused } from './last-focused.ts';

/** Gives the focus back, when the popup goes, to where it was on the page: to the button of a menu whose entry is gone with it. */
export const useFocusReturn = () => {
  useEffect(() => {
    const opener = lastFocused();
    return () => {
      requestAnimationFrame(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && opener?.isConnected) opener.focus();
      });
    };
  }, []);
};
