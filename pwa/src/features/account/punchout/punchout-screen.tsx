import {
  type PunchoutAccess,
  type PunchoutProtocol,
  punchoutProtocols,
} from '@knotenblech/shared/accounts/punchout.ts';
import { punchoutCalls } from '@knotenblech/shared/api/accounts/punchout-calls.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { formatMoment } from '../../../ui/figures/format-time.ts';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { Spinner } from '../../../ui/signals/spinner.tsx';
import { StateChip } from '../../../ui/signals/state-chip.tsx';
import { addToast } from '../../../ui/signals/toasts.ts';
import keysStyles from '../keys/keys-screen.module.css';
import { type Question, useAnswer, useOwnAccount, useRequest } from '../own/call-account-api.ts';
import { FailureNotice } from '../own/confirm-link-dialog.tsx';
import { AccessDialog } from './access-dialog.tsx';
import { type Login, LoginDialog } from './login-dialog.tsx';
import styles from './punchout-screen.module.css';

const accesses = {
  method: 'GET',
  path: punchoutCalls.list.path,
  answer: punchoutCalls.list.answer,
} as const satisfies Question<unknown>;

/** How the company's purchasing system opens the shop and gets baskets back. Only the server knows it. */
export const PunchoutScreen = () => {
  const { t } = useLingui();
  const { actor } = useShop();
  const { pathname } = useLocation();
  const mayManage = may(actor, 'manageKeys');
  const { asked, askAgain } = useAnswer(accesses, pathname, mayManage);
  const [login, setLogin] = useState<Login | null>(null);
  const close = () => {
    setLogin(null);
    askAgain();
  };
  return (
    <Page
      title={t`Einkaufssystem`}
      width="text"
      lead={
        <Trans>
          Ihr ERP oder Ihre Handwerkersoftware öffnet den Shop und bekommt den gefüllten Warenkorb mit Preisen zurück.
          Bestellt wird dort.
        </Trans>
      }
    >
      {mayManage ? (
        <Listing
          accesses={asked?.ok ? asked.answer.accesses : null}
          failure={asked && !asked.ok ? asked.failure : null}
          onChanged={askAgain}
          onLogin={setLogin}
        />
      ) : (
        <Notice tone="info" title={<Trans>Das Einkaufssystem bindet ein Administrator Ihrer Firma an.</Trans>} />
      )}
      {login ? <LoginDialog login={login} onClose={close} /> : null}
    </Page>
  );
};

type Done = { onChanged: () => void; onLogin: (login: Login) => void };

type ListingProps = Done & {
  accesses: readonly PunchoutAccess[] | null;
  failure: Parameters<typeof FailureNotice>[0]['failure'];
};

const Listing = ({ accesses, failure, ...done }: ListingProps) => {
  if (failure === 'offline')
    return (
      <Notice tone="info" title={<Trans>Die Anbindung liegt nur auf dem Server.</Trans>}>
        <p>
          <Trans>Ohne Verbindung ist sie nicht zu sehen und nicht zu ändern.</Trans>
        </p>
      </Notice>
    );
  if (failure) return <FailureNotice failure={failure} />;
  if (!accesses) return <Spinner />;
  return punchoutProtocols.map((protocol) => (
    <Protocol
      key={protocol}
      protocol={protocol}
      access={accesses.find((each) => each.protocol === protocol) ?? null}
      {...done}
    />
  ));
};

/** The names of the standards are the same in every language. */
const protocolNames: Record<PunchoutProtocol, string> = { oci: 'OCI (SAP)', ids: 'IDS-Connect' };

type ProtocolProps = Done & { protocol: PunchoutProtocol; access: PunchoutAccess | null };

const Protocol = ({ protocol, access, onChanged, onLogin }: ProtocolProps) => {
  const [open, setOpen] = useState<'settings' | 'renew' | 'delete' | null>(null);
  const name = protocolNames[protocol];
  const close = () => setOpen(null);
  const saved = (login: Login | null) => {
    close();
    if (login) onLogin(login);
    else onChanged();
  };
  return (
    <section className={styles.protocol} aria-label={name}>
      <h2 className={styles.name}>
        {name}
        {access ? (
          <StateChip tone={access.isOn ? 'good' : 'quiet'}>
            {access.isOn ? <Trans>eingeschaltet</Trans> : <Trans>ausgeschaltet</Trans>}
          </StateChip>
        ) : null}
      </h2>
      {access ? (
        <Facts access={access} />
      ) : (
        <p className={keysStyles.soft}>
          {protocol === 'oci' ? (
            <Trans>Für SAP und andere ERP-Systeme.</Trans>
          ) : (
            <Trans>Für Handwerkersoftware in Deutschland.</Trans>
          )}
        </p>
      )}
      <div className={styles.actions}>
        <Button onPress={() => setOpen('settings')}>
          {access ? <Trans>Einstellungen ändern</Trans> : <Trans>Einrichten</Trans>}
        </Button>
        {access ? (
          <>
            <Button tone="quiet" onPress={() => setOpen('renew')}>
              <Trans>Neues Passwort</Trans>
            </Button>
            <Button tone="quiet" onPress={() => setOpen('delete')}>
              <Trans>Zugang löschen</Trans>
            </Button>
          </>
        ) : null}
      </div>
      {open === 'settings' ? <AccessDialog {...{ protocol, name, access }} onClose={close} onSaved={saved} /> : null}
      {open === 'renew' ? <RenewDialog {...{ protocol, name }} onClose={close} onDone={saved} /> : null}
      {open === 'delete' ? <DeleteDialog {...{ protocol, name }} onClose={close} onDone={() => saved(null)} /> : null}
    </section>
  );
};

