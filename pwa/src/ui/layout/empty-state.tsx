import type { ReactNode } from 'react';
import { BlankPlate } from '../brand/blank-plate.tsx';
import styles from './empty-state.module.css';

export type EmptyStateProps = {
  /** A drawing of ours, never a stock picture; without one a blank plate. */
  picture?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  /** The next step. */
  action?: ReactNode;
};

export const EmptyState = ({ picture = <BlankPlate />, title, children, action }: EmptyStateProps) => (
  <section className={styles.empty}>
    {picture}
    <h2>{title}</h2>
    {children ? <div className={styles.words}>{children}</div> : null}
    {action}
  </section>
);
