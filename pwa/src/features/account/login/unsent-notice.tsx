import { may } from '@knotenblech/shared/records/permissions.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { totalOf, type WorkCount } from '../../../sync/outbox/count-work.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { WorkText } from '../../orders/public/state/work-text.tsx';

type UnsentNoticeProps = {
  unsent: WorkCount;
  /** How much of it are files that are still to be read. */
  unreadCount: number;
  canSend: boolean;
  isPending: boolean;
  /** Null: nothing of it can be thrown away. */
  onDiscard: (() => void) | null;
};

/** What becomes of unsent work at a logout: sent first, kept sealed, or thrown away after being asked twice. */
export const UnsentNotice = ({ unsent, unreadCount, canSend, isPending, onDiscard }: UnsentNoticeProps) => {
  const shop = useShop();
  return (
    <Notice
      tone="warn"
      title={
        <Trans>
          Noch nicht übertragen: <WorkText work={unsent} />
        </Trans>
      }
      action={
        <>
          {canSend ? (
            <Button onPress={() => shop.retryNow()}>
              <Trans>Jetzt übertragen</Trans>
            </Button>
          ) : null}
          {onDiscard ? (
            <Button tone="quiet" isDisabled={isPending} onPress={onDiscard}>
              <Trans>Verwerfen …</Trans>
            </Button>
          ) : null}
        </>
      }
    >
      <p>
        <KeptText count={totalOf(unsent)} unreadCount={unreadCount} isReader={may(shop.actor, 'createProject')} />{' '}
        {unsent.orders > 0 ? <Trans>Bis dahin ist davon nichts bestellt.</Trans> : null}
      </p>
    </Notice>
  );
};

type KeptWordsProps = {
  /** Unsent work, with the files that are still to be read. */
  count: number;
  unreadCount: number;
  /** Whether he may make projects of those. */
  isReader: boolean;
};

/** What becomes of unsent work that stays sealed: the sync sends what waits, a file is read first. */
export const KeptText = ({ count, unreadCount, isReader }: KeptWordsProps) => {
  if (unreadCount === 0)
    return (
      <Plural
        value={count}
        one="Sie bleibt verschlüsselt auf dem Gerät und geht hinaus, sobald Sie sich hier wieder anmelden."
        other="Sie bleiben verschlüsselt auf dem Gerät und gehen hinaus, sobald Sie sich hier wieder anmelden."
      />
    );
  return (
    <>
      {count > unreadCount ? (
        <>
          <Trans>
            Was wartet, bleibt verschlüsselt auf dem Gerät und geht hinaus, sobald Sie sich hier wieder anmelden.
          </Trans>{' '}
        </>
      ) : null}
      {isReader ? <ToBeRead count={unreadCount} /> : <NotToBeRead count={unreadCount} />}
    </>
  );
};

const ToBeRead = ({ count: files }: { count: number }) => (
  <Plural
    value={files}
    one="# Datei ist noch nicht gelesen. Sie bleibt verschlüsselt auf dem Gerät; zum Projekt wird sie, sobald Sie sich hier wieder anmelden und die Projekte öffnen, dann geht sie hinaus."
    other="# Dateien sind noch nicht gelesen. Sie bleiben verschlüsselt auf dem Gerät; zu Projekten werden sie, sobald Sie sich hier wieder anmelden und die Projekte öffnen, dann gehen sie hinaus."
  />
);

const NotToBeRead = ({ count: files }: { count: number }) => (
  <Plural
    value={files}
    one="# Datei ist noch nicht gelesen. Sie bleibt verschlüsselt auf dem Gerät, bis Sie wieder Projekte anlegen dürfen oder sie verwerfen."
    other="# Dateien sind noch nicht gelesen. Sie bleiben verschlüsselt auf dem Gerät, bis Sie wieder Projekte anlegen dürfen oder sie verwerfen."
  />
);
