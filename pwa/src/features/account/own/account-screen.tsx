import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import type { UsersChoice } from '../users/user-list.tsx';
import { UsersSection } from '../users/users-section.tsx';
import styles from './account-screen.module.css';
import { OwnData } from './own-data.tsx';
import { SessionList } from './session-list.tsx';

/** The own account and the company's users; `children` is the popup of the route below. */
export const AccountScreen = ({ children, ...list }: UsersChoice & { children?: ReactNode }) => {
  const { t } = useLingui();
  const { actor } = useShop();
  return (
    <Page title={t`Benutzerkonto`}>
      <div className={styles.columns}>
        <OwnData />
        <section aria-label={t`Angemeldete Geräte`}>
          <h2 className={styles.title}>
            <Trans>Angemeldete Geräte</Trans>
          </h2>
          <SessionList />
        </section>
      </div>
      {actor.customerKind === 'company' ? <UsersSection {...list} /> : null}
      {children}
    </Page>
  );
};
