import { useEffect, useState } from 'react';

const debounceMs = 100;
const shrinkPastPx = 275;

/** Tells whether the page is scrolled past the place from which the header makes room, once scrolling rests. */
export const followScroll = (onScrolled: (isScrolled: boolean) => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onScroll = () => {
    clearTimeout(timer);
    timer = setTimeout(() => onScrolled(window.scrollY > shrinkPastPx), debounceMs);
  };
  onScroll();
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('scroll', onScroll);
  };
};

/** Whether the page has been scrolled so far that the header makes room. */
export const useIsScrolled = () => {
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => followScroll(setIsScrolled), []);
  return isScrolled;
};
