import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../ui/icons/icon.tsx';
import { Badge } from '../../ui/signals/state-chip.tsx';
import { useApprovals } from '../orders/public/use-approvals.ts';
import linkStyles from './bar-link.module.css';
import styles from './top-bar.module.css';
import { usePlaces } from './use-places.ts';

/** The orders, with how many wait for the reader's approval; under the thumb with its icon. */
export const OrdersLink = ({ hasIcon = false }: { hasIcon?: boolean }) => {
  const { t } = useLingui();
  const { orders } = usePlaces();
  const count = useApprovals()?.toDecide.length ?? 0;
  const label = count === 0 ? {} : { 'aria-label': t`Bestellungen, ${count} zur Freigabe` };
  return hasIcon ? (
    <Link from="/$lang" to={orders} className={linkStyles.link ?? ''} {...label}>
      <span className={linkStyles.name}>
        <Trans>Bestellungen</Trans>
      </span>
      <span className={linkStyles.face}>
        <Icon name="orders" size={24} />
        <span className={linkStyles.badge}>
          <Badge count={count} />
        </span>
      </span>
    </Link>
  ) : (
    <Link from="/$lang" to={orders} className={styles.place ?? ''} {...label}>
      <Trans>Bestellungen</Trans>
      <Badge count={count} />
    </Link>
  );
};
