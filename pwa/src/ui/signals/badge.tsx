import styles from './badge.module.css';

/** A small count at a button, such as the pieces in the basket; nothing at zero. */
export const Badge = ({ count }: { count: number }) =>
  count > 0 ? <span className={styles.badge}>{count > 999 ? '999+' : count}</span> : null;
