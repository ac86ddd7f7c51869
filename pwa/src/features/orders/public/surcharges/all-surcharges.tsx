import { surchargeCalls } from '@knotenblech/shared/api/orders/surcharge-calls.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { isOrderOver } from '@knotenblech/shared/orders/status-table.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServerMutation, useServerQuery } from '../../../../sync/hooks/online/use-server-query.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { readScaled } from '../../../../ui/fields/decimal-text.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../../ui/forms/form-dialog.tsx';
import { useUnsavedGuard } from '../../../../ui/forms/use-unsaved-guard.ts';
import { failureMessage, showFailure } from '../../../issues/public/show-failure.ts';
import { SurchargeList } from './own-surcharges.tsx';

/** Surcharges and credits of an order for those who run the shop; more can be added until it is over. */
export const AllSurcharges = ({ order }: { order: Order }) => {
  const { i18n } = useLingui();
  const client = useQueryClient();
  const [isAdding, setAdding] = useState(false);
  const { data } = useServerQuery({ path: `/orders/${order.id}/surcharges`, answer: surchargeCalls.list.answer });
  const withdraw = useServerMutation(
    (id: string) => ({
      path: `/admin/orders/${order.id}/surcharges/${id}/withdraw`,
      body: {},
      answer: surchargeCalls.withdraw.answer,
    }),
    () => void client.invalidateQueries(),
  );
  const isOver = order.check !== 'accepted' || isOrderOver(order);
  return (
    <>
      <SurchargeList
        surcharges={data?.surcharges ?? []}
        renderAct={({ id, state, netCents }) =>
          !isOver && netCents > 0 && (state === 'asked' || state === 'accepted') ? (
            <Button
              tone="quiet"
              isPending={withdraw.isPending && withdraw.variables === id}
              onPress={() => withdraw.mutate(id, { onError: (error) => showFailure(i18n, error) })}
            >
              <Trans>Zuschlag streichen</Trans>
            </Button>
          ) : null
        }
      />
      {isOver ? null : (
        <div>
          <Button onPress={() => setAdding(true)}>
            <Trans>Zuschlag oder Nachlass</Trans>
          </Button>
        </div>
      )}
      {isAdding ? <AddDialog order={order} onClose={() => setAdding(false)} /> : null}
    </>
  );
};

const AddDialog = ({ order, onClose }: { order: Order; onClose: () => void }) => {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const [amount, setAmount] = useState('');
  const [wasTried, setTried] = useState(false);
  const guard = useUnsavedGuard(reason !== '' || amount !== '');
  const cents = readScaled(amount, 2);
  const isComplete = reason.trim() !== '' && cents !== null && cents !== 0;
  const add = useServerMutation(
    (netCents: number) => ({
      path: `/admin/orders/${order.id}/surcharges`,
      body: { reason: reason.trim(), netCents },
      answer: surchargeCalls.add.answer,
    }),
    () => {
      guard.release();
      void client.invalidateQueries();
      onClose();
    },
  );
  return (
    <FormDialog
      title={<Trans>Zuschlag oder Nachlass</Trans>}
      guard={guard}
      onClose={onClose}
      onSave={() => {
        setTried(true);
        if (isComplete) add.mutate(cents);
      }}
      isPending={add.isPending}
      failure={add.error && failureMessage(i18n, add.error)}
      hasNoRoute
    >
      <p>
        <Trans>Ein Zuschlag gilt erst, wenn der Kunde zustimmt; ein Nachlass gilt sofort.</Trans>
      </p>
      <TextField
        label={t`Grund, den der Kunde liest`}
        value={reason}
        onChange={setReason}
        maxLength={200}
        error={wasTried && reason.trim() === '' ? t`Bitte geben Sie den Grund an.` : null}
      />
      <TextField
        label={t`Betrag netto in €`}
        // The keypad for decimals on an iPhone has no minus.
        hint={t`Mit Minus davor ist es ein Nachlass.`}
        value={amount}
        onChange={setAmount}
        error={
          wasTried && (cents === null || cents === 0) ? t`Bitte einen Betrag angeben, etwa 90,00 oder −20,00.` : null
        }
      />
    </FormDialog>
  );
};
