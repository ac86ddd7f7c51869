import { type ListedOrder, setOrderStatusesCall } from '@knotenblech/shared/api/orders/order-calls.ts';
import { type OrderStatus, orderStatusSchema } from '@knotenblech/shared/orders/order.record.ts';
import { isPartial } from '@knotenblech/shared/orders/partial-steps.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { orderStatusLabels } from '../../../i18n/words/order-labels.ts';
import { useServerMutation } from '../../../sync/hooks/online/use-server-query.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ActBar } from '../../../ui/forms/act-bar.tsx';
import { useOpenEdit } from '../../../ui/forms/open-edits.ts';
import { failureMessage } from '../../issues/public/show-failure.ts';
import { holdSeconds } from './held-status.tsx';
import { type StatusResult, StatusResults } from './status-results.tsx';

type ChosenOrdersProps = { chosen: readonly ListedOrder[]; onClear: () => void };

/** Gives the chosen orders one status, and says for each how it went. */
export const ChosenOrders = ({ chosen, onClear }: ChosenOrdersProps) => {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const [status, setStatus] = useState<OrderStatus | null>(null);
  const [reason, setReason] = useState('');
  const [lacksReason, setLacksReason] = useState(false);
  const [done, setDone] = useState<{ status: OrderStatus; results: readonly StatusResult[] } | null>(null);
  useOpenEdit(done === null);
  const offered = offeredStatuses(chosen);
  const wanted = offered.find((each) => each.status === status) ?? null;
  const move = useServerMutation(
    (to: OrderStatus) => ({
      path: '/admin/orders/status',
      body: {
        orderIds: chosen.map(({ order }) => order.id),
        status: to,
        reason: to === 'CANCELED' ? reason.trim() : '',
        holdSeconds,
      },
      answer: setOrderStatusesCall.answer,
    }),
    (answer, to) => {
      const numbers = new Map(chosen.map(({ order }) => [order.id, order.number]));
      const results = answer.results.map((each) => ({ ...each, number: numbers.get(each.orderId) ?? 0 }));
      setDone({ status: to, results });
      void client.invalidateQueries();
    },
  );
  if (done) return <StatusResults {...done} onClose={onClear} />;
  const submit = () => {
    if (!wanted) return;
    const isMissing = wanted.needsReason && reason.trim() === '';
    setLacksReason(isMissing);
    if (!isMissing) move.mutate(wanted.status);
  };
  return (
    <ActBar
      label={t`Ausgewählte Bestellungen`}
      count={<Plural value={chosen.length} one="# Bestellung gewählt" other="# Bestellungen gewählt" />}
      problem={move.error && failureMessage(i18n, move.error)}
      acts={
        <>
          <Button tone="quiet" onPress={onClear}>
            <Trans>Auswahl aufheben</Trans>
          </Button>
          <Button tone="primary" isDisabled={!wanted} isPending={move.isPending} onPress={submit}>
            <Trans>Status ändern</Trans>
          </Button>
        </>
      }
    >
      <Select
        label={t`Status wählen`}
        isLabelHidden
        placeholder={t`Status wählen`}
        choices={offered.map((each) => ({
          value: each.status,
          label: `${i18n._(orderStatusLabels[each.status])} (${t`${each.count} von ${chosen.length}`})`,
        }))}
        value={wanted?.status ?? null}
        onChange={setStatus}
      />
      {wanted?.status === 'CANCELED' ? (
        <TextField
          label={wanted.needsReason ? t`Grund` : t`Grund (freiwillig)`}
          value={reason}
          onChange={setReason}
          maxLength={500}
          error={lacksReason ? t`Nach Beginn der Fertigung braucht eine Stornierung einen Grund.` : null}
        />
      ) : null}
    </ActBar>
  );
};

type OfferedStatus = { status: OrderStatus; count: number; needsReason: boolean };

/** The statuses that at least one of the chosen orders can get next, with how many can; no partial one, which says of what. */
export const offeredStatuses = (chosen: readonly Pick<ListedOrder, 'next'>[]): OfferedStatus[] =>
  orderStatusSchema.options.flatMap((status) => {
    if (isPartial(status)) return [];
    const steps = chosen.flatMap(({ next }) => next.filter((step) => step.status === status));
    return steps.length === 0
      ? []
      : [{ status, count: steps.length, needsReason: steps.some((step) => step.needsReason) }];
  });