const Facts = ({ access }: { access: PunchoutAccess }) => {
  const { i18n } = useLingui();
  const { protocol, userName, returnAddresses, usedAt } = access;
  const used = usedAt === null ? null : formatMoment(usedAt, i18n.locale);
  return (
    <dl className={styles.facts}>
      <dt>
        <Trans>Adresse des Shops</Trans>
      </dt>
      <dd>
        <code>{`${location.origin}/api/punchout/${protocol}`}</code>
      </dd>
      <dt>
        <Trans>Benutzername</Trans>
      </dt>
      <dd>
        <code>{userName}</code>
      </dd>
      <dt>
        <Trans>Rückgabe an</Trans>
      </dt>
      <dd>{returnAddresses.join(', ')}</dd>
      <dt>
        <Trans>Zuletzt benutzt</Trans>
      </dt>
      <dd>{used ?? <Trans>noch nie</Trans>}</dd>
    </dl>
  );
};

type AskProps<T> = { protocol: PunchoutProtocol; name: string; onClose: () => void; onDone: (done: T) => void };

const RenewDialog = ({ protocol, name, onClose, onDone }: AskProps<Login>) => {
  const askOwn = useOwnAccount();
  const { isPending, failure, ask } = useRequest();
  const renew = async () => {
    const path = punchoutCalls.renew.path.replace('{protocol}', protocol);
    const renewed = await ask(() => askOwn({ path, answer: punchoutCalls.renew.answer }));
    if (renewed) onDone({ protocol, userName: renewed.answer.userName, password: renewed.answer.password });
  };
  return (
    <Question
      title={<Trans>Neues Passwort für {name}?</Trans>}
      button={<Trans>Neues Passwort</Trans>}
      onClose={onClose}
      onPress={() => void renew()}
      isPending={isPending}
    >
      <FailureNotice failure={failure} title={<Trans>Es gilt noch das alte Passwort.</Trans>} />
      <p>
        <Trans>Das bisherige gilt sofort nicht mehr. Tragen Sie das neue danach in Ihrem Einkaufssystem ein.</Trans>
      </p>
    </Question>
  );
};

const DeleteDialog = ({ protocol, name, onClose, onDone }: AskProps<null>) => {
  const { t } = useLingui();
  const askOwn = useOwnAccount();
  const { isPending, failure, ask } = useRequest();
  const remove = async () => {
    const path = punchoutCalls.revoke.path.replace('{protocol}', protocol);
    if (!(await ask(() => askOwn({ method: 'DELETE', path, answer: null })))) return;
    addToast({ words: t`Der Zugang ist gelöscht.` });
    onDone(null);
  };
  return (
    <Question
      title={<Trans>Zugang für {name} löschen?</Trans>}
      button={<Trans>Zugang löschen</Trans>}
      onClose={onClose}
      onPress={() => void remove()}
      isPending={isPending}
    >
      <FailureNotice failure={failure} title={<Trans>Der Zugang gilt noch.</Trans>} />
      <p>
        <Trans>Ihr Einkaufssystem kommt damit nicht mehr in den Shop. Das lässt sich nicht zurücknehmen.</Trans>
      </p>
    </Question>
  );
};

type QuestionProps = {
  title: ReactNode;
  button: ReactNode;
  onClose: () => void;
  onPress: () => void;
  isPending: boolean;
  children: ReactNode;
};

const Question = ({ title, button, onClose, onPress, isPending, children }: QuestionProps) => (
  <Dialog
    title={title}
    onClose={onClose}
    hasNoRoute
    isBusy={isPending}
    actions={
      <>
        <Button onPress={onClose}>
          <Trans>Abbrechen</Trans>
        </Button>
        <Button tone="primary" isPending={isPending} onPress={onPress}>
          {button}
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
);

/** The way there, on the page of the account, for whoever may set it. */
export const PunchoutSection = () => {
  const { t } = useLingui();
  return (
    <section className={keysStyles.section} aria-label={t`Einkaufssystem`}>
      <h2>
        <Trans>Einkaufssystem</Trans>
      </h2>
      <p className={keysStyles.soft}>
        <Trans>Warenkörbe gehen an Ihr ERP oder Ihre Handwerkersoftware (OCI, IDS-Connect).</Trans>
      </p>
      <LinkButton from="/$lang" to="/$lang/shop/account/punchout" params={(now) => now}>
        <Trans>Einkaufssystem anbinden</Trans>
      </LinkButton>
    </section>
  );
};
