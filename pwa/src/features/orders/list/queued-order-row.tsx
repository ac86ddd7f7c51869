import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { orderStageLabels } from '../../../i18n/words/order-stage-words.ts';
import { useRecords, useShop } from '../../../sync/hooks/use-shop.tsx';
import type { QueuedOrder } from '../../../sync/status/queued-order.ts';
import { formatMoment } from '../../../ui/figures/format-time.ts';
import { StateChip } from '../../../ui/signals/state-chip.tsx';
import styles from './orders-screen.module.css';
import { RowAmount } from './row-amount.tsx';
import { AcceptedChip } from './taken-chip.tsx';

/** An order of this device that no server has accepted, or whose record is still on its way. */
export const QueuedOrderRow = ({ entry }: { entry: Pick<QueuedOrder, 'at' | 'args'> & { state: State } }) => {
  const { i18n } = useLingui();
  const { actor } = useShop();
  const projects = useRecords('project', customerSpace(actor.customerId)) ?? [];
  const { args } = entry;
  const names = args.lines.flatMap((line) => projects.find((project) => project.id === line.projectId)?.name ?? []);
  return (
    <li className={styles.row}>
      <Link
        from="/$lang"
        to="/$lang/shop/process-order"
        search={{ order: args.orderId }}
        className={styles.number ?? ''}
      >
        <Trans>ohne Nummer</Trans>
      </Link>
      <span className={styles.day}>{formatMoment(entry.at, i18n.locale)}</span>
      <span className={styles.names}>{names.join(', ')}</span>
      <QueuedChip state={entry.state} />
      <span className={styles.amount}>
        <RowAmount amounts={args.shown} />
      </span>
    </li>
  );
};

type State = QueuedOrder['state'] | 'taken';

const QueuedChip = ({ state }: { state: State }) => {
  const { i18n } = useLingui();
  if (state === 'taken') return <AcceptedChip />;
  const stage = state === 'failed' ? 'refused' : state;
  return <StateChip tone={tones[stage]}>{i18n._(orderStageLabels[stage])}</StateChip>;
};

const tones = { queued: 'warn', sending: 'active', refused: 'bad' } as const;
