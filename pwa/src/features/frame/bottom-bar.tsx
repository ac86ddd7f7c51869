import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../ui/icons/icon.tsx';
import linkStyles from './bar-link.module.css';
import { CartLink } from './basket-link.tsx';
import styles from './bottom-bar.module.css';
import { usePlaces } from './use-places.ts';

/** The places of the shop under the thumb, on a phone only. */
export const BottomBar = () => {
  const { t } = useLingui();
  const places = usePlaces();
  return (
    <nav className={styles.bar} aria-label={t`Bereiche`}>
      <Link from="/$lang" to={places.projects} className={linkStyles.link ?? ''}>
        <Icon name="projects" size={24} />
        <span className={linkStyles.name}>{t`Projekte`}</span>
      </Link>
      <CartLink isNamed />
      <Link from="/$lang" to={places.orders} className={linkStyles.link ?? ''}>
        <Icon name="orders" size={24} />
        <span className={linkStyles.name}>{t`Bestellungen`}</span>
      </Link>
      <Link from="/$lang" to="/$lang/shop/waiting" className={linkStyles.link ?? ''}>
        <Icon name="waiting" size={24} />
        <span className={linkStyles.name}>{t`Wartet`}</span>
      </Link>
    </nav>
  );
};
