import { isOrdered } from '@knotenblech/shared/projects/is-ordered.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import type { OrderId, ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useRecord, useShop, useWaiting } from '../../../sync/hooks/use-shop.tsx';
import { formatShortDay } from '../../../ui/figures/format-time.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { cancellingOrderOf } from './cancel-state.ts';
import { OrderLink } from './order-link.tsx';
import { useOrdersOfProjects } from './order-queries.ts';
import styles from './ordered-notice.module.css';
import { waitingOrderOf } from './waiting-order-of.ts';

/** That a project about to be ordered is ordered already, or an order or a cancellation of it waits here; nothing where none is so. */
export const OrderedBefore = ({ project }: { project: Pick<Project, 'id' | 'orderedAt' | 'isOrderCancelled'> }) => {
  const { id } = project;
  const waiting = useWaiting();
  const waitingOrder = waitingOrderOf(waiting, id);
  const cancellingOrder = cancellingOrderOf(waiting, id);
  return (
    <>
      {isOrdered(project) ? <OrderMade projectId={id} /> : null}
      {cancellingOrder === null ? null : <OrderHolds orderId={cancellingOrder} />}
      {waitingOrder === null ? null : (
        <Line>
          <Link from="/$lang" to="/$lang/shop/process-order" search={{ order: waitingOrder }}>
            <Trans>Eine Bestellung dieses Projekts wartet</Trans>
          </Link>
        </Line>
      )}
    </>
  );
};

const OrderMade = ({ projectId }: { projectId: ProjectId }) => {
  const { i18n } = useLingui();
  const made = useOrdersOfProjects()?.get(projectId);
  if (!made) return null;
  const day = formatShortDay(made.order.orderedAt, i18n.locale);
  return (
    <Line>
      <Trans>
        Bereits bestellt am {day}, <OrderLink order={made.order} />
      </Trans>
    </Line>
  );
};

const OrderHolds = ({ orderId }: { orderId: OrderId }) => {
  const order = useRecord('order', customerSpace(useShop().actor.customerId), orderId);
  if (!order) return null;
  return (
    <Line>
      <Trans>
        Bereits bestellt, <OrderLink order={order} />. Die Stornierung wartet, bis dahin gilt die Bestellung.
      </Trans>
    </Line>
  );
};

const Line = ({ children }: { children: ReactNode }) => (
  <p className={styles.line}>
    <Icon name="info" size={16} />
    <span>{children}</span>
  </p>
);
