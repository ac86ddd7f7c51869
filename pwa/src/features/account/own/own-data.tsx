import { accountCalls } from '@knotenblech/shared/api/accounts/account-calls.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useRecord, useShop } from '../../../sync/hooks/use-shop.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { overPage } from '../../../ui/layout/use-popup.ts';
import { Notice } from '../../../ui/signals/notice.tsx';
import { KeysSection } from '../keys/keys-screen.tsx';
import { PunchoutSection } from '../punchout/punchout-screen.tsx';
import { UserRights } from '../users/user-fields.tsx';
import { UsersSection } from '../users/user-links.tsx';
import type { UsersChoice } from '../users/user-list.tsx';
import accountScreenStyles from './account-screen.module.css';
import { type Question, useAnswer } from './call-account-api.ts';
import styles from './own-data.module.css';
import { SessionList } from './session-list.tsx';

const ownAccount = {
  method: 'GET',
  path: accountCalls.account.path,
  answer: accountCalls.account.answer,
} as const satisfies Question<unknown>;

/** Who is signed in, and an e-mail address of his that is still to be confirmed. */
export const OwnData = () => {
  const { t } = useLingui();
  const { actor } = useShop();
  const { pathname } = useLocation();
  const user = useRecord('user', customerSpace(actor.customerId), actor.userId);
  const { asked } = useAnswer(ownAccount, pathname);
  const pendingEmail = asked?.ok ? asked.answer.pendingEmail : null;
  return (
    <section aria-label={t`Ihre Daten`}>
      <h2>
        <Trans>Ihre Daten</Trans>
      </h2>
      {pendingEmail === null ? null : (
        <div className={styles.notice}>
          <Notice tone="info" title={<Trans>{pendingEmail} ist noch nicht bestätigt.</Trans>}>
            <p>
              <Trans>Öffnen Sie den Link in der E-Mail, die wir dorthin geschickt haben.</Trans>
            </p>
          </Notice>
        </div>
      )}
      <dl className={styles.facts}>
        <dt>
          <Trans>Name</Trans>
        </dt>
        <dd>{`${actor.firstName} ${actor.name}`.trim() || '–'}</dd>
        <dt>
          <Trans>Benutzername</Trans>
        </dt>
        <dd>{actor.userName}</dd>
        <dt>
          <Trans>Email-Adresse</Trans>
        </dt>
        <dd>{user?.email ?? '–'}</dd>
        {actor.customerKind === 'company' ? (
          <>
            <dt>
              <Trans>Firma</Trans>
            </dt>
            <dd>{actor.customerName}</dd>
          </>
        ) : null}
        <dt>
          <Trans>Rechte</Trans>
        </dt>
        <dd>
          <UserRights user={{ ...actor, active: true }} />
        </dd>
      </dl>
      <div className={styles.actions}>
        <LinkButton
          icon={<Icon name="edit" />}
          from="/$lang"
          to="/$lang/shop/account/user/edit/$userId"
          params={{ userId: actor.userId }}
          search
          state={overPage}
        >
          <Trans>Daten ändern</Trans>
        </LinkButton>
        <LinkButton
          from="/$lang"
          to="/$lang/shop/account/user/password/$userId"
          params={{ userId: actor.userId }}
          search
          state={overPage}
        >
          <Trans>Passwort ändern</Trans>
        </LinkButton>
      </div>
    </section>
  );
};

/** The own account and the company's users; `children` is the popup of the route below. */
export const AccountScreen = ({ children, ...list }: UsersChoice & { children?: ReactNode }) => {
  const { t } = useLingui();
  const { actor } = useShop();
  return (
    <Page title={t`Benutzerkonto`}>
      <div className={accountScreenStyles.columns}>
        <OwnData />
        <section aria-label={t`Angemeldete Geräte`}>
          <h2 className={accountScreenStyles.title}>
            <Trans>Angemeldete Geräte</Trans>
          </h2>
          <SessionList />
        </section>
      </div>
      {actor.customerKind === 'company' ? <UsersSection {...list} /> : null}
      {may(actor, 'manageKeys') ? <KeysSection /> : null}
      {may(actor, 'manageKeys') ? <PunchoutSection /> : null}
      {children}
    </Page>
  );
};
