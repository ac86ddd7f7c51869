import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage } from '../../../i18n/words/error-message.ts';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import type { Cancelling } from '../public/cancel-state.ts';
import { useKeepOrder } from './use-keep-order.ts';

/** A cancellation that the server has not answered, or has refused. */
export const CancelNotice = ({ cancelling: { uid, state, code, details } }: { cancelling: Cancelling }) => {
  const { i18n } = useLingui();
  const shop = useShop();
  const { isPending, keepOrder } = useKeepOrder(uid);
  switch (state) {
    case 'queued':
      return (
        <Notice
          tone="warn"
          title={<Trans>Stornierung vorgemerkt, noch nicht storniert</Trans>}
          action={
            <Button tone="quiet" isPending={isPending} onPress={keepOrder}>
              <Trans>Doch nicht stornieren</Trans>
            </Button>
          }
        >
          <Trans>Sie geht hinaus, sobald das Gerät senden kann. Bis das Werk sie bestätigt, gilt die Bestellung.</Trans>
        </Notice>
      );
    case 'sending':
      return (
        <Notice title={<Trans>Stornierung unterwegs, noch nicht storniert</Trans>}>
          <Trans>Bis das Werk sie bestätigt, gilt die Bestellung.</Trans>
        </Notice>
      );
    case 'refused':
    case 'failed':
      return (
        <Notice
          tone="error"
          title={<Trans>Nicht storniert, die Bestellung gilt weiter</Trans>}
          action={
            <Button tone="quiet" onPress={() => void shop.discard(uid)}>
              <Trans>Verstanden</Trans>
            </Button>
          }
        >
          {code === 'order_step_refused' && details.from === 'IN_PRODUCTION' ? (
            <Trans>
              Die Fertigung hatte schon begonnen, als die Stornierung ankam. Rufen Sie uns an, wenn es eilt.
            </Trans>
          ) : (
            errorMessage(i18n, code ?? 'change_failed', details)
          )}
        </Notice>
      );
  }
};
