import { readsGross } from '@knotenblech/shared/orders/amounts/shown-vat-rate.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import type { SubmitOrderArgs } from '@knotenblech/shared/orders/placing/submit-order.schema.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { withVat } from '@knotenblech/shared/values/decimal.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { deliveryDayLabels, productionTypeLabels } from '../../../i18n/words/order-labels.ts';
import { useRecord, useRecords, useShop } from '../../../sync/hooks/use-shop.tsx';
import type { QueuedOrder } from '../../../sync/status/read-waiting.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { formatDay } from '../../../ui/figures/format-time.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { AddressBlock } from '../../../ui/words/address-block.tsx';
import { DismissButton } from '../public/dismiss-button.tsx';
import { CoveringOrdersText } from '../public/ordered-since-words.tsx';
import styles from '../review/review-step.module.css';
import { ReviewLine } from '../review/review-step.tsx';
import orderedSinceStyles from '../steps/order-step-screen.module.css';
import { Fact, ReceiptFacts } from './order-receipt.tsx';

type QueuedReceiptProps = {
  args: SubmitOrderArgs;
  title?: ReactNode;
  /** Those of the order itself; false: what holds stands elsewhere. */
  hasAmounts?: boolean;
};

/** What an order is of that is not made, as it was shown when the button was pressed. */
export const QueuedReceipt = ({ args, title, hasAmounts = true }: QueuedReceiptProps) => {
  const { i18n } = useLingui();
  const { actor } = useShop();
  const space = customerSpace(actor.customerId);
  const kept = useRecord('address', space, args.shippingAddressId);
  const { shown, shownContents } = args;
  const billing = shownContents?.billingAddress ?? null;
  return (
    <>
      <section>
        <h2 className={styles.title}>{title ?? <Trans>Was bestellt werden soll</Trans>}</h2>
        <QueuedLines args={args} hasAmounts={hasAmounts} />
      </section>
      <ReceiptFacts
        total={hasAmounts ? shown.grossCents : null}
        of={args}
        shippingAddress={shownContents?.shippingAddress ?? kept ?? null}
      >
        {billing ? (
          <Fact label={<Trans>Rechnungsadresse</Trans>}>
            <AddressBlock address={billing} />
          </Fact>
        ) : null}
        <Fact label={<Trans>Fertigung</Trans>}>{i18n._(productionTypeLabels[args.productionType])}</Fact>
        <Fact label={i18n._(deliveryDayLabels(args.shippingType))}>
          {formatDay(args.shownDeliveryDay, i18n.locale)}
        </Fact>
      </ReceiptFacts>
    </>
  );
};

type QueuedLinesProps = Required<Pick<QueuedReceiptProps, 'args' | 'hasAmounts'>>;

const QueuedLines = ({ args: { lines, shown }, hasAmounts }: QueuedLinesProps) => {
  const { actor } = useShop();
  const projects = useRecords('project', customerSpace(actor.customerId));
  if (!projects) return null;
  const shownCents = (netCents: number) => {
    if (!actor.seesPrices || !hasAmounts) return null;
    return readsGross(actor.customerKind) ? withVat(netCents, shown.vatRate) : netCents;
  };
  return (
    <ul className={styles.lines}>
      {lines.map((line) => {
        const priced = shown.lines.find((each) => each.projectId === line.projectId);
        return (
          <ReviewLine
            key={line.id}
            line={line}
            name={projects.find(({ id }) => id === line.projectId)?.name ?? ''}
            lineCents={priced ? shownCents(priced.lineCents) : null}
            unitCents={priced ? shownCents(priced.unitCents) : null}
          >
            {line.quantity} ×
          </ReviewLine>
        );
      })}
    </ul>
  );
};

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
      <section className={orderedSinceStyles.step}>
        <Notice title={<Trans>Hier ist nichts mehr zu tun</Trans>}>
          <CoveringOrdersText orders={orders} />
        </Notice>
        <div className={orderedSinceStyles.buttons}>
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
