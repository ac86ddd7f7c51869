import type { DomainError } from '@knotenblech/shared/errors/domain-error.ts';
import { useLingui } from '@lingui/react/macro';
import { errorMessage } from '../../../i18n/words/error-message.ts';
import styles from '../base-data.module.css';

/** Why the server did not take a row. */
export const RefusalText = ({ refusal }: { refusal: DomainError }) => {
  const { t, i18n } = useLingui();
  const words =
    refusal.details.reason === 'no-tariff'
      ? t`Damit ließe sich kein Preis mehr rechnen.`
      : errorMessage(i18n, refusal.code, refusal.details);
  return (
    <span role="alert" className={styles.refusal}>
      {words}
    </span>
  );
};
