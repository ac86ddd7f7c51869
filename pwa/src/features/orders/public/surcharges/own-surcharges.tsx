import { type Surcharge, surchargeCalls } from '@knotenblech/shared/api/orders/surcharge-calls.ts';
import { readsGross } from '@knotenblech/shared/orders/amounts/shown-vat-rate.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { customerPriceSpace } from '@knotenblech/shared/records/space.ts';
import { withVat } from '@knotenblech/shared/values/decimal.ts';
import type { Cents } from '@knotenblech/shared/values/money.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useServerMutation, useServerQuery } from '../../../../sync/hooks/online/use-server-query.ts';
import { useRecord, useShop } from '../../../../sync/hooks/use-shop.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { Amount } from '../../../../ui/figures/counting-amount.tsx';
import { Notice } from '../../../../ui/signals/notice.tsx';
import { StateChip, type StateTone } from '../../../../ui/signals/state-chip.tsx';
import { showFailure } from '../../../issues/public/show-failure.ts';
import { VatText } from '../amounts/shown-amount.tsx';
import styles from './surcharges.module.css';

/** Surcharges of one's own order: those that are asked for are answered here. Nothing without a network, nor without prices. */
export const OwnSurcharges = ({ order }: { order: Order }) =>
  useShop().actor.seesPrices && order.check === 'accepted' ? <Known order={order} /> : null;

const Known = ({ order }: { order: Order }) => {
  const { customerId, customerKind } = useShop().actor;
  const priced = useRecord('orderAmounts', customerPriceSpace(customerId), order.id);
  const { data } = useServerQuery({ path: `/orders/${order.id}/surcharges`, answer: surchargeCalls.list.answer });
  if (priced === undefined) return null;
  const surcharges = data?.surcharges ?? [];
  const vatRate = priced?.amounts.vatRate ?? 0;
  const shownCents = (netCents: Cents) => (readsGross(customerKind) ? withVat(netCents, vatRate) : netCents);
  return (
    <>
      {surcharges
        .filter(({ state }) => state === 'asked')
        .map((surcharge) => (
          <Question key={surcharge.id} order={order} surcharge={surcharge} cents={shownCents(surcharge.netCents)} />
        ))}
      <SurchargeList surcharges={surcharges.filter(({ state }) => state !== 'asked')} shownCents={shownCents} />
    </>
  );
};

type QuestionProps = { order: Order; surcharge: Surcharge; cents: Cents };

const Question = ({ order, surcharge, cents }: QuestionProps) => {
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
          Zuschlag von <Amount cents={cents} /> <VatText />: {surcharge.reason}
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

const tones: Record<Surcharge['state'], StateTone> = {
  asked: 'warn',
  accepted: 'good',
  declined: 'bad',
  withdrawn: 'quiet',
};

type SurchargeListProps = {
  surcharges: readonly Surcharge[];
  /** As its reader counts; left out it is net. */
  shownCents?: (netCents: Cents) => Cents;
  /** What can be done with one. */
  renderAct?: (surcharge: Surcharge) => ReactNode;
};

/** Surcharges and credits with their reasons and what became of them. */
export const SurchargeList = ({ surcharges, shownCents = (cents) => cents, renderAct }: SurchargeListProps) => {
  const { t } = useLingui();
  const words = { asked: t`gefragt`, accepted: t`gilt`, declined: t`nicht zugestimmt`, withdrawn: t`zurückgenommen` };
  if (surcharges.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t`Zuschläge und Nachlässe`}>
      {surcharges.map((surcharge) => (
        <li key={surcharge.id} className={styles.row}>
          <span className={styles.reason}>
            {surcharge.reason}
            <StateChip tone={tones[surcharge.state]}>{words[surcharge.state]}</StateChip>
          </span>
          <Amount cents={shownCents(surcharge.netCents)} />
          {renderAct?.(surcharge)}
        </li>
      ))}
    </ul>
  );
};
