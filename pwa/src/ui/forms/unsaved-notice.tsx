import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { Notice } from '../signals/notice.tsx';
import styles from './unsaved-notice.module.css';
import type { UnsavedGuard } from './use-unsaved-guard.ts';

/** Asks before entries are thrown away. */
export const UnsavedNotice = ({ guard }: { guard: UnsavedGuard }) =>
  guard.isAsking ? <Question guard={guard} /> : null;

const Question = ({ guard }: { guard: UnsavedGuard }) => {
  const [field] = useState(() => document.activeElement);
  const stay = () => {
    if (field instanceof HTMLElement) field.focus();
    guard.stay();
  };
  return (
    <div role="alert" className={styles.place}>
      <Notice tone="warn" title={<Trans>Ihre Eingaben sind noch nicht gespeichert.</Trans>}>
        <div className={styles.choices}>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the question stands in the way of closing */}
          <Button autoFocus onPress={stay}>
            <Trans>Weiter bearbeiten</Trans>
          </Button>
          <Button tone="quiet" onPress={guard.discard}>
            <Trans>Eingaben verwerfen</Trans>
          </Button>
        </div>
      </Notice>
    </div>
  );
};
