import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Notice, type NoticeProps } from '../../../ui/signals/notice.tsx';
import styles from './notices.module.css';

type PutOffNoticeProps = Pick<NoticeProps, 'tone' | 'title' | 'children'> & {
  /** Where something can be done about it. */
  way: ReactNode;
  /** Null: it cannot wait. */
  onPutOff: (() => void) | null;
};

/** Above every screen until something is done about it or it is put off. */
export const PutOffNotice = ({ way, onPutOff, ...props }: PutOffNoticeProps) => (
  <div className={styles.place}>
    <Notice
      {...props}
      action={
        <>
          {way}
          {onPutOff ? (
            <Button tone="quiet" onPress={onPutOff}>
              <Trans>Später</Trans>
            </Button>
          ) : null}
        </>
      }
    />
  </div>
);
