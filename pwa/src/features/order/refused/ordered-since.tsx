import type { Order } from '@knotenblech/shared/orders/order.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { CoveringOrdersText } from '../../../orders/ordered-since-words.tsx';
import { DismissButton } from '../../../orders/put-away-button.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import styles from '../order-step-screen.module.css';
import { QueuedReceipt } from '../queued-receipt.tsx';
import type { QueuedOrder } from '../../../sync/queued-order.ts';

type OrderedSinceProps = {
  entry: QueuedOrder;
  orders: readonly Order[];
  /** Where it can be ordered once more; null: here it cannot. */
  again: ReactNode;
};

/** An order that was refused and of which nothing is missing: others made it up. */
export const CoveredOrderNotice = ({ entry, orders, again }: OrderedSinceProps) => {
  const { t } = useLingui();
  const navigate = useNavigate({ from: '/$lang' });
  const [wantsAgain, setWantsAgain] = useState(false);
  if (wantsAgain)
    return (
      <Page title={t`Noch einmal bestellen`} width="text">
        {again}
      </Page>
    );
  return (
    <Page title={t`Bestellung`} width="text">
      <section className={styles.step}>
        <Notice title={<Trans>Hier ist nichts mehr zu tun</Trans>}>
          <CoveringOrdersText orders={orders} />
        </Notice>
        <div className={styles.buttons}>
          <DismissButton
            refused={entry}
            ordered={new Set(entry.args.lines.map(({ projectId }) => projectId))}
            onPutAway={() => navigate({ to: '/$lang/shop/account/orders' })}
          />
          {again === null ? null : (
            <Button tone="quiet" onPress={() => setWantsAgain(true)}>
              <Trans>Noch einmal bestellen</Trans>
            </Button>
          )}
        </div>
        <QueuedReceipt args={entry.args} title={<Trans>Was bestellt werden sollte</Trans>} hasAmounts={false} />
      </section>
    </Page>
  );
};
