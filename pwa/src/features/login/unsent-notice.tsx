import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useShop, useSyncStatus, useUnqueued, useWaiting } from '../../sync/use-shop.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Notice } from '../../ui/signals/notice.tsx';
import { countOffered } from './count-offered.ts';

type UnsentNoticeProps = {
  unsentCount: number;
  canSend: boolean;
  /** Of all this, and of the cards of what was refused, what can be thrown away. */
  lostCount: number;
  isPending: boolean;
  onDiscard: () => void;
};

/** What becomes of unsent work at a logout: sent first, kept sealed, or thrown away after being asked twice. */
export const UnsentNotice = ({ unsentCount, canSend, lostCount, isPending, onDiscard }: UnsentNoticeProps) => {
  const shop = useShop();
  const mayHaveArrived = countOffered(useWaiting(), useUnqueued(), useSyncStatus());
  const [isDiscarding, setIsDiscarding] = useState(false);
  if (isDiscarding)
    return (
      <Notice
        tone="error"
        title={
          <Plural
            value={lostCount}
            one="# Änderung geht verloren, wenn Sie sie verwerfen."
            other="# Änderungen gehen verloren, wenn Sie sie verwerfen."
          />
        }
        action={
          <>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that was pressed is gone */}
            <Button autoFocus onPress={() => setIsDiscarding(false)}>
              <Trans>Doch behalten</Trans>
            </Button>
            <Button tone="danger" isPending={isPending} onPress={onDiscard}>
              <Trans>Verwerfen und abmelden</Trans>
            </Button>
          </>
        }
      >
        <p>
          {mayHaveArrived > 0 ? (
            <Plural
              value={mayHaveArrived}
              one="# davon kann schon auf dem Server sein, auch als Bestellung: Das nimmt Verwerfen nicht zurück."
              other="# davon können schon auf dem Server sein, auch als Bestellung: Das nimmt Verwerfen nicht zurück."
            />
          ) : (
            <Trans>Auf dem Server ist davon nichts. Das lässt sich nicht zurücknehmen.</Trans>
          )}
        </p>
      </Notice>
    );
  return (
    <Notice
      tone="warn"
      title={
        <Plural
          value={unsentCount}
          one="# Änderung ist noch nicht übertragen."
          other="# Änderungen sind noch nicht übertragen."
        />
      }
      action={
        <>
          {canSend ? (
            <Button onPress={() => shop.retryNow()}>
              <Trans>Jetzt übertragen</Trans>
            </Button>
          ) : null}
          {lostCount > 0 ? (
            <Button tone="quiet" onPress={() => setIsDiscarding(true)}>
              <Trans>Verwerfen …</Trans>
            </Button>
          ) : null}
        </>
      }
    >
      <p>
        <Plural
          value={unsentCount}
          one="Sie bleibt verschlüsselt auf dem Gerät und geht hinaus, sobald Sie sich hier wieder anmelden."
          other="Sie bleiben verschlüsselt auf dem Gerät und gehen hinaus, sobald Sie sich hier wieder anmelden."
        />
      </p>
    </Notice>
  );
};
