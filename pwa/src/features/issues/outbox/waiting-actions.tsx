import type { SubmitOrderArgs } from '@knotenblech/shared/orders/submit-order.schema.ts';
import { withdrawnOrderOf } from '@knotenblech/shared/sync/withdraw.change.ts';
import { Trans } from '@lingui/react/macro';
import { isToDecide, type WaitingEntry } from '../../../sync/status/read-waiting.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { DismissButton } from '../../orders/public/dismiss-button.tsx';
import { canRetry } from './can-repeat.ts';
import { useEntryActions } from './use-entry-actions.ts';
import styles from './waiting-list.module.css';

type WaitingActionsProps = {
  entry: WaitingEntry;
  order: SubmitOrderArgs | null;
  /** Nothing that waits builds on it. */
  isLast: boolean;
};

/** What can be done with one entry: look at an order, take it back, try a refused change again, put it away. */
export const WaitingActions = ({ entry, order, isLast }: WaitingActionsProps) => {
  const { isPending, withdraw, discard, sendAgain } = useEntryActions(entry);
  const madeOrder = entry.code === 'cart_already_ordered' ? withdrawnOrderOf(entry) : null;
  const isOpen = entry.state === 'queued' || entry.state === 'sending';
  return (
    <div className={styles.actions}>
      {order ? (
        <LinkButton tone="quiet" from="/$lang" to="/$lang/shop/process-order" search={{ order: order.orderId }}>
          <Trans>Ansehen</Trans>
        </LinkButton>
      ) : null}
      {madeOrder ? (
        <LinkButton
          tone="quiet"
          from="/$lang"
          to="/$lang/shop/account/orders/$orderId"
          params={(now) => ({ ...now, orderId: madeOrder })}
        >
          <Trans>Ansehen</Trans>
        </LinkButton>
      ) : null}
      {order && entry.state === 'queued' ? (
        <Button isPending={isPending} onPress={withdraw}>
          <Trans>Zurückziehen</Trans>
        </Button>
      ) : null}
      {!order && entry.state === 'queued' && isLast ? (
        <Button tone="quiet" isPending={isPending} onPress={withdraw}>
          <Trans>Zurücknehmen</Trans>
        </Button>
      ) : null}
      {!isOpen && canRetry(entry) ? (
        <Button isPending={isPending} onPress={sendAgain}>
          <Trans>Noch einmal senden</Trans>
        </Button>
      ) : null}
      {isToDecide(entry) ? (
        <Button tone="quiet" isDisabled={isPending} onPress={discard}>
          <Trans>Verwerfen</Trans>
        </Button>
      ) : null}
      {order && entry.orderedSince ? (
        <DismissButton
          refused={{ uid: entry.uid, args: order }}
          ordered={new Set(order.lines.map(({ projectId }) => projectId))}
          tone="secondary"
        />
      ) : null}
    </div>
  );
};
