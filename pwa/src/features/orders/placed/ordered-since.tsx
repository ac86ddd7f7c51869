import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { QueuedOrder } from '../../../sync/status/queued-order.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { DismissButton } from '../public/dismiss-button.tsx';
import { CoveringOrdersText } from '../public/ordered-since-words.tsx';
import styles from '../steps/order-step-screen.module.css';
import { QueuedReceipt } from './queued-receipt.tsx';

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
