import { may } from '@knotenblech/shared/records/permissions.ts';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useShop } from '../../sync/hooks/use-shop.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Badge } from '../../ui/signals/state-chip.tsx';
import { useOpenCart } from '../orders/public/amounts/use-shown-price.ts';
import styles from './bar-link.module.css';

/** The basket with the sum of its quantities; only for those who may order. */
export const CartLink = ({ isNamed = false }: { isNamed?: boolean }) => {
  const { t } = useLingui();
  const { actor } = useShop();
  const open = useOpenCart();
  if (!may(actor, 'order')) return null;
  const count = (open?.entries ?? []).reduce((sum, { line }) => sum + line.quantity, 0);
  return (
    <Link from="/$lang" to="/$lang/shop/basket" className={styles.link ?? ''} aria-label={t`Warenkorb, ${count} Stück`}>
      {isNamed ? <span className={styles.name}>{t`Warenkorb`}</span> : null}{' '}
      <span className={styles.face}>
        <Icon name="basket" size={24} />
        <span className={styles.badge}>
          <Badge count={count} />
        </span>
      </span>
    </Link>
  );
};
