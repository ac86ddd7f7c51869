import { may } from '@knotenblech/shared/records/permissions.ts';
import { Trans } from '@lingui/react/macro';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { totalOf, type WorkCount } from '../../../sync/outbox/count-work.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { WorkText } from '../../orders/public/work-text.tsx';
import { KeptText } from './kept-words.tsx';

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
