import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import styles from './keys-screen.module.css';

type ShownOnceDialogProps = {
  title: ReactNode;
  done: ReactNode;
  advice: ReactNode;
  secret: string;
  copyWords: string;
  onClose: () => void;
  /** The secret as it stands among what goes with it. */
  children: ReactNode;
};

/** What the server has made and tells this one time, to be copied. */
export const ShownOnceDialog = ({
  title,
  done,
  advice,
  secret,
  copyWords,
  onClose,
  children,
}: ShownOnceDialogProps) => {
  const { t } = useLingui();
  const [isCopied, setIsCopied] = useState(false);
  const [isWarned, setIsWarned] = useState(false);
  const leave = () => (isCopied || isWarned ? onClose() : setIsWarned(true));
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    setIsCopied(true);
  };
  return (
    <Dialog
      title={title}
      onClose={leave}
      hasNoRoute
      actions={
        <Button tone="primary" onPress={onClose}>
          <Trans>Fertig</Trans>
        </Button>
      }
    >
      <div className={styles.made} role="status">
        <Notice tone="good" title={done}>
          <p>{advice}</p>
        </Notice>
        {children}
        {isWarned && !isCopied ? (
          <Notice tone="warn" title={<Trans>Noch nicht kopiert. Es wird nicht wieder gezeigt.</Trans>} />
        ) : null}
        <Button icon={<Icon name={isCopied ? 'check' : 'copy'} />} onPress={() => void copy()}>
          {isCopied ? t`Kopiert` : copyWords}
        </Button>
      </div>
    </Dialog>
  );
};
