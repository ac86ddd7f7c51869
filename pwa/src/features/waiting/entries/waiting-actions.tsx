import type { SubmitOrderArgs } from '@knotenblech/shared/orders/submit-order.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useShop } from '../../../sync/use-shop.tsx';
import type { WaitingEntry } from '../../../sync/read-waiting.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { addToast } from '../../../ui/signals/toasts.ts';
import { canRepeat } from './can-repeat.ts';
import { repeatChange } from './repeat-change.ts';
import styles from './waiting-list.module.css';

type WaitingActionsProps = {
  entry: WaitingEntry;
  order: SubmitOrderArgs | null;
  /** Nothing that waits builds on it. */
  isLast: boolean;
};

/** What can be done with one entry: look at an order, take it back, try a refused change again, put it away. */
export const WaitingActions = ({ entry, order, isLast }: WaitingActionsProps) => {
  const { t } = useLingui();
  const shop = useShop();
  const isOpen = entry.state === 'queued' || entry.state === 'sending';
  const withdraw = async () => {
    const isWithdrawn = await shop.withdraw(entry.uid);
    addToast(
      isWithdrawn
        ? {
            words: order?.quoteId
              ? t`Die Bestellung ist zurückgezogen. Das Angebot ist wieder offen.`
              : t`Die Bestellung ist zurückgezogen. Die Projekte liegen wieder im Warenkorb.`,
          }
        : { words: t`Zu spät: Die Bestellung ist schon unterwegs.`, tone: 'bad' },
    );
  };
  const takeBack = async () => {
    const isWithdrawn = await shop.withdraw(entry.uid);
    addToast(
      isWithdrawn
        ? { words: t`Zurückgenommen.`, undo: () => void repeatChange(shop, entry) }
        : { words: t`Zu spät: Die Änderung ist schon unterwegs.`, tone: 'bad' },
    );
  };
  const discard = async () => {
    await shop.discard(entry.uid);
    addToast({
      words: t`Abgelegt.`,
      ...(canRepeat(entry) ? { undo: () => void repeatChange(shop, entry) } : {}),
    });
  };
  const repeat = async () => {
    if (await repeatChange(shop, entry)) await shop.discard(entry.uid);
    else addToast({ words: t`Auch dieses Mal geht es nicht.`, tone: 'bad' });
  };
  return (
    <div className={styles.actions}>
      {order ? (
        <LinkButton tone="quiet" from="/$lang" to="/$lang/shop/process-order" search={{ order: order.orderId }}>
          <Trans>Ansehen</Trans>
        </LinkButton>
      ) : null}
      {order && entry.state === 'queued' ? (
        <Button onPress={() => void withdraw()}>
          <Trans>Zurückziehen</Trans>
        </Button>
      ) : null}
      {!order && entry.state === 'queued' && isLast ? (
        <Button tone="quiet" onPress={() => void takeBack()}>
          <Trans>Zurücknehmen</Trans>
        </Button>
      ) : null}
      {!isOpen && canRepeat(entry) ? (
        <Button onPress={() => void repeat()}>
          <Trans>Noch einmal senden</Trans>
        </Button>
      ) : null}
      {isOpen ? null : (
        <Button tone="quiet" onPress={() => void discard()}>
          <Trans>Verwerfen</Trans>
        </Button>
      )}
    </div>
  );
};
