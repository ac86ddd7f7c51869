import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { errorMessage } from '../../../i18n/words/error-message.ts';
import { Notice } from '../../../ui/signals/notice.tsx';
import type { Failure } from './call-account-api.ts';
import styles from './failure-notice.module.css';

export type FailureNoticeProps = {
  failure: Failure | null;
  /** What did not happen, above the reasons. */
  title?: ReactNode;
};

/** Every reason of the server in the user's language; without a network that nothing is lost. */
export const FailureNotice = ({ failure, title }: FailureNoticeProps) => {
  const { i18n } = useLingui();
  if (!failure) return null;
  if (failure === 'offline') {
    return (
      <div role="status">
        <Notice tone="info" title={<Trans>Dafür wird eine Verbindung gebraucht.</Trans>}>
          <p>
            <Trans>Der Server ist gerade nicht erreichbar. Was Sie eingegeben haben, bleibt stehen.</Trans>
          </p>
        </Notice>
      </div>
    );
  }
  return (
    <Notice tone="error" title={title}>
      <ul className={styles.reasons}>
        {failure.map(({ code, details }) => (
          <li key={code}>{errorMessage(i18n, code, details)}</li>
        ))}
      </ul>
    </Notice>
  );
};
