import type { ListedKey } from '@knotenblech/shared/accounts/company-key.ts';
import { companyKeyCalls } from '@knotenblech/shared/api/accounts/company-key-calls.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { formatMoment } from '../../../ui/figures/format-time.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { EmptyState, Page } from '../../../ui/layout/page.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { Spinner } from '../../../ui/signals/spinner.tsx';
import { StateChip } from '../../../ui/signals/state-chip.tsx';
import { addToast } from '../../../ui/signals/toasts.ts';
import { type Question, useAnswer, useOwnAccount, useRequest } from '../own/call-account-api.ts';
import { FailureNotice } from '../own/confirm-link-dialog.tsx';
import { KeyDialog } from './key-dialog.tsx';
import styles from './keys-screen.module.css';
import { scopeWords } from './scope-words.ts';

const companyKeys = {
  method: 'GET',
  path: companyKeyCalls.list.path,
  answer: companyKeyCalls.list.answer,
} as const satisfies Question<unknown>;

/** Keys by which programs act for the company. Only the server knows them. */
export const KeysScreen = () => {
  const { t } = useLingui();
  const { actor } = useShop();
  const { pathname } = useLocation();
  const mayManage = may(actor, 'manageKeys');
  const { asked, askAgain } = useAnswer(companyKeys, pathname, mayManage);
  const keys = asked?.ok ? asked.answer.keys : null;
  const [isAdding, setIsAdding] = useState(false);
  const add = (
    <Button icon={<Icon name="plus" />} onPress={() => setIsAdding(true)}>
      <Trans>Schlüssel anlegen</Trans>
    </Button>
  );
  const close = () => {
    setIsAdding(false);
    askAgain();
  };
  return (
    <Page
      title={t`Schlüssel für Programme`}
      width="text"
      lead={
        <Trans>
          Mit einem Schlüssel arbeitet ein Programm für Ihre Firma: Warenwirtschaft, Skript oder KI-Assistent. Es darf
          nie mehr, als Sie selbst dürfen.
        </Trans>
      }
      actions={keys && keys.length > 0 ? add : null}
    >
      {mayManage ? (
        <Listing add={add} keys={keys} failure={asked && !asked.ok ? asked.failure : null} onRevoked={askAgain} />
      ) : (
        <Notice tone="info" title={<Trans>Schlüssel verwaltet ein Administrator Ihrer Firma.</Trans>} />
      )}
      {isAdding ? <KeyDialog onClose={close} /> : null}
    </Page>
  );
};

type ListingProps = {
  add: ReactNode;
  keys: readonly ListedKey[] | null;
  failure: Parameters<typeof FailureNotice>[0]['failure'];
  onRevoked: () => void;
};

const Listing = ({ add, keys, failure, onRevoked }: ListingProps) => {
  if (failure === 'offline') return <OutOfReach />;
  if (failure) return <FailureNotice failure={failure} />;
  if (!keys) return <Spinner />;
  if (keys.length === 0)
    return (
      <EmptyState title={<Trans>Noch kein Schlüssel</Trans>} action={add}>
        <Trans>
          Sie wählen, was er darf und wie lange er gilt. Er wird einmal gezeigt und lässt sich jederzeit widerrufen.
        </Trans>
      </EmptyState>
    );
  return (
    <>
      <ul className={styles.list}>
        {keys.map((key) => (
          <KeyRow key={key.keyId} listed={key} onRevoked={onRevoked} />
        ))}
      </ul>
      <p className={styles.more}>
        <Trans>Adresse für KI-Assistenten (MCP):</Trans> <code>{`${location.origin}/mcp`}</code>
      </p>
      <p className={styles.more}>
        <a href="/api/1.0/docs" target="_blank" rel="noreferrer">
          <Trans>Was Programme aufrufen können</Trans>
        </a>
      </p>
    </>
  );
};

const OutOfReach = () => (
  <Notice tone="info" title={<Trans>Schlüssel liegen nur auf dem Server.</Trans>}>
    <p>
      <Trans>
        Ohne Verbindung sind sie nicht zu sehen und nicht zu ändern; sie erscheinen, sobald das Netz zurück ist.
      </Trans>
    </p>
  </Notice>
);

