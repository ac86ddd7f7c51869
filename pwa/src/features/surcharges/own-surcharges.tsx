import { type Surcharge, surchargeCalls } from '@knotenblech/shared/api/surcharge-calls.ts';
import type { Order } from '@knotenblech/shared/orders/order.ts';
import { may } from '@knotenblech/shared/permissions/may.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { showFailure } from '../../failures/tell-failure.ts';
import { useServerQuery, useServerMutation } from '../../sync/use-asked.ts';
import { useShop } from '../../sync/use-shop.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { Amount } from '../../ui/figures/amount.tsx';
import { Notice } from '../../ui/signals/notice.tsx';
import { SurchargeList } from './surcharge-list.tsx';

/** Surcharges of one's own order: those that are asked for are answered here. Nothing without a network, nor without prices. */
export const OwnSurcharges = ({ order }: { order: Order }) =>
  useShop().actor.seesPrices && order.check === 'accepted' ? <Known order={order} /> : null;

const Known = ({ order }: { order: Order }) => {
  const { data } = useServerQuery({ path: `/orders/${order.id}/surcharges`, answer: surchargeCalls.list.answer });
  const surcharges = data?.surcharges ?? [];
  return (
    <>
      {surcharges
        .filter(({ state }) => state === 'asked')
        .map((surcharge) => (
          <Question key={surcharge.id} order={order} surcharge={surcharge} />
        ))}
      <SurchargeList surcharges={surcharges.filter(({ state }) => state !== 'asked')} />
    </>
  );
};

const Question = ({ order, surcharge }: { order: Order; surcharge: Surcharge }) => {
  const { i18n } = useLingui();
  const client = useQueryClient();
  const { actor } = useShop();
  const answer = useServerMutation(
    (accepts: boolean) => ({
      path: `/orders/${order.id}/surcharges/${surcharge.id}/answer`,
      body: { accepts },
      answer: surchargeCalls.answer.answer,
    }),
    () => {},
  );
  const send = (accepts: boolean) =>
    answer.mutate(accepts, {
      onError: (error) => showFailure(i18n, error),
      onSettled: () => client.invalidateQueries(),
    });
  return (
    <Notice
      tone="warn"
      title={
        <Trans>
          Zuschlag von <Amount cents={surcharge.netCents} /> netto: {surcharge.reason}
        </Trans>
      }
      action={
        may(actor, 'order') ? (
          <>
            <Button isDisabled={answer.isPending} onPress={() => send(false)}>
              <Trans>Ablehnen</Trans>
            </Button>{' '}
            <Button tone="primary" isPending={answer.isPending} onPress={() => send(true)}>
              <Trans>Zustimmen</Trans>
            </Button>
          </>
        ) : undefined
      }
    >
      <Trans>Er gilt erst, wenn Sie zustimmen.</Trans>
    </Notice>
  );
};
