import { may } from '@knotenblech/shared/records/permissions.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  bringVisitorsWork,
  declineVisit,
  isDeclinedBy,
  subscribeToDeclined,
  visitedProjects,
  visitFailure,
} from '../../../device/auth/visitor.ts';
import { errorMessage } from '../../../i18n/words/error-messages.ts';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { addToast } from '../../../ui/signals/toasts.ts';
import { showBroughtAlong, useNames } from './show-brought-along.tsx';
import styles from './visit-card.module.css';

/**
 * Asks once whether the work of a visit on this device is that of whoever is signed in, and says why it did not come along.
 * `ofDeclined`: in its place where it can be taken over after all.
 */
export const VisitCard = ({ ofDeclined = false }: { ofDeclined?: boolean }) => {
  const { actor } = useShop();
  const isDeclined = useSyncExternalStore(subscribeToDeclined, () => isDeclinedBy(actor.userId));
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => void visitedProjects().then(setNames), []);
  if (names.length === 0 || isDeclined !== ofDeclined) return null;
  return (
    <div className={ofDeclined ? undefined : styles.place}>
      <Visit names={names} isDeclined={isDeclined} onBrought={() => setNames([])} />
    </div>
  );
};

type VisitProps = { names: readonly string[]; isDeclined: boolean; onBrought: () => void };

const Visit = ({ names, isDeclined, onBrought }: VisitProps) => {
  const { i18n, t } = useLingui();
  const shop = useShop();
  const { userId } = shop.actor;
  const [failure, setFailure] = useState(visitFailure);
  const [isBusy, setIsBusy] = useState(false);
  const mayBring = may(shop.actor, 'createProject');
  const listed = useNames(names);
  const bring = async () => {
    setIsBusy(true);
    const brought = await bringVisitorsWork(shop);
    setIsBusy(false);
    setFailure(visitFailure());
    if (brought.isLeft) return;
    showBroughtAlong(brought.names);
    onBrought();
  };
  const decline = () => {
    declineVisit(userId, true);
    addToast({
      name: 'visit',
      words: t`${listed} bleibt auf diesem Gerät. Übernehmen geht auch später, unter „Speicher auf diesem Gerät“.`,
      undo: () => declineVisit(userId, false),
    });
  };
  return (
    <Notice
      tone={failure ? 'error' : 'info'}
      title={
        failure ? (
          <Trans>{listed} ist nicht in Ihr Konto gekommen.</Trans>
        ) : (
          <Trans>Auf diesem Gerät liegt {listed} aus einem Besuch ohne Anmeldung.</Trans>
        )
      }
      action={
        <>
          {mayBring ? (
            <Button isPending={isBusy} onPress={() => void bring()}>
              {failure ? <Trans>Noch einmal versuchen</Trans> : <Trans>In mein Konto übernehmen</Trans>}
            </Button>
          ) : null}
          {isDeclined ? null : (
            <Button tone="quiet" isDisabled={isBusy} onPress={decline}>
              {failure || !mayBring ? <Trans>Liegen lassen</Trans> : <Trans>Nicht meine</Trans>}
            </Button>
          )}
        </>
      }
    >
      {failure ? (
        <p>
          {errorMessage(i18n, failure)} <Kept count={names.length} />
        </p>
      ) : null}
      {mayBring ? null : (
        <p>
          <Trans>Sie dürfen keine Projekte anlegen.</Trans> <Kept count={names.length} />
        </p>
      )}
    </Notice>
  );
};

const Kept = ({ count }: { count: number }) => (
  <Plural
    value={count}
    one="Nichts ist verloren: Das Projekt liegt auf diesem Gerät, nach dem Abmelden sehen Sie es wieder."
    other="Nichts ist verloren: Die # Projekte liegen auf diesem Gerät, nach dem Abmelden sehen Sie sie wieder."
  />
);
