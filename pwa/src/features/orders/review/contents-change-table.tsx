import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { formatShortDay } from '../../../ui/figures/format-time.ts';
import { Cell, HeaderCell, Table } from '../../../ui/layout/table.tsx';
import { useAuthorName } from '../../account/public/use-author-name.ts';
import { OrderLink } from '../public/order-link.tsx';
import type { ContentsChangeRow } from './contents-change.ts';
import styles from './price-change-table.module.css';

/** What was shown and what holds now, thing by thing; of single parts their project shows it. */
export const ContentsChangeTable = ({ rows }: { rows: readonly ContentsChangeRow[] }) => {
  const { t } = useLingui();
  return (
    <Table caption={t`Was gezeigt war und was jetzt gilt`} isStacked>
      <thead>
        <tr>
          <HeaderCell isFirst>{t`Was`}</HeaderCell>
          <HeaderCell>{t`gezeigt`}</HeaderCell>
          <HeaderCell>{t`jetzt`}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, what, project, was, now, order }) => (
          <tr key={key}>
            <Cell isFirst>
              {what}
              {project ? (
                <>
                  {' · '}
                  <Link from="/$lang" to="/$lang/shop/project/$projectId" params={{ projectId: project.id }}>
                    <bdi>{project.name}</bdi>
                  </Link>
                </>
              ) : null}
            </Cell>
            <Cell label={t`gezeigt`}>{was}</Cell>
            <Cell label={t`jetzt`}>
              <strong className={styles.changed}>
                {order ? <OrderMade order={order} /> : now === '' ? <Trans>geändert</Trans> : now}
              </strong>
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};

const OrderMade = ({ order }: { order: Order }) => {
  const { i18n } = useLingui();
  const nameOf = useAuthorName();
  return (
    <Trans>
      bereits bestellt: <OrderLink order={order} /> vom {formatShortDay(order.orderedAt, i18n.locale)}, von{' '}
      {nameOf(order.userId)}
    </Trans>
  );
};
