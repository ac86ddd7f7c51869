import type { ReactNode } from 'react';
import styles from './act-bar.module.css';

type ActBarProps = {
  label: string;
  /** How much is in work. */
  count: ReactNode;
  acts: ReactNode;
  /** Why it did not go. */
  problem?: ReactNode;
  /** Higher than a phone has room for: there it stands below the list. */
  isTall?: boolean;
  /** What has to be said first. */
  children: ReactNode;
};

/** What is to be done with the rows in work, at the foot of the window. */
export const ActBar = ({ label, count, acts, problem = null, isTall = false, children }: ActBarProps) => (
  <section className={`${styles.bar} ${isTall ? styles.tall : ''}`} aria-label={label}>
    {problem ? (
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    ) : null}
    <p className={styles.count}>{count}</p>
    {children}
    <div className={styles.acts}>{acts}</div>
  </section>
);
