import type { ReactNode } from 'react';
import styles from './toolbar.module.css';

/** Search, sort and filters above a list; stays under the top bar while the list scrolls. */
export const Toolbar = ({ label, children }: { label: string; children: ReactNode }) => (
  <search className={styles.toolbar} aria-label={label}>
    {children}
  </search>
);
