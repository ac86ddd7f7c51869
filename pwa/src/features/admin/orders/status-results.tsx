import type { Refusal } from '@knotenblech/shared/api/describe-call.ts';
import type { OrderStatus } from '@knotenblech/shared/orders/order.record.ts';
import type { OrderId } from '@knotenblech/shared/values/ids.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { errorMessage } from '../../../i18n/words/error-messages.ts';
import { orderStatusLabels } from '../../../i18n/words/order-labels.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { StateChip } from '../../../ui/signals/state-chip.tsx';
import { useUndoStatus } from './held-status.tsx';
import styles from './status-results.module.css';

export type StatusResult = Refusal & { orderId: OrderId; number: number; wasThere: boolean };

type StatusResultsProps = { status: OrderStatus; results: readonly StatusResult[]; onClose: () => void };

/** What became of each of several orders. */
export const StatusResults = ({ status, results, onClose }: StatusResultsProps) => {
  const { i18n } = useLingui();
  const { take } = useUndoStatus();
  const moved = results.filter(({ errors, wasThere }) => errors.length === 0 && !wasThere);
  const movedCount = moved.length;
  return (
    <Dialog
      title={
        movedCount === results.length ? (
          <Plural value={movedCount} one="# Bestellung geändert" other="# Bestellungen geändert" />
        ) : (
          <Trans>
            {movedCount} von {results.length} Bestellungen geändert
          </Trans>
        )
      }
      onClose={onClose}
      hasNoRoute
      actions={
        <>
          {moved.length === 0 ? null : (
            <Button
              tone="quiet"
              onPress={() => {
                take(moved.map(({ orderId }) => orderId));
                onClose();
              }}
            >
              <Trans>Rückgängig</Trans>
            </Button>
          )}
          <Button tone="primary" onPress={onClose}>
            <Trans>Fertig</Trans>
          </Button>
        </>
      }
    >
      <ul className={styles.results}>
        {results.map(({ orderId, number, errors, wasThere }) => (
          <li key={orderId} className={styles.result}>
            <strong>
              <Trans>Nr. {number}</Trans>
            </strong>
            {errors.length === 0 ? (
              <span>
                <StateChip tone={wasThere ? 'quiet' : 'good'}>{i18n._(orderStatusLabels[status])}</StateChip>
                {wasThere ? (
                  <span className={styles.soft}>
                    <Trans>war schon so</Trans>
                  </span>
                ) : null}
              </span>
            ) : (
              <span className={styles.refused}>
                {errors.map(({ errorCode, details }) => errorMessage(i18n, errorCode, details)).join(' ')}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
