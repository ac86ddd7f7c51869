import type { Amounts } from '@knotenblech/shared/orders/amounts/order-amounts.record.ts';
import { readsGross, shownTotal } from '@knotenblech/shared/orders/amounts/shown-total.ts';
import { Trans } from '@lingui/react/macro';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { Amount } from '../../../ui/figures/counting-amount.tsx';
import { StateChip } from '../../../ui/signals/state-chip.tsx';
import { VatText } from '../public/amounts/shown-amount.tsx';
import styles from './orders-screen.module.css';

/** What an order or a quote comes to, as its customer counts; nothing for who may see no prices. */
export const RowAmount = ({ amounts }: { amounts: Amounts }) => {
  const { actor } = useShop();
  if (!actor.seesPrices) return null;
  return (
    <>
      <Amount cents={shownTotal(amounts, actor.customerKind)} />
      <span className={`${styles.soft} ${styles.narrow}`}>
        <VatText />
      </span>
    </>
  );
};

/** Over the amounts of a list: whether they hold VAT. On a narrow screen each row says it. */
export const AmountHead = () => {
  const { actor } = useShop();
  if (!actor.seesPrices) return null;
  return (
    <div className={styles.amountHead}>
      {readsGross(actor.customerKind) ? <Trans>Betrag mit USt.</Trans> : <Trans>Betrag netto</Trans>}
    </div>
  );
};

/** The server has it; its number comes with the next news. */
export const AcceptedChip = () => (
  <StateChip tone="active">
    <Trans>Auf dem Server angekommen</Trans>
  </StateChip>
);
