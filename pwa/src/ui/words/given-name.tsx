import styles from './given-name.module.css';

/** A name that people or files gave, on one line: it begins where its script does, and ends where there is no more room. */
export const GivenName = ({ children }: { children: string }) => (
  <bdi dir="auto" className={styles.name}>
    {children}
  </bdi>
);
