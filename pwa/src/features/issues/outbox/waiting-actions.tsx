import type { SubmitOrderArgs } from '@knotenblech/shared/orders/placing/submit-order.schema.ts';
import type { ArgsOf } from '@knotenblech/shared/sync/changes.ts';
import { withdrawnOrderOf } from '@knotenblech/shared/sync/withdraw.change.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Shop } from '../../../sync/hooks/shop.ts';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { isToDecide, isWaiting, type WaitingEntry } from '../../../sync/status/read-waiting.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { useOneAtATime } from '../../../ui/actions/use-one-at-a-time.ts';
import { addToast } from '../../../ui/signals/toasts.ts';
import { DismissButton } from '../../orders/public/dismiss-button.tsx';
import { type IssueAction, IssueActions } from '../issue-card.tsx';
import { orderOf } from './entry-facts.ts';
import styles from './waiting-list.module.css';

/** Makes a refused change once more, as a new one; false when it is refused here already. */
const retryChange = async (shop: Shop, { name, args }: WaitingEntry): Promise<boolean> => {
  try {
    await shop.change(name, args as ArgsOf<typeof name>);
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
};

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
  const isQueued = entry.state === 'queued';
  const possible: readonly [IssueAction, boolean, () => void][] = [
    ['withdrawOrder', order !== null && isQueued, withdraw],
    ['withdraw', order === null && isQueued && isLast, withdraw],
    ['retry', !isWaiting(entry) && canRetry(entry), sendAgain],
    ['discard', isToDecide(entry), discard],
  ];
  const actions = possible.filter(([, isPossible]) => isPossible).map(([action, , run]) => ({ action, run }));
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
      {actions.length > 0 ? <IssueActions actions={actions} isPending={isPending} /> : null}
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

/** What can be done with one entry, one thing at a time, and what is said of it. */
const useEntryActions = (entry: WaitingEntry) => {
  const { t } = useLingui();
  const shop = useShop();
  const { isPending, runAlone } = useOneAtATime();
  const repeat = async () => {
    const isMade = await retryChange(shop, entry);
    if (!isMade) addToast({ words: t`Auch dieses Mal geht es nicht.`, tone: 'bad' });
    return isMade;
  };
  const tellWithdrawn = () => {
    const order = orderOf(entry);
    if (!order) return addToast({ words: t`Zurückgenommen.`, undo: () => void repeat() });
    addToast({
      words: order.quoteId
        ? t`Die Bestellung ist zurückgezogen. Das Angebot ist wieder offen.`
        : t`Die Bestellung ist zurückgezogen. Die Projekte liegen wieder im Warenkorb.`,
    });
  };
  const withdraw = async () => {
    switch (await shop.withdraw(entry.uid)) {
      case 'withdrawn':
        return tellWithdrawn();
      case 'on its way':
        return addToast({
          words: orderOf(entry)
            ? t`Zu spät: Die Bestellung ist schon unterwegs.`
            : t`Zu spät: Die Änderung ist schon unterwegs.`,
          tone: 'bad',
        });
      case 'answered':
        return addToast({ words: t`Zu spät: Der Server hat schon geantwortet.`, tone: 'bad' });
      case 'gone':
    }
  };
  const discard = async () => {
    await shop.discard(entry.uid);
    addToast({ words: t`Abgelegt.`, undo: () => void shop.bringBack(entry.uid) });
  };
  const sendAgain = async () => {
    if (await repeat()) await shop.discard(entry.uid);
  };
  return {
    isPending,
    withdraw: () => void runAlone(withdraw),
    discard: () => void runAlone(discard),
    sendAgain: () => void runAlone(sendAgain),
  };
};

/** Refusals after which the same change cannot succeed. */
const final: readonly ErrorCode[] = [
  'not_allowed',
  'not_found',
  'invalid_input',
  'already_exists',
  'project_read_only',
  'cart_already_ordered',
  'order_differs',
  'order_step_refused',
  'withdrawn',
  'no_order_permission',
  'no_price_permission',
  'colleague_cannot_order',
  'saved_cart_gone',
  'approval_closed',
  'approval_not_yours',
  'price_changed',
  'contents_changed',
  'terms_changed',
  'tariff_expired',
];

/** An order takes a new look at its price; what was taken back is not made by itself. */
const neverRepeated: readonly string[] = ['submitOrder', 'requestApproval', 'withdrawChange'];

/** Whether a refused change may be sent anew. */
export const canRetry = ({ name, state, code }: Pick<WaitingEntry, 'name' | 'state' | 'code'>) =>
  (state === 'refused' || state === 'failed') &&
  !neverRepeated.includes(name) &&
  (code === null || !final.includes(code));
