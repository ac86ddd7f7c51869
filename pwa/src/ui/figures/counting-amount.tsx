import { useEffect, useRef, useState } from 'react';
import styles from './figure.module.css';
import { formatCents, formatDifference } from './format-figure.ts';

/** Money that counts to its new value and says for a moment by how much it changed. */
export const CountingAmount = ({ cents }: { cents: number }) => {
  const { shown, difference } = useCounting(cents);
  return (
    <span className={styles.counting}>
      <Amount cents={shown} />
      <span aria-live="polite">
        {difference === 0 ? null : <span className={styles.difference}>{formatDifference(difference)}</span>}
      </span>
    </span>
  );
};

/** Money: EUR cents as '1.234,56 €', the sign lighter than the figure. */
export const Amount = ({ cents }: { cents: number }) => (
  <span className={styles.figure}>
    {formatCents(cents)}
    <span className={styles.unit}>{'\u00a0€'}</span>
  </span>
);

const countMs = 200;

const showDifferenceMs = 3000;

/** The value between two amounts after a part (0..1) of the way, whole cents, fast first. */
export const countedTo = (from: number, to: number, part: number) =>
  Math.round(to - (to - from) * (1 - Math.min(part, 1)) ** 3);

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What to show while an amount moves to its new value, and the difference for three seconds after. */
const useCounting = (target: number) => {
  const [shown, setShown] = useState(target);
  const [difference, setDifference] = useState(0);
  const last = useRef(target);
  useEffect(() => {
    const from = last.current;
    if (from === target) return;
    last.current = target;
    setDifference(target - from);
    const start = performance.now();
    let frame = 0;
    const step = (now: number) => {
      const part = isStill() ? 1 : (now - start) / countMs;
      setShown(countedTo(from, target, part));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    const over = setTimeout(() => setDifference(0), showDifferenceMs);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(over);
      setShown(target);
    };
  }, [target]);
  return { shown, difference };
};
