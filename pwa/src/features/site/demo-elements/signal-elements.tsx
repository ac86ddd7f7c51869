import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/actions/button.tsx';
import { Badge } from '../../../ui/signals/badge.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { ProgressSteps } from '../../../ui/signals/progress-steps.tsx';
import { Spinner } from '../../../ui/signals/spinner.tsx';
import { StateChip } from '../../../ui/signals/state-chip.tsx';
import { addToast } from '../../../ui/signals/toasts.ts';
import styles from './demo-elements.module.css';

const notices = ['info', 'good', 'warn', 'error'] as const;
const chips = ['quiet', 'active', 'good', 'warn', 'bad'] as const;

export const SignalElements = () => {
  const { t } = useLingui();
  const words = { quiet: t`ruhig`, active: t`läuft`, good: t`fertig`, warn: t`prüfen`, bad: t`abgelehnt` };
  return (
    <section className={styles.group}>
      <h2>
        <Trans>Signale</Trans>
      </h2>
      <div className={styles.stack}>
        {notices.map((tone) => (
          <Notice key={tone} tone={tone} title={<Trans>Was geschehen ist</Trans>}>
            <p>
              <Trans>Was es bedeutet und was zu tun ist.</Trans>
            </p>
          </Notice>
        ))}
      </div>
      <div className={styles.row}>
        {chips.map((tone) => (
          <StateChip key={tone} tone={tone}>
            {words[tone]}
          </StateChip>
        ))}
        <Badge count={7} />
        <Spinner />
        <Spinner size="small" />
        <Button onPress={() => addToast({ words: <Trans>Gespeichert.</Trans> })}>
          <Trans>Kurz melden</Trans>
        </Button>
      </div>
      <ProgressSteps
        label={t`Schritte`}
        steps={[
          { id: 'done', label: t`Datei gelesen`, result: t`42 Teile`, state: 'done' },
          { id: 'active', label: t`Teile vermessen`, state: 'active' },
          { id: 'open', label: t`Preis rechnen`, state: 'open' },
          { id: 'failed', label: t`Übertragen`, state: 'failed' },
        ]}
      />
    </section>
  );
};
