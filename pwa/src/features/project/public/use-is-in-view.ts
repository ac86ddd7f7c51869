import { useEffect, useRef, useState } from 'react';

/** Whether an element is on the screen or nearly so: what has been scrolled away need not be drawn. */
export const useIsInView = () => {
  const element = useRef<HTMLSpanElement>(null);
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new IntersectionObserver(([entry]) => setIsInView(entry?.isIntersecting ?? false), {
      rootMargin: '100px',
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { element, isInView };
};
