import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from 'react-aria-components/Checkbox';
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch';
import { Icon } from '../icons/icon.tsx';
import styles from './checkbox.module.css';
import switchStyles from './switch.module.css';

export type CheckboxProps = Omit<AriaCheckboxProps, 'className' | 'style' | 'children'> & { children: ReactNode };

export const Checkbox = ({ children, ...props }: CheckboxProps) => (
  <AriaCheckbox {...props} className={styles.checkbox ?? ''}>
    <span className={styles.box} aria-hidden>
      <Icon name="check" />
    </span>
    <span>{children}</span>
  </AriaCheckbox>
);

type SwitchProps = Omit<AriaSwitchProps, 'className' | 'style' | 'children'> & { children: ReactNode };

/** Takes effect at once, unlike a checkbox in a form. */
export const Switch = ({ children, ...props }: SwitchProps) => (
  <AriaSwitch {...props} className={switchStyles.switch ?? ''}>
    <span className={switchStyles.track} aria-hidden>
      <span className={switchStyles.thumb} />
    </span>
    <span>{children}</span>
  </AriaSwitch>
);
