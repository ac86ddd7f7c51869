import { nameOfUser } from '@knotenblech/shared/accounts/customers.ts';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState, useSyncExternalStore } from 'react';
import { canLock, subscribeToKey } from '../../device/encryption/data-key.ts';
import { requestLock } from '../../device/lock/lock.ts';
import { languageFacts, languages } from '../../i18n/languages.ts';
import { useShop, useSyncStatus } from '../../sync/hooks/use-shop.tsx';
import { MenuButton, type MenuEntry } from '../../ui/actions/menu-button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { overPage } from '../../ui/layout/use-popup.ts';
import { chooseTheme, chosenTheme } from '../../ui/theme.ts';
import { useLanguageSwitch } from './use-language-switch.ts';
import { usePlaces } from './use-places.ts';

const useThemeEntries = (): MenuEntry[] => {
  const { t } = useLingui();
  const [theme, setTheme] = useState(chosenTheme);
  const names = { system: t`Darstellung wie das Gerät`, light: t`Helle Darstellung`, dark: t`Dunkle Darstellung` };
  return (['system', 'light', 'dark'] as const).map((each) => ({
    id: each,
    label: names[each],
    textValue: names[each],
    isChecked: theme === each,
    onAction: () => {
      chooseTheme(each);
      setTheme(each);
    },
  }));
};

const useLanguageEntries = (): MenuEntry[] => {
  const { i18n } = useLingui();
  const switchTo = useLanguageSwitch();
  return languages.map((language) => ({
    id: language,
    label: languageFacts[language].name,
    textValue: languageFacts[language].name,
    isChecked: i18n.locale === language,
    onAction: () => switchTo(language),
  }));
};

export const UserMenu = () => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { actor } = useShop();
  const isOffline = useSyncStatus().state === 'offline' || !navigator.onLine;
  const isLockable = useSyncExternalStore(subscribeToKey, canLock);
  const places = usePlaces();
  const themeEntries = useThemeEntries();
  const languageEntries = useLanguageEntries();
  const place = (
    id: string,
    label: string,
    to:
      | '/$lang/shop/overview'
      | '/$lang/shop/account/user'
      | '/$lang/shop/account/orders'
      | '/$lang/shop/adminOrders'
      | '/$lang/shop/account/addresses'
      | '/$lang/shop/account/quotes'
      | '/$lang/shop/account/device'
      | '/$lang/shop/messages'
      | '/$lang/shop/projects/logout',
  ) => ({
    id,
    label,
    textValue: label,
    // Whoever stays signed in is back where he was.
    onAction: () => void navigate({ from: '/$lang', to, ...(id === 'logout' ? { state: overPage } : {}) }),
  });
  return (
    <MenuButton
      label={t`Benutzer ${actor.userName}`}
      face={<Icon name="user" size={24} />}
      heading={nameOfUser(actor)}
      note={actor.customerName}
      groups={[
        [
          place('overview', t`Übersicht`, '/$lang/shop/overview'),
          place('account', t`Benutzerkonto`, '/$lang/shop/account/user'),
          place('addresses', t`Adressen`, '/$lang/shop/account/addresses'),
          place('orders', t`Bestellungen`, places.orders),
          ...(actor.seesPrices ? [place('quotes', t`Angebote`, '/$lang/shop/account/quotes')] : []),
          place('messages', t`Nachrichten`, '/$lang/shop/messages'),
          place('device', t`Speicher auf diesem Gerät`, '/$lang/shop/account/device'),
        ],
        [
          ...(isLockable
            ? [
                {
                  id: 'lock',
                  label: t`Gerät sperren`,
                  textValue: t`Gerät sperren`,
                  onAction: () => void requestLock(isOffline),
                },
              ]
            : []),
          place('logout', t`Abmelden`, '/$lang/shop/projects/logout'),
        ],
        languageEntries,
        themeEntries,
      ]}
    />
  );
};
