import { accountCalls } from '@knotenblech/shared/api/accounts/account-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { Button } from '../../../ui/actions/button.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { Spinner } from '../../../ui/signals/spinner.tsx';
import { addToast } from '../../../ui/signals/toasts.ts';
import type { Question } from './call-account-api.ts';
import { FailureNotice } from './failure-notice.tsx';
import styles from './session-list.module.css';
import { SessionRow } from './session-row.tsx';
import { useAnswer } from './use-answer.ts';
import { useRequest } from './use-asking.ts';
import { useOwnAccount } from './use-own-account.ts';

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
