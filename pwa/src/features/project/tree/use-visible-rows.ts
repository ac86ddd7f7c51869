import { type RefObject, useEffect, useState } from 'react';

const beyond = 12;

/** Which rows of a long list of equal rows are in sight, with some beyond on both sides, and a way to bring one into sight. */
export const useVisibleRows = (scroller: RefObject<HTMLElement | null>, rowCount: number, rowPx: number) => {
  const [sight, setSight] = useState({ top: 0, height: 0 });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = () => setSight({ top: element.scrollTop, height: element.clientHeight });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [scroller]);
  const first = Math.max(0, Math.floor(sight.top / rowPx) - beyond);
  const end = Math.min(rowCount, Math.ceil((sight.top + sight.height) / rowPx) + beyond);
  const reveal = (index: number) => {
    const element = scroller.current;
    if (!element) return;
    const [top, bottom] = [index * rowPx, (index + 1) * rowPx];
    if (top < element.scrollTop) element.scrollTo({ top });
    else if (bottom > element.scrollTop + element.clientHeight)
      element.scrollTo({ top: bottom - element.clientHeight });
  };
  return { first, end, reveal };
};
