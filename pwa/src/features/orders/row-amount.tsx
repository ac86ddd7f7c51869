import type { Amounts } from '@knotenblech/shared/orders/order-amounts.ts';
import { VatWords } from '../../orders/vat-words.tsx';
import { useShop } from '../../sync/use-shop.tsx';
import { Amount } from '../../ui/figures/amount.tsx';
import styles from './orders-screen.module.css';

/** What an order or a quote comes to, as its customer counts; nothing for who may see no prices. */
export const RowAmount = ({ amounts }: { amounts: Amounts }) => {
  const { actor } = useShop();
  if (!actor.seesPrices) return null;
  const isPrivate = actor.customerKind === 'private';
  return (
    <>
      <Amount cents={isPrivate ? amounts.grossCents : amounts.netCents} />
      <span className={styles.soft}>
        <VatWords />
      </span>
    </>
  );
};
