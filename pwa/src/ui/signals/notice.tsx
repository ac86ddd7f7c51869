import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import styles from './notice.module.css';

export type NoticeTone = 'info' | 'good' | 'warn' | 'error';

export type NoticeProps = { tone?: NoticeTone; title?: ReactNode; children?: ReactNode; action?: ReactNode };

const icons = { info: 'info', good: 'check', warn: 'warn', error: 'warn' } as const;

/** What happened, what it means, what to do. An error is read out at once. */
export const Notice = ({ tone = 'info', title, children, action }: NoticeProps) => (
  <div
    className={`${styles.notice} ${styles[tone]} ${children ? '' : styles.short}`}
    role={tone === 'error' ? 'alert' : 'note'}
  >
    <Icon name={icons[tone]} />
    <div className={styles.words}>
      {title ? <p className={styles.title}>{title}</p> : null}
      {children}
    </div>
    {action ? <div className={styles.action}>{action}</div> : null}
  </div>
);
