import styles from '../base-data.module.css';

/** A row in words, its key small below. */
export const RowTitle = ({ name, rowKey }: { name: string; rowKey: string }) => (
  <>
    {name}
    <span className={styles.key}>{rowKey}</span>
  </>
);
