import { customerSpace } from '@knotenblech/shared/sync/space.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { orderStageWords } from '../../i18n/words/order-stage-words.ts';
import { useRecords, useShop } from '../../sync/use-shop.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { formatMoment } from '../../ui/figures/format-time.ts';
import { StateChip } from '../../ui/signals/state-chip.tsx';
import styles from './orders-screen.module.css';
import { RowAmount } from './row-amount.tsx';
import type { QueuedOrder } from './use-orders.ts';

/** An order of this device that no server has accepted. */
export const QueuedOrderRow = ({ entry }: { entry: QueuedOrder }) => {
  const { i18n } = useLingui();
  const { actor } = useShop();
  const projects = useRecords('project', customerSpace(actor.customerId)) ?? [];
  const { args } = entry;
  const names = args.lines.flatMap((line) => projects.find((project) => project.id === line.projectId)?.name ?? []);
  return (
    <li className={styles.row}>
      <span className={styles.number}>
        <Trans>ohne Nummer</Trans>
      </span>
      <span className={styles.day}>{formatMoment(entry.at, i18n.locale)}</span>
      <span className={styles.names}>{names.join(', ')}</span>
      <QueuedChip state={entry.state} />
      <span className={styles.amount}>
        <RowAmount amounts={args.shown} />
        <LinkButton tone="quiet" from="/$lang" to="/$lang/shop/process-order" search={{ order: args.orderId }}>
          <Trans>Ansehen</Trans>
        </LinkButton>
      </span>
    </li>
  );
};

const QueuedChip = ({ state }: { state: QueuedOrder['state'] }) => {
  const { i18n } = useLingui();
  const stage = state === 'failed' ? 'refused' : state;
  return <StateChip tone={tones[stage]}>{i18n._(orderStageWords[stage])}</StateChip>;
};

const tones = { queued: 'warn', sending: 'active', refused: 'bad' } as const;
