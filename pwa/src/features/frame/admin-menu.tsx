import { may } from '@knotenblech/shared/records/permissions.ts';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useShop } from '../../sync/hooks/use-shop.tsx';
import { MenuButton } from '../../ui/actions/menu-button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';

/** What only those who run the shop open. */
export const AdminMenu = () => {
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
