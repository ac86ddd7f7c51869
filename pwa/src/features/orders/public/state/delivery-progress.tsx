import { isPickup } from '@knotenblech/shared/orders/cart/cart-option.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { progressOf, projectNameOf } from '@knotenblech/shared/orders/partial-steps.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { Measure } from '../../../../ui/figures/measure.tsx';
import { Cell, HeaderCell, Table } from '../../../../ui/layout/table.tsx';
import styles from './delivery-progress.module.css';

const shownAtFirst = 10;

/** Of an order that goes out in parts: how many of each piece are ready, on their way and still to come; nothing of any other. */
export const DeliveryProgress = ({ order }: { order: Order }) => {
  const { t } = useLingui();
  const [isWhole, setWhole] = useState(false);
  const progress = progressOf(order);
  if (progress.length === 0) return null;
  const shown = isWhole ? progress : progress.slice(0, shownAtFirst);
  const isFetched = isPickup(order.shippingType);
  const words = {
    ordered: t`Bestellt`,
    ready: isFetched ? t`Abholbereit` : t`Kommissioniert`,
    sent: isFetched ? t`Abgeholt` : t`Versandt`,
    left: t`Noch offen`,
  };
  const leftCount = progress.reduce((sum, { pieces, sent }) => sum + pieces - sent, 0);
  return (
    <section className={styles.progress}>
      <h2>
        <Trans>Teillieferungen</Trans>
      </h2>
      <p className={styles.soft}>
        {leftCount === 0 ? <Trans>Alles ist geliefert.</Trans> : null}
        {leftCount > 0 ? (
          <Plural value={leftCount} one="# Stück ist noch offen." other="# Stück sind noch offen." />
        ) : null}
      </p>
      <Table caption={t`Teillieferungen`} isStacked isInline>
        <thead>
          <tr>
            <HeaderCell isFirst>
              <Trans>Position</Trans>
            </HeaderCell>
            {Object.values(words).map((each) => (
              <HeaderCell key={each} isNumeric>
                {each}
              </HeaderCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((each) => (
            <tr key={`${each.projectId} ${each.piece} ${each.index}`}>
              <Cell isFirst>
                <bdi dir="auto">{each.mark}</bdi>
                {order.lines.length > 1 ? <span className={styles.soft}>{projectNameOf(order, each)}</span> : null}
              </Cell>
              <Cell isNumeric label={words.ordered}>
                <Measure count={each.pieces} />
              </Cell>
              <Cell isNumeric label={words.ready}>
                <Measure count={each.commissioned} />
              </Cell>
              <Cell isNumeric label={words.sent}>
                <Measure count={each.sent} />
              </Cell>
              <Cell isNumeric label={words.left}>
                <Measure count={each.pieces - each.sent} />
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
      {shown.length < progress.length ? (
        <Button tone="quiet" onPress={() => setWhole(true)}>
          <Trans>Alle {progress.length} Positionen zeigen</Trans>
        </Button>
      ) : null}
    </section>
  );
};
