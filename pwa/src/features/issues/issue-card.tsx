import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { type ReactNode, type Ref, useId } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import styles from './issue-card.module.css';

type IssueCardProps = {
  tone: 'warn' | 'bad';
  title: ReactNode;
  children: ReactNode;
  ref?: Ref<HTMLElement>;
};

/** An issue, or several of one kind, with what the user can do about them. */
export const IssueCard = ({ tone, title, children, ref }: IssueCardProps) => {
  const titleId = useId();
  return (
    <section ref={ref} className={`${styles.card} ${styles[tone]}`} aria-labelledby={titleId}>
      <div role="status">
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
      </div>
      {children}
    </section>
  );
};

/** All that can be done about an issue, whichever it is. */
export type IssueAction =
  | 'reinstate'
  | 'reapply'
  | 'restore'
  | 'copy'
  | 'ask'
  | 'retry'
  | 'withdrawOrder'
  | 'withdraw'
  | 'keep'
  | 'discard';

const words: Record<IssueAction, MessageDescriptor> = {
  reinstate: msg`Meine Eingabe wieder einsetzen`,
  reapply: msg`In das Projekt übernehmen`,
  restore: msg`Wiederherstellen und übernehmen`,
  copy: msg`Als neues Projekt übernehmen`,
  ask: msg`Als Wunsch an das Werk geben`,
  retry: msg`Noch einmal senden`,
  withdrawOrder: msg`Zurückziehen`,
  withdraw: msg`Zurücknehmen`,
  keep: msg`So lassen`,
  discard: msg`Verwerfen`,
};

const quiet: ReadonlySet<IssueAction> = new Set(['withdraw', 'keep', 'discard']);

type IssueActionsProps = {
  /** What can be done now, in the order of the buttons. */
  actions: readonly { action: IssueAction; run: () => void }[];
  isPending?: boolean;
  /** Links that stand before the buttons. */
  children?: ReactNode;
  className?: string | undefined;
};

export const IssueActions = ({
  actions,
  isPending = false,
  children,
  className = styles.actions,
}: IssueActionsProps) => {
  const { i18n } = useLingui();
  return (
    <div className={className}>
      {children}
      {actions.map(({ action, run }) =>
        quiet.has(action) ? (
          <Button key={action} tone="quiet" isDisabled={isPending} onPress={run}>
            {i18n._(words[action])}
          </Button>
        ) : (
          <Button key={action} isPending={isPending} onPress={run}>
            {i18n._(words[action])}
          </Button>
        ),
      )}
    </div>
  );
};
