import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import styles from './button.module.css';
import type { ButtonTone } from './button.tsx';

type LinkButtonProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style'> & {
  tone?: ButtonTone;
  icon?: ReactNode;
  isWide?: boolean;
};

const Anchor = ({ tone = 'secondary', icon, isWide = false, children, ...props }: LinkButtonProps) => (
  <a {...props} data-tone={tone} className={`${styles.button} ${styles[tone]} ${isWide ? styles.wide : ''}`}>
    {icon}
    <span>{children}</span>
  </a>
);

/** A router link that looks like a button: `to` and `params` as in Link. */
export const LinkButton = createLink(Anchor);
