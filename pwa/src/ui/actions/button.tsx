import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Spinner } from '../signals/spinner.tsx';
import styles from './button.module.css';

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

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger';

export type ButtonProps = Omit<AriaButtonProps, 'className' | 'style' | 'children'> & {
  /** 'primary' (timber) is for the one main action of a screen. */
  tone?: ButtonTone;
  icon?: ReactNode;
  isWide?: boolean;
  children: ReactNode;
};

export const Button = ({ tone = 'secondary', icon, isWide = false, children, ...props }: ButtonProps) => (
  <AriaButton {...props} className={`${styles.button} ${styles[tone]} ${isWide ? styles.wide : ''}`}>
    {props.isPending ? <Spinner size="small" /> : icon}
    <span>{children}</span>
  </AriaButton>
);
