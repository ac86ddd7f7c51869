import { Plural, Trans } from '@lingui/react/macro';
import { WorkWords } from '../../orders/work-words.tsx';
import { totalOf, type WorkCount } from '../../sync/count-work.ts';
import { useShop } from '../../sync/use-shop.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Notice } from '../../ui/signals/notice.tsx';

type UnsentNoticeProps = {
  unsent: WorkCount;
  canSend: boolean;
  isPending: boolean;
  /** Null: nothing of it can be thrown away. */
  onDiscard: (() => void) | null;
};

/** What becomes of unsent work at a logout: sent first, kept sealed, or thrown away after being asked twice. */
export const UnsentNotice = ({ unsent, canSend, isPending, onDiscard }: UnsentNoticeProps) => {
  const shop = useShop();
  return (
    <Notice
      tone="warn"
      title={
        <Trans>
          Noch nicht übertragen: <WorkWords work={unsent} />
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
        <Plural
          value={totalOf(unsent)}
          one="Sie bleibt verschlüsselt auf dem Gerät und geht hinaus, sobald Sie sich hier wieder anmelden."
          other="Sie bleiben verschlüsselt auf dem Gerät und gehen hinaus, sobald Sie sich hier wieder anmelden."
        />{' '}
        {unsent.orders > 0 ? <Trans>Bis dahin ist davon nichts bestellt.</Trans> : null}
      </p>
    </Notice>
  );
};
