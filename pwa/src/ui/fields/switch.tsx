import type { ReactNode } from 'react';
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch';
import styles from './switch.module.css';

export type SwitchProps = Omit<AriaSwitchProps, 'className' | 'style' | 'children'> & { children: ReactNode };

/** Takes effect at once, unlike a checkbox in a form. */
export const Switch = ({ children, ...props }: SwitchProps) => (
  <AriaSwitch {...props} className={styles.switch ?? ''}>
    <span className={styles.track} aria-hidden>
      <span className={styles.thumb} />
    </span>
    <span>{children}</span>
  </AriaSwitch>
);
