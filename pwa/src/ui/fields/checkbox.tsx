import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from 'react-aria-components/Checkbox';
import { Icon } from '../icons/icon.tsx';
import styles from './checkbox.module.css';

export type CheckboxProps = Omit<AriaCheckboxProps, 'className' | 'style' | 'children'> & { children: ReactNode };

export const Checkbox = ({ children, ...props }: CheckboxProps) => (
  <AriaCheckbox {...props} className={styles.checkbox ?? ''}>
    <span className={styles.box} aria-hidden>
      <Icon name="check" />
    </span>
    <span>{children}</span>
  </AriaCheckbox>
);
