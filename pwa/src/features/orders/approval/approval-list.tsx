import type { ApprovalRequest } from '@knotenblech/shared/orders/approval/approval-request.record.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useRecords, useShop } from '../../../sync/hooks/use-shop.tsx';
import { formatMoment } from '../../../ui/figures/format-time.ts';
import { RowList } from '../../../ui/record-list/row-list.tsx';
import { StateChip } from '../../../ui/signals/state-chip.tsx';
import { useAuthorName } from '../../account/public/use-author-name.ts';
import { AmountHead, RowAmount } from '../list/order-amounts-list.tsx';
import styles from '../list/orders-screen.module.css';
import type { Approvals } from '../public/use-approvals.ts';

/** What waits for approval in the company, above what is ordered: first what the reader decides. */
export const ApprovalList = ({ approvals: { toDecide, own, others } }: { approvals: Approvals }) => (
  <>
    <Section title={<Trans>Wartet auf Ihre Freigabe</Trans>} requests={toDecide} />
    <Section title={<Trans>Ihre Anfragen zur Freigabe</Trans>} requests={own} />
    <Section title={<Trans>Anfragen Ihrer Kollegen</Trans>} requests={others} />
  </>
);

const Section = ({ title, requests }: { title: ReactNode; requests: readonly ApprovalRequest[] }) =>
  requests.length === 0 ? null : (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <AmountHead />
      <RowList className={styles.list}>
        {requests.map((request) => (
          <RequestRow key={request.id} request={request} />
        ))}
      </RowList>
    </section>
  );

const RequestRow = ({ request: { id, userId, askedAt, order, state } }: { request: ApprovalRequest }) => {
  const { i18n } = useLingui();
  const { actor } = useShop();
  const nameOf = useAuthorName();
  const projects = useRecords('project', customerSpace(actor.customerId)) ?? [];
  const names = order.lines.flatMap((line) => projects.find((each) => each.id === line.projectId)?.name ?? []);
  return (
    <li className={styles.row}>
      <Link
        from="/$lang"
        to="/$lang/shop/account/orders/$orderId"
        params={{ orderId: id }}
        className={styles.number ?? ''}
      >
        {nameOf(userId)}
      </Link>
      <span className={styles.day}>{formatMoment(askedAt, i18n.locale)}</span>
      <span className={styles.names}>
        {names.join(', ')}
        {order.reference === '' ? null : <span className={styles.soft}>{order.reference}</span>}
      </span>
      <ApprovalChip state={state} />
      <span className={styles.amount}>
        <RowAmount amounts={order.shown} />
      </span>
    </li>
  );
};

const ApprovalChip = ({ state }: Pick<ApprovalRequest, 'state'>) => {
  switch (state.is) {
    case 'open':
      return (
        <StateChip tone="warn">
          <Trans>wartet auf Freigabe</Trans>
        </StateChip>
      );
    case 'approved':
      return (
        <StateChip tone="active">
          <Trans>freigegeben</Trans>
        </StateChip>
      );
    case 'rejected':
      return (
        <StateChip tone="bad">
          <Trans>nicht freigegeben</Trans>
        </StateChip>
      );
    case 'outdated':
      return (
        <StateChip tone="bad">
          <Trans>gilt nicht mehr</Trans>
        </StateChip>
      );
  }
};
