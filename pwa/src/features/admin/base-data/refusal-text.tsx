import type { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { errorMessage } from '../../../i18n/words/error-message.ts';
import styles from './base-data.module.css';

/** Why the server did not take rows, in words. */
export const refusalWords = (i18n: I18n, { code, details }: DomainError): string => {
  if (details.reason === 'no-tariff') return i18n._(msg`Damit ließe sich kein Preis mehr rechnen.`);
  if (details.reason === 'twice') return i18n._(msg`Diese Zeile steht zweimal da.`);
  return errorMessage(i18n, code, details);
};

/** The same at a row. */
export const RefusalText = ({ refusal }: { refusal: DomainError }) => {
  const { i18n } = useLingui();
  return (
    <span role="alert" className={styles.refusal}>
      {refusalWords(i18n, refusal)}
    </span>
  );
};
