import type { ReactNode } from 'react';
import { formatCount } from '../figures/format-figure.ts';
import styles from './fold.module.css';

type FoldProps = {
  title: ReactNode;
  /** How many entries it holds. */
  /** How much is in it, where that says something. */
  count?: number;
  children: ReactNode;
};

/** What is of interest now and then: one line that opens. */
export const Fold = ({ title, count, children }: FoldProps) => (
  <details className={styles.fold}>
    <summary>
      <span className={styles.title}>{title}</span>
      {count === undefined ? null : <span className={styles.count}>{formatCount(count)}</span>}
    </summary>
    <div className={styles.content}>{children}</div>
  </details>
);
