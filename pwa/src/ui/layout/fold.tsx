import type { ReactNode } from 'react';
import { formatCount } from '../figures/format-figure.ts';
import styles from './fold.module.css';

type FoldProps = {
  title: ReactNode;
  /** How many entries it holds. */
  count: number;
  children: ReactNode;
};

/** What is of interest now and then: one line with its count that opens. */
export const Fold = ({ title, count, children }: FoldProps) => (
  <details className={styles.fold}>
    <summary>
      <span className={styles.title}>{title}</span>
      <span className={styles.count}>{formatCount(count)}</span>
    </summary>
    <div className={styles.content}>{children}</div>
  </details>
);
