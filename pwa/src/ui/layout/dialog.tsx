import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../actions/icon-button.tsx';
import { Icon } from '../icons/icon.tsx';
import { coverToasts } from '../signals/toasts.ts';
import styles from './dialog.module.css';
import { useBackCloses } from './use-back-closes.ts';
import { useFocusReturn } from './use-focus-return.ts';

export type DialogProps = {
  title: ReactNode;
  /** Called by close button, Escape and backdrop: a popup's route goes back to the screen under it. */
  onClose: () => void;
  size?: 'small' | 'wide';
  /** What was asked for in it is under way: it cannot be closed. */
  isBusy?: boolean;
  /** No route is open while it is, so that 'back' would leave the page under it: it closes the dialog instead. */
  hasNoRoute?: boolean;
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A popup that is open while its route is, or a question of the page itself: focus stays inside and returns after, the page behind does not scroll. */
export const Dialog = (props: DialogProps) => {
  const { title, onClose, size = 'small', isBusy = false, hasNoRoute = false, actions, children } = props;
  const { t } = useLingui();
  useBackCloses(hasNoRoute, () => {
    if (!isBusy) onClose();
  });
  useFocusReturn();
  useEffect(coverToasts, []);
  return (
    <ModalOverlay
      isOpen
      isDismissable={!isBusy}
      isKeyboardDismissDisabled={isBusy}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      className={styles.overlay ?? ''}
    >
      <Modal className={`${styles.modal} ${styles[size]}`}>
        <AriaDialog className={styles.dialog ?? ''}>
          <header className={styles.header}>
            <Heading slot="title" className={styles.title ?? ''}>
              {title}
            </Heading>
            <IconButton label={t`Schließen`} isDisabled={isBusy} onPress={onClose}>
              <Icon name="close" />
            </IconButton>
          </header>
          <div className={styles.body}>{children}</div>
          {actions ? <footer className={styles.actions}>{actions}</footer> : null}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
};
