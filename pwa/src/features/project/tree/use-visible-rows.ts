import { type RefObject, useEffect, useState } from 'react';

const beyond = 12;

type Sight = { top: number; height: number };

/** The rows in sight, with some beyond on both sides; `end` is the first that is not among them. */
export const rowsInSight = ({ top, height }: Sight, rowCount: number, rowPx: number) => ({
  first: Math.max(0, Math.floor(top / rowPx) - beyond),
  end: Math.min(rowCount, Math.ceil((top + height) / rowPx) + beyond),
});

/** Which rows of a long list of equal rows are in sight, and a way to bring one into sight. */
export const useVisibleRows = (scroller: RefObject<HTMLElement | null>, rowCount: number, rowPx: number) => {
  const [sight, setSight] = useState<Sight>({ top: 0, height: 0 });
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
  const reveal = (index: number) => {
    const element = scroller.current;
    if (!element) return;
    const [top, bottom] = [index * rowPx, (index + 1) * rowPx];
    if (top < element.scrollTop) element.scrollTo({ top });
    else if (bottom > element.scrollTop + element.clientHeight)
      element.scrollTo({ top: bottom - element.clientHeight });
  };
  return { ...rowsInSight(sight, rowCount, rowPx), reveal };
};
