import { accountCalls, type ListedSession } from '@knotenblech/shared/api/accounts/account-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { Button } from '../../../ui/actions/button.tsx';
import { formatMoment } from '../../../ui/figures/format-time.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { Spinner } from '../../../ui/signals/spinner.tsx';
import { StateChip } from '../../../ui/signals/state-chip.tsx';
import { addToast } from '../../../ui/signals/toasts.ts';
import { type Question, useAnswer, useOwnAccount, useRequest } from './call-account-api.ts';
import { FailureNotice } from './confirm-link-dialog.tsx';
import styles from './session-list.module.css';

const ownSessions = {
  method: 'GET',
  path: accountCalls.sessions.path,
  answer: accountCalls.sessions.answer,
} as const satisfies Question<unknown>;

/** Where the user is signed in; he can end it there. Only the server knows. */
export const SessionList = () => {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const { asked, askAgain } = useAnswer(ownSessions, pathname);
  const askOwn = useOwnAccount();
  const { isPending, failure, ask } = useRequest();
  const end = async (sessionId: string) => {
    const path = accountCalls.endSession.path.replace('{sessionId}', sessionId);
    await ask(() => askOwn({ method: 'DELETE', path, answer: null }));
    askAgain();
  };
  const endOthers = async () => {
    const { path, answer } = accountCalls.endOtherSessions;
    const ended = await ask(() => askOwn({ method: 'DELETE', path, answer }));
    if (ended) addToast({ words: t`Alle anderen Geräte sind abgemeldet.` });
    askAgain();
  };
  if (!asked) return <Spinner />;
  if (!asked.ok) return asked.failure === 'offline' ? <OutOfReach /> : <FailureNotice failure={asked.failure} />;
  const { sessions } = asked.answer;
  return (
    <>
      <FailureNotice failure={failure} />
      <ul className={styles.list}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} isPending={isPending} onEnd={() => void end(session.id)} />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Button isPending={isPending} onPress={() => void endOthers()}>
          <Trans>Alle anderen Geräte abmelden</Trans>
        </Button>
      ) : null}
    </>
  );
};

const OutOfReach = () => (
  <Notice tone="info" title={<Trans>Die Liste Ihrer Geräte kommt vom Server.</Trans>}>
    <p>
      <Trans>Ohne Verbindung ist sie nicht zu sehen; sie erscheint, sobald das Netz zurück ist.</Trans>
    </p>
  </Notice>
);

type SessionRowProps = { session: ListedSession; isPending: boolean; onEnd: () => void };

const useDeviceName = ({ kind, deviceName }: ListedSession) => {
  const { t } = useLingui();
  const device = deviceOf(deviceName);
  if (kind === 'api') return t`Programm mit API-Zugang`;
  return device ? t`${device.browser} auf ${device.system}` : deviceName || t`Unbekanntes Gerät`;
};

const SessionRow = ({ session, isPending, onEnd }: SessionRowProps) => {
  const { t, i18n } = useLingui();
  const name = useDeviceName(session);
  const seen = formatMoment(session.seenAt, i18n.locale);
  const since = formatMoment(session.createdAt, i18n.locale);
  return (
    <li className={styles.row}>
      <Icon name="device" />
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.soft}>
          <Trans>
            Zuletzt benutzt: {seen}, angemeldet: {since}
          </Trans>
        </span>
      </div>
      {session.isThis ? (
        <StateChip tone="active">
          <Trans>dieses Gerät</Trans>
        </StateChip>
      ) : (
        <Button tone="quiet" isDisabled={isPending} aria-label={t`${name} abmelden`} onPress={onEnd}>
          <Trans>Abmelden</Trans>
        </Button>
      )}
    </li>
  );
};

/** More telling names first: others claim to be Chrome and Safari too. */
const browsers: readonly [name: string, sign: RegExp][] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(HeadlessChrome|Chrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
];

const systems: readonly [name: string, sign: RegExp][] = [
  ['iPad', /\biPad\b/],
  ['iPhone', /\biPhone\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

const found = (names: readonly [string, RegExp][], text: string) => names.find(([, sign]) => sign.test(text))?.[0];

/** Browser and system that a user agent names; null where it names none that is known. */
export const deviceOf = (userAgent: string): { browser: string; system: string } | null => {
  const [browser, system] = [found(browsers, userAgent), found(systems, userAgent)];
  return browser !== undefined && system !== undefined ? { browser, system } : null;
};
