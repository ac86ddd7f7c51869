import { useEffect, useState } from 'react';

const debounceMs = 100;
const shrinkPastPx = 275;

/** Whether the page has been scrolled so far that the header makes room. */
export const useIsScrolled = () => {
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setIsScrolled(window.scrollY > shrinkPastPx), debounceMs);
    };
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, []);
  return isScrolled;
};
