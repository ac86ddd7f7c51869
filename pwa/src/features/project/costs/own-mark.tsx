import { useLingui } from '@lingui/react/macro';
import styles from './costs.module.css';

/** Stands where own values are set. */
export const OwnMark = () => {
  const { t } = useLingui();
  return (
    <abbr className={styles.own} title={t`Von Hand gesetzt`}>
      S
    </abbr>
  );
};
