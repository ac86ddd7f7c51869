import type { ReactNode } from 'react';
import styles from './state-chip.module.css';

export type StateTone = 'quiet' | 'active' | 'good' | 'warn' | 'bad';

/** A state in one or two words; colour only repeats what the words say. */
export const StateChip = ({ tone = 'quiet', children }: { tone?: StateTone; children: ReactNode }) => (
  <span className={`${styles.chip} ${styles[tone]}`}>{children}</span>
);
