import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage } from '../../i18n/words/error-message.ts';
import { Switch } from '../../ui/fields/switch.tsx';
import { Notice } from '../../ui/signals/notice.tsx';
import styles from './push-option.module.css';
import type { PushState } from './push-state.ts';
import { usePush } from './use-push.ts';

/** The user's choice to be told of new messages while the shop is closed; off by itself. */
export const PushOption = () => {
  const { i18n } = useLingui();
  const { state, isBusy, failure, turn } = usePush();
  const isSwitchable = state?.kind === 'on' || state?.kind === 'off';
  return (
    <section className={styles.option}>
      <Switch isSelected={state?.kind === 'on'} isDisabled={!isSwitchable || isBusy} onChange={turn}>
        <Trans>Bei neuen Nachrichten auf diesem Gerät benachrichtigen</Trans>
      </Switch>
      <p className={styles.hint}>
        {state && !isBusy ? <PushWords kind={state.kind} /> : <Trans>Einen Moment …</Trans>}
      </p>
      {failure ? (
        <Notice tone="error">
          <p>
            {failure === 'browser' ? (
              <Trans>
                Der Benachrichtigungsdienst des Browsers ist nicht erreichbar. Bitte versuchen Sie es später noch
                einmal.
              </Trans>
            ) : (
              errorMessage(i18n, failure)
            )}
          </p>
        </Notice>
      ) : null}
    </section>
  );
};

const PushWords = ({ kind }: { kind: PushState['kind'] }) => {
  switch (kind) {
    case 'on':
    case 'off':
      return <Trans>Auch wenn der Shop geschlossen ist. Vom Inhalt der Nachricht wird nichts angezeigt.</Trans>;
    case 'unsupported':
      return <Trans>Dieser Browser zeigt keine Benachrichtigungen an.</Trans>;
    case 'needs-install':
      return <Trans>Dazu legen Sie den Shop zuerst auf den Home-Bildschirm und öffnen ihn von dort.</Trans>;
    case 'switched-off':
      return <Trans>Dieser Shop verschickt zurzeit keine Benachrichtigungen.</Trans>;
    case 'unreached':
      return <Trans>Das lässt sich nur mit Verbindung zum Server ändern.</Trans>;
    case 'blocked':
      return <Trans>Benachrichtigungen sind in den Einstellungen des Browsers für diesen Shop gesperrt.</Trans>;
  }
};
