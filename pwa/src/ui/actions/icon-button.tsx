import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import styles from './button.module.css';
import type { ButtonTone } from './button.tsx';

export type IconButtonProps = Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'aria-label'> & {
  /** What it does, for those who do not see the icon. */
  label: string;
  tone?: ButtonTone;
  children: ReactNode;
};

export const IconButton = ({ label, tone = 'quiet', children, ...props }: IconButtonProps) => (
  <AriaButton {...props} aria-label={label} className={`${styles.button} ${styles.icon} ${styles[tone]}`}>
    {children}
  </AriaButton>
);
