import { useLingui } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import { createContext, type ReactNode, use, useEffect, useId } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../actions/button.tsx';
import { Icon } from '../icons/icon.tsx';
import { ToastRegion } from '../signals/toast-region.tsx';
import { coverToasts } from '../signals/toasts.ts';
import styles from './dialog.module.css';
import { lastFocused } from './last-focused.ts';

type Closing = {
  /** Called by close button, Escape and backdrop: a popup's route goes back to the screen under it. */
  onClose: () => void;
  /** What was asked for in it is under way: it cannot be closed. */
  isBusy?: boolean;
  /** No route is open while it is, so that 'back' would leave the page under it: it closes the dialog instead. */
  hasNoRoute?: boolean;
  children: ReactNode;
};

type Framed = Closing & {
  title: ReactNode;
  size?: 'small' | 'wide';
  /** What is done in it has a way back that is seen at once, over it; any other dialog covers toasts. */
  showsToasts?: boolean;
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode;
};

/**
 * 'screen' holds a whole screen, which brings its own head with `DialogTitle` and `DialogClose`; beside it the page under it is seen.
 * What toasts say of it is read over it.
 */
export type DialogProps = Framed | (Closing & { size: 'screen' });

type OfScreen = { titleId: string; onClose: () => void };

const ScreenContext = createContext<OfScreen | null>(null);

/** Whether this screen stands in a dialog of size 'screen', and not in a page. */
export const useIsInDialog = () => use(ScreenContext) !== null;

/** A popup that is open while its route is, or a question of the page itself: focus stays inside and returns after, the page behind does not scroll. */
export const Dialog = (props: DialogProps) => {
  const { onClose, isBusy = false, hasNoRoute = false, size = 'small' } = props;
  const titleId = useId();
  useBackCloses(hasNoRoute, () => {
    if (!isBusy) onClose();
  });
  useFocusReturn();
  const showsToasts = props.size === 'screen' || props.showsToasts === true;
  useEffect(() => (showsToasts ? undefined : coverToasts()), [showsToasts]);
  return (
    <ModalOverlay
      isOpen
      isDismissable={!isBusy}
      isKeyboardDismissDisabled={isBusy}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      className={`${styles.overlay} ${size === 'screen' ? styles.around : ''}`}
    >
      <Modal className={`${styles.modal} ${styles[size]}`}>
        {props.size === 'screen' ? (
          <AriaDialog className={styles.dialog ?? ''} aria-labelledby={titleId}>
            <ScreenContext value={{ titleId, onClose }}>{props.children}</ScreenContext>
            <ToastRegion isOfDialog />
          </AriaDialog>
        ) : (
          <AriaDialog className={styles.dialog ?? ''}>
            <ScreenContext value={null}>
              <FramedContent {...props} />
            </ScreenContext>
          </AriaDialog>
        )}
      </Modal>
    </ModalOverlay>
  );
};

const FramedContent = ({ title, onClose, isBusy = false, showsToasts = false, actions, children }: Framed) => (
  <>
    <header className={styles.header}>
      <Heading slot="title" className={styles.title ?? ''}>
        {title}
      </Heading>
      <CloseButton isDisabled={isBusy} onPress={onClose} />
    </header>
    <div className={styles.body}>{children}</div>
    {showsToasts || actions ? (
      <div className={styles.foot}>
        {showsToasts ? <ToastRegion className={styles.toasts} isOfDialog /> : null}
        {actions ? <footer className={styles.actions}>{actions}</footer> : null}
      </div>
    ) : null}
  </>
);

const CloseButton = (props: { isDisabled?: boolean; onPress: () => void }) => {
  const { t } = useLingui();
  return (
    <IconButton label={t`Schließen`} {...props}>
      <Icon name="close" />
    </IconButton>
  );
};

type TitleProps = { className?: string | undefined; title?: string; children: ReactNode };

/** What a dialog of size 'screen' is called, in the head of what it holds. */
export const DialogTitle = ({ children, ...props }: TitleProps) => (
  <h2 id={use(ScreenContext)?.titleId} {...props}>
    {children}
  </h2>
);

/** Closes the dialog of size 'screen' around it. */
export const DialogClose = () => {
  const screen = use(ScreenContext);
  return screen ? <CloseButton onPress={screen.onClose} /> : null;
};

/** What stands in a dialog of size 'screen' in place of a screen that cannot be shown, or not yet. */
export const DialogMessage = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <header className={styles.header}>
      <DialogTitle className={styles.title}>{title}</DialogTitle>
      <DialogClose />
    </header>
    <div className={styles.body}>{children}</div>
  </>
);

/** 'Back' closes what lies over a page without an address of its own, and the page stays. */
const useBackCloses = (isActive: boolean, close: () => void) =>
  useBlocker({
    disabled: !isActive,
    enableBeforeUnload: false,
    shouldBlockFn: ({ action }) => {
      if (action !== 'BACK') return false;
      close();
      return true;
    },
  });

/** Gives the focus back, when the popup goes, to where it was on the page: to the button of a menu whose entry is gone with it. */
const useFocusReturn = () => {
  useEffect(() => {
    const opener = lastFocused();
    return () => {
      requestAnimationFrame(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && opener?.isConnected) opener.focus();
      });
    };
  }, []);
};
