import { type ReactNode, useId } from 'react';
import styles from './inspector.module.css';

/** One block of the inspector under a quiet heading. */
export const Section = ({ title, aside, children }: { title: ReactNode; aside?: ReactNode; children: ReactNode }) => {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.sectionHead}>
        <h3 id={id}>{title}</h3>
        {aside}
      </header>
      {children}
    </section>
  );
};
