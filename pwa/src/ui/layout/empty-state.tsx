import type { ReactNode } from 'react';
import { BlankPlate } from '../icons/blank-plate.tsx';
import styles from './empty-state.module.css';

export type EmptyStateProps = {
  /** A drawing of ours, never a stock picture; without one a blank plate. */
  picture?: ReactNode;
  title: ReactNode;
  heading?: 'h1' | 'h2';
  children?: ReactNode;
  /** The next step. */
  action?: ReactNode;
};

export const EmptyState = ({
  picture = <BlankPlate />,
  title,
  heading: Heading = 'h2',
  children,
  action,
}: EmptyStateProps) => (
  <section className={styles.empty}>
    {picture}
    <Heading>{title}</Heading>
    {children ? <div className={styles.words}>{children}</div> : null}
    {action}
  </section>
);
