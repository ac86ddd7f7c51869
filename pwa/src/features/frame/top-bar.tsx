import { may } from '@knotenblech/shared/records/permissions.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useMessages } from '../../sync/hooks/use-messages.ts';
import { usePendingPoll } from '../../sync/hooks/use-pending-poll.ts';
import { useShop } from '../../sync/hooks/use-shop.tsx';
import { MenuButton } from '../../ui/actions/menu-button.tsx';
import { Icon, Mark } from '../../ui/icons/icon.tsx';
import { ListSearchField } from '../../ui/record-list/list-toolbar.tsx';
import { Badge } from '../../ui/signals/state-chip.tsx';
import { VisitorActions } from '../account/public/visitor-actions.tsx';
import messagesLinkStyles from './bar-link.module.css';
import { CartLink } from './basket-link.tsx';
import { OrdersLink } from './orders-link.tsx';
import projectSearchStyles from './project-search.module.css';
import { SyncChip } from './sync-chip.tsx';
import styles from './top-bar.module.css';
import { useIsScrolled } from './use-is-scrolled.ts';
import { usePlaces } from './use-places.ts';
import { UserMenu } from './user-menu.tsx';

/** Lower once the page is scrolled, down to the height of a finger. */
export const TopBar = () => {
  const places = usePlaces();
  const { isVisitors } = useShop();
  return (
    <header className={`${styles.bar} ${useIsScrolled() ? styles.low : ''}`}>
      <Link from="/$lang" to="/$lang/home" className={styles.logo ?? ''} aria-label="Knotenblech">
        <Mark />
      </Link>
      <nav className={styles.places}>
        <Link from="/$lang" to={places.projects} className={styles.place ?? ''}>
          <Trans>Projekte</Trans>
        </Link>
        <Link from="/$lang" to="/$lang/shop/connectors" className={styles.place ?? ''}>
          <Trans>Verbinder ohne CAD</Trans>
        </Link>
        {isVisitors ? null : <OrdersLink />}
      </nav>
      <ProjectSearch />
      <div className={styles.actions}>
        {isVisitors ? null : <SyncChip />}
        <MessagesLink />
        <AdminMenu />
        <span className={styles.basket}>
          <CartLink />
        </span>
        {isVisitors ? <VisitorActions /> : <UserMenu />}
      </div>
    </header>
  );
};

/** What only those who run the shop open. */
const AdminMenu = () => {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { actor } = useShop();
  if (!may(actor, 'runProjects')) return null;
  const place = (id: string, label: string) => ({
    id,
    label,
    textValue: label,
    onAction: () => void navigate({ to: `/${i18n.locale}/shop/${id}` }),
  });
  return (
    <MenuButton
      label={t`Verwaltung`}
      face={<Icon name="admin" size={24} />}
      heading={t`Verwaltung`}
      groups={[
        [
          place('adminProjects', t`Projekte und Preisanfragen`),
          place('adminOrders', t`Bestellungen aller Kunden`),
          place('adminQuotes', t`Angebote aller Kunden`),
          place('adminCustomers', t`Kunden`),
        ],
        [place('adminVoucherCodes', t`Gutscheine`), place('adminBaseData', t`Basisdaten`)],
        [place('sendGlobalMessage', t`Nachricht an alle`), place('mails', t`Mails`), place('adminAudit', t`Protokoll`)],
      ]}
    />
  );
};

/** The unread messages; nothing when there are none. */
const MessagesLink = () => {
  const { t } = useLingui();
  usePendingPoll();
  const count = useMessages()?.pendingCount ?? 0;
  if (count === 0) return null;
  return (
    <Link
      from="/$lang"
      to="/$lang/shop/messages"
      className={messagesLinkStyles.link ?? ''}
      aria-label={t`Nachrichten, ${count} ungelesen`}
    >
      <span className={messagesLinkStyles.face}>
        <Icon name="messages" size={24} />
        <span className={messagesLinkStyles.badge}>
          <Badge count={count} />
        </span>
      </span>
    </Link>
  );
};

/** Finds projects from anywhere: writing shows the list with what was found. */
const ProjectSearch = () => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { projects } = usePlaces();
  const own = useSearch({ from: '/$lang/shop/_projects', shouldThrow: false });
  const all = useSearch({ from: '/$lang/shop/(admin)/adminProjects', shouldThrow: false });
  const { q } = (projects === '/$lang/shop/adminProjects' ? all : own) ?? {};
  const search = (text: string) =>
    void navigate({
      from: '/$lang',
      to: projects,
      search: text === '' ? {} : { q: text },
      replace: q !== undefined,
    });
  return (
    <div className={projectSearchStyles.search}>
      <ListSearchField label={t`Projekte durchsuchen`} placeholder={t`Projekt suchen`} text={q ?? ''} onText={search} />
    </div>
  );
};