const KeyRow = ({ listed, onRevoked }: { listed: ListedKey; onRevoked: () => void }) => {
  const { t, i18n } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  const { name, prefix, scopes, madeBy, stoppedBy } = listed;
  const made = formatMoment(listed.madeAt, i18n.locale);
  const used = listed.usedAt === null ? null : formatMoment(listed.usedAt, i18n.locale);
  const until = listed.expiresAt === null ? null : formatMoment(listed.expiresAt, i18n.locale);
  const who = madeBy.name;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <span className={styles.name}>
          {name}
          <code className={styles.prefix}>{`${prefix}…`}</code>
          <Stopped by={stoppedBy} />
        </span>
        <span>{scopes.map((scope) => i18n._(scopeWords[scope])).join(' · ')}</span>
        <span className={styles.soft}>
          {used === null ? <Trans>Noch nie benutzt</Trans> : <Trans>Zuletzt benutzt: {used}</Trans>}
          {' · '}
          {until === null ? <Trans>gilt bis zum Widerruf</Trans> : <Trans>gilt bis {until}</Trans>}
        </span>
        <span className={styles.soft}>
          <Trans>
            Angelegt von {who}, {made}
          </Trans>
        </span>
      </div>
      <Button tone="quiet" aria-label={t`Schlüssel „${name}“ widerrufen`} onPress={() => setIsAsking(true)}>
        <Trans>Widerrufen</Trans>
      </Button>
      {isAsking ? <RevokeDialog listed={listed} onClose={() => setIsAsking(false)} onRevoked={onRevoked} /> : null}
    </li>
  );
};

const Stopped = ({ by }: { by: ListedKey['stoppedBy'] }) => {
  if (by === null) return null;
  return (
    <StateChip tone="bad">
      {by === 'age' ? (
        <Trans>abgelaufen</Trans>
      ) : (
        <Trans>ruht: wer ihn angelegt hat, darf keine Schlüssel mehr haben</Trans>
      )}
    </StateChip>
  );
};

type RevokeDialogProps = { listed: ListedKey; onClose: () => void; onRevoked: () => void };

const RevokeDialog = ({ listed: { keyId, name }, onClose, onRevoked }: RevokeDialogProps) => {
  const { t } = useLingui();
  const askOwn = useOwnAccount();
  const { isPending, failure, ask } = useRequest();
  const revoke = async () => {
    const path = companyKeyCalls.revoke.path.replace('{keyId}', keyId);
    if (!(await ask(() => askOwn({ method: 'DELETE', path, answer: null })))) return;
    addToast({ words: t`Schlüssel „${name}“ ist widerrufen.` });
    onRevoked();
    onClose();
  };
  return (
    <Dialog
      title={<Trans>Schlüssel „{name}“ widerrufen?</Trans>}
      onClose={onClose}
      hasNoRoute
      isBusy={isPending}
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Abbrechen</Trans>
          </Button>
          <Button tone="primary" isPending={isPending} onPress={() => void revoke()}>
            <Trans>Widerrufen</Trans>
          </Button>
        </>
      }
    >
      <FailureNotice failure={failure} title={<Trans>Der Schlüssel gilt noch.</Trans>} />
      <p>
        <Trans>Das Programm kommt damit sofort nicht mehr in den Shop. Das lässt sich nicht zurücknehmen.</Trans>
      </p>
    </Dialog>
  );
};

/** The way to the keys, on the page of the account, for whoever may have some. */
export const KeysSection = () => {
  const { t } = useLingui();
  return (
    <section className={styles.section} aria-label={t`Schlüssel für Programme`}>
      <h2>
        <Trans>Schlüssel für Programme</Trans>
      </h2>
      <p className={styles.soft}>
        <Trans>Damit arbeiten Warenwirtschaft, Skripte oder KI-Assistenten für Ihre Firma.</Trans>
      </p>
      <LinkButton from="/$lang" to="/$lang/shop/account/keys" params={(now) => now}>
        <Trans>Schlüssel verwalten</Trans>
      </LinkButton>
    </section>
  );
};
