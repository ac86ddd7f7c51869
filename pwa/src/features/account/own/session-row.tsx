import type { ListedSession } from '@knotenblech/shared/api/accounts/account-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/actions/button.tsx';
import { formatMoment } from '../../../ui/figures/format-time.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { StateChip } from '../../../ui/signals/state-chip.tsx';
import { deviceOf } from './device-of.ts';
import styles from './session-list.module.css';

type SessionRowProps = { session: ListedSession; isPending: boolean; onEnd: () => void };

const useDeviceName = ({ kind, deviceName }: ListedSession) => {
  const { t } = useLingui();
  const device = deviceOf(deviceName);
  if (kind === 'api') return t`Programm mit API-Zugang`;
  return device ? t`${device.browser} auf ${device.system}` : deviceName || t`Unbekanntes Gerät`;
};

export const SessionRow = ({ session, isPending, onEnd }: SessionRowProps) => {
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
