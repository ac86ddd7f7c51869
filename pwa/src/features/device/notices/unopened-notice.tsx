import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { dismissUnopened, readUnopened, type UnopenedWork } from '../../../device/unsent-work/unopened-work.ts';
import { useLive } from '../../../sync/hooks/use-live.ts';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { formatMoment } from '../../../ui/figures/format-time.ts';
import { Notice } from '../../../ui/signals/notice.tsx';
import styles from './notices.module.css';

/** What the user left here and can no longer open: told at every start until he puts it away. */
export const UnopenedNotice = () => {
  const { userId } = useShop().actor;
  const unopened = useLive(`${userId} unopened`, () => readUnopened(userId)) ?? [];
  return unopened.map((each) => <UnopenedWorkNotice key={each.id} unopened={each} />);
};

const UnopenedWorkNotice = ({ unopened }: { unopened: UnopenedWork }) => (
  <div className={styles.place}>
    <Notice
      tone="error"
      title={<Trans>Arbeit von Ihnen auf diesem Gerät lässt sich nicht mehr öffnen.</Trans>}
      action={
        <Button onPress={() => void dismissUnopened(unopened)}>
          <Trans>Verstanden</Trans>
        </Button>
      }
    >
      <p>
        <WhatIsUnopened unopened={unopened} />{' '}
        <Trans>
          Weder der Schlüssel Ihres Kontos noch Ihr Passwort öffnet sie. Gelöscht ist nichts, aber gesendet wird davon
          auch nichts.
        </Trans>
      </p>
      <p>
        {unopened.opensAgain ? (
          <Trans>
            Galt damals ein anderes Passwort? Ändern Sie Ihres auf das frühere und melden Sie sich hier neu an, dann
            geht sie hinaus. Sonst geben Sie noch einmal ein, was fehlt.
          </Trans>
        ) : (
          <Trans>Sehen Sie nach, was fehlt, und geben Sie es noch einmal ein.</Trans>
        )}
      </p>
    </Notice>
  </div>
);

const WhatIsUnopened = ({ unopened: { count, at } }: { unopened: UnopenedWork }) => {
  const { i18n } = useLingui();
  return (
    <>
      {count === null ? (
        <Trans>Ob etwas davon noch nicht gesendet war, ist nicht bekannt</Trans>
      ) : (
        <Plural value={count} one="# Änderung war noch nicht gesendet" other="# Änderungen waren noch nicht gesendet" />
      )}{' '}
      <Trans>(Stand {formatMoment(at, i18n.locale)}).</Trans>
    </>
  );
};
