import { Trans } from '@lingui/react/macro';
import styles from './unwelded-mark.module.css';

/** Stands beside the price of assemblies that come in their parts. */
export const UnweldedMark = () => (
  <span className={styles.mark}>
    <Trans>nicht geschweißt</Trans>
  </span>
);
