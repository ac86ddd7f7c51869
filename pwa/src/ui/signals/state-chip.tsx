import type { ReactNode } from 'react';
import badgeStyles from './badge.module.css';
import styles from './state-chip.module.css';

export type StateTone = 'quiet' | 'active' | 'good' | 'warn' | 'bad';

/** A state in one or two words; colour only repeats what the words say. */
export const StateChip = ({ tone = 'quiet', children }: { tone?: StateTone; children: ReactNode }) => (
  <span className={`${styles.chip} ${styles[tone]}`}>{children}</span>
);

/** A small count at a button, such as the pieces in the basket; nothing at zero. */
export const Badge = ({ count }: { count: number }) =>
  count > 0 ? <span className={badgeStyles.badge}>{count > 999 ? '999+' : count}</span> : null;
