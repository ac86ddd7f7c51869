import type { ReactNode } from 'react';
import styles from './button.module.css';

type NativeIconButtonProps = { label: string; onPress: () => void; children: ReactNode };

/** The browser's own button, looking like IconButton: the public pages stay light. */
export const NativeIconButton = ({ label, onPress, children }: NativeIconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    onClick={onPress}
    className={`${styles.button} ${styles.icon} ${styles.quiet}`}
  >
    {children}
  </button>
);
