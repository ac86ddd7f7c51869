import { readsGross } from '@knotenblech/shared/orders/reads-gross.ts';
import type { SubmitOrderArgs } from '@knotenblech/shared/orders/submit-order.schema.ts';
import { withVat } from '@knotenblech/shared/orders/with-vat.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { deliveryDayLabels } from '../../../i18n/words/delivery-day-words.ts';
import { productionTypeLabels } from '../../../i18n/words/production-type-words.ts';
import { useRecord, useRecords, useShop } from '../../../sync/hooks/use-shop.tsx';
import { formatDay } from '../../../ui/figures/format-time.ts';
import { AddressBlock } from '../../../ui/words/address-block.tsx';
import { ReviewLine } from '../review/review-line.tsx';
import styles from '../review/review-step.module.css';
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
