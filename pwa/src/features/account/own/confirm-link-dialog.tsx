import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import styles from './account-form.module.css';
import type { AccountAnswer } from './call-account-api.ts';
import { FailureNotice } from './failure-notice.tsx';
import { MissingTokenNotice } from './missing-token-notice.tsx';
import { useRequest } from './use-asking.ts';

export type ConfirmLinkDialogProps<T> = {
  title: ReactNode;
  /** What the button does. */
  children: ReactNode;
  button: ReactNode;
  /** Of the mailed link; null: the address brought none. */
  token: string | null;
  confirm: (token: string) => Promise<AccountAnswer<T>>;
  failureTitle: ReactNode;
  /** Where a link that holds no longer leaves the user. */
  afterFailure: ReactNode;
  renderDone: (answer: T) => ReactNode;
  onClose: () => void;
};

/** The screen of a mailed link that confirms something: opening it changes nothing, its button does. */
export const ConfirmLinkDialog = <T,>(props: ConfirmLinkDialogProps<T>) => {
  const { title, children, button, token, confirm, failureTitle, afterFailure, renderDone, onClose } = props;
  const { isPending, failure, ask } = useRequest();
  const [done, setDone] = useState<{ answer: T } | null>(null);
  const isRefused = failure !== null && failure !== 'offline';
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={styles.words} aria-live="polite">
        <FailureNotice failure={failure} title={failureTitle} />
        {done ? renderDone(done.answer) : null}
        {token === null && !done ? <MissingTokenNotice /> : null}
        {(token === null && !done) || isRefused ? afterFailure : null}
        {token !== null && !done && !isRefused ? (
          <>
            {children}
            <Button
              tone="primary"
              isWide
              isPending={isPending}
              onPress={async () => setDone(await ask(() => confirm(token)))}
            >
              {failure === 'offline' ? <Trans>Noch einmal versuchen</Trans> : button}
            </Button>
          </>
        ) : null}
      </div>
    </Dialog>
  );
};
