import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Button } from '../actions/button.tsx';
import { Dialog } from '../layout/dialog.tsx';
import { Notice } from '../signals/notice.tsx';
import fieldPairStyles from './field-pair.module.css';
import styles from './form-dialog.module.css';
import { UnsavedNotice } from './unsaved-notice.tsx';
import type { UnsavedGuard } from './use-unsaved-guard.ts';

type FormDialogProps = {
  title: ReactNode;
  /** Holds what was typed until it is saved or given up. */
  guard: UnsavedGuard;
  onClose: () => void;
  onSave: (form: HTMLFormElement) => unknown;
  saveWords?: ReactNode;
  isPending?: boolean;
  isDisabled?: boolean;
  /** Why the last save did not happen. */
  failure?: ReactNode;
  size?: 'small' | 'wide';
  /** More ways to save, between cancel and save. */
  moreActions?: ReactNode;
  /** Stays in sight above the buttons. */
  note?: ReactNode;
  /** No route is open while it is: 'back' closes it. */
  hasNoRoute?: boolean;
  children: ReactNode;
};

/** A popup that is filled in and saved: cancel and save at its foot, Enter saves, and nothing typed goes unasked. */
export const FormDialog = (props: FormDialogProps) => {
  const { title, guard, onClose, onSave, saveWords, isPending = false, isDisabled = false, failure, children } = props;
  const { size = 'small', moreActions, note, hasNoRoute = false } = props;
  const form = useId();
  const close = () => guard.close(onClose);
  return (
    <Dialog
      title={title}
      onClose={close}
      size={size}
      hasNoRoute={hasNoRoute}
      actions={
        <>
          {note}
          <Button onPress={close}>
            <Trans>Abbrechen</Trans>
          </Button>
          {moreActions}
          <Button tone="primary" type="submit" form={form} isPending={isPending} isDisabled={isDisabled}>
            {saveWords ?? <Trans>Speichern</Trans>}
          </Button>
        </>
      }
    >
      <UnsavedNotice guard={guard} />
      <form
        id={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSave(event.currentTarget);
        }}
      >
        {failure ? (
          <Notice tone="error" title={<Trans>Nicht gespeichert</Trans>}>
            <p>{failure}</p>
          </Notice>
        ) : null}
        {children}
      </form>
    </Dialog>
  );
};

/** Two fields side by side, on a phone one below the other. */
export const FieldPair = ({ children }: { children: ReactNode }) => (
  <div className={fieldPairStyles.pair}>{children}</div>
);
