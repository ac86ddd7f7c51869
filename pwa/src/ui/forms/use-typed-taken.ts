import { useEffect } from 'react';

const ways = ['popstate', 'pagehide'];

const leaveField = () => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
};

/** What is being typed counts as typed to the end when its screen or its page is left without leaving the field first. */
export const useTypedTaken = () =>
  useEffect(() => {
    for (const way of ways) window.addEventListener(way, leaveField, { capture: true });
    return () => {
      for (const way of ways) window.removeEventListener(way, leaveField, { capture: true });
    };
  }, []);
