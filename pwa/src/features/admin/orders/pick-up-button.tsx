import { type ListedOrder, setOrderStatusCall } from '@knotenblech/shared/api/orders/order-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useServerMutation } from '../../../sync/hooks/use-server-query.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { addToast } from '../../../ui/signals/toasts.ts';
import { showFailure } from '../../issues/public/show-failure.ts';
import { holdSeconds, useUndoStatus } from './held-status.tsx';

/** Takes a new order into one's hands; nothing for one that somebody has. */
export const PickUpButton = ({ listed: { order, next } }: { listed: Pick<ListedOrder, 'order' | 'next'> }) => {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const { take } = useUndoStatus();
  const pickUp = useServerMutation(
    () => ({
      path: `/admin/orders/${order.id}/status`,
      body: { status: 'ASSIGNED', holdSeconds },
      answer: setOrderStatusCall.answer,
    }),
    () => {
      addToast({
        words: t`Bestellung ${order.number} ist bei Ihnen.`,
        name: order.id,
        undo: () => take([order.id]),
      });
    },
  );
  if (order.status !== 'NEW' || !next.some(({ status }) => status === 'ASSIGNED')) return null;
  return (
    <Button
      isPending={pickUp.isPending}
      onPress={() =>
        pickUp.mutate(undefined, {
          onError: (error) => showFailure(i18n, error),
          onSettled: () => client.invalidateQueries(),
        })
      }
    >
      <Trans>Übernehmen</Trans>
    </Button>
  );
};
