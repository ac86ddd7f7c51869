import { listDeliverablesCall } from '@knotenblech/shared/api/orders/order-calls.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import {
  completeStatusOf,
  type NamedPieces,
  type PartialStatus,
  projectNameOf,
} from '@knotenblech/shared/orders/partial-steps.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { statusWordsOf } from '../../../i18n/words/order-labels.ts';
import { useServerQuery } from '../../../sync/hooks/online/use-server-query.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { Spinner } from '../../../ui/signals/spinner.tsx';
import { failureMessage } from '../../issues/public/show-failure.ts';
import styles from './partial-dialog.module.css';

/** The complete status where nothing would be left. */
export type PartialStep =
  | { status: PartialStatus; pieces: NamedPieces[]; knownSteps: number }
  | { status: (typeof completeStatusOf)[PartialStatus] };

type PartialDialogProps = {
  order: Order;
  status: PartialStatus;
  isPending: boolean;
  onStep: (step: PartialStep) => void;
  onClose: () => void;
};

type Choice = Omit<NamedPieces, 'pieces'> & { mark: string; left: number };
const keyOf = ({ projectId, piece, index }: Choice) => `${projectId} ${piece} ${index}`;

/** Asks which pieces of an order are ready or on their way: none or all to begin with, then more or fewer of each. */
export const PartialDialog = ({ order, status, isPending, onStep, onClose }: PartialDialogProps) => {
  const { i18n } = useLingui();
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  const { data, error } = useServerQuery({
    path: `/admin/orders/${order.id}/deliverables`,
    answer: listDeliverablesCall.answer,
    refetchMs: false,
  });
  const choices = (data?.deliverables ?? []).flatMap(({ pieces, commissioned, sent, ...name }): Choice[] => {
    const left = pieces - (status === 'PARTLY_SENT' ? sent : commissioned);
    return left > 0 ? [{ ...name, left }] : [];
  });
  const countOf = (choice: Choice) => Math.min(choice.left, counts.get(keyOf(choice)) ?? 0);
  const sum = (count: (choice: Choice) => number) => choices.reduce((all, choice) => all + count(choice), 0);
  const [chosen, left] = [sum(countOf), sum((choice) => choice.left)];
  const isAll = left > 0 && chosen === left;
  const step = () => {
    if (isAll) return onStep({ status: completeStatusOf[status] });
    const pieces = choices.flatMap((choice): NamedPieces[] => {
      const { projectId, piece, index } = choice;
      return countOf(choice) === 0 ? [] : [{ projectId, piece, index, pieces: countOf(choice) }];
    });
    return onStep({ status, pieces, knownSteps: data?.knownSteps[status] ?? 0 });
  };
  const fill = (count: (choice: Choice) => number) =>
    setCounts(new Map(choices.map((choice) => [keyOf(choice), count(choice)])));
  return (
    <Dialog
      title={<Trans>{i18n._(statusWordsOf(order, status))}: was und wie viel?</Trans>}
      size="wide"
      onClose={onClose}
      hasNoRoute
      isBusy={isPending}
      actions={
        <>
          <p className={styles.sum} role="status">
            <Trans>
              {chosen} von {left} Stück
            </Trans>
          </p>
          <Button tone="primary" isDisabled={chosen === 0} isPending={isPending} onPress={step}>
            {i18n._(statusWordsOf(order, isAll ? completeStatusOf[status] : status))}
          </Button>
        </>
      }
    >
      {error ? <p>{failureMessage(i18n, error)}</p> : null}
      {!data && !error ? <Spinner /> : null}
      {data ? (
        <>
          <div className={styles.fill}>
            <Button onPress={() => fill((choice) => choice.left)}>
              <Trans>Alles</Trans>
            </Button>
            <Button tone="quiet" onPress={() => fill(() => 0)}>
              <Trans>Nichts</Trans>
            </Button>
          </div>
          <ul className={styles.rows}>
            {choices.map((choice) => (
              <li key={keyOf(choice)} className={styles.row}>
                <span className={styles.words}>
                  <bdi dir="auto">{choice.mark}</bdi>
                  <span className={styles.soft}>
                    {order.lines.length > 1 ? `${projectNameOf(order, choice)} · ` : ''}
                    <Plural value={choice.left} one="# Stück offen" other="# Stück offen" />
                  </span>
                </span>
                <NumberField
                  label={choice.mark}
                  isLabelHidden
                  value={countOf(choice)}
                  bounds={[0, choice.left]}
                  onChange={(count) => setCounts((now) => new Map(now).set(keyOf(choice), count))}
                />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Dialog>
  );
};
