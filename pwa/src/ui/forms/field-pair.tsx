import type { ReactNode } from 'react';
import styles from './field-pair.module.css';

/** Two fields side by side, on a phone one below the other. */
export const FieldPair = ({ children }: { children: ReactNode }) => <div className={styles.pair}>{children}</div>;
