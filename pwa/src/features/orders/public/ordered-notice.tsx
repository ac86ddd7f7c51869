import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { isOrdered } from '@knotenblech/shared/projects/project-state.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import type { OrderId, ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useRecord, useShop, useWaiting } from '../../../sync/hooks/use-shop.tsx';
import { formatShortDay } from '../../../ui/figures/format-time.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { VatText } from './amounts/shown-amount.tsx';
import { type OrderedPrice, useOrdersOfProjects, waitingOrderOf } from './order-queries.ts';
import styles from './ordered-notice.module.css';
import { cancellingOrderOf } from './state/waits-words.ts';

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

/** Leads to an order; says its number where no other words are given. */
export const OrderLink = ({ order, children }: { order: Pick<Order, 'id' | 'number'>; children?: ReactNode }) => (
  <Link from="/$lang" to="/$lang/shop/account/orders/$orderId" params={{ orderId: order.id }}>
    {children ?? <Trans>Nr. {order.number}</Trans>}
  </Link>
);

/** What an amount beside a project is: that of its order, as its customer counts. */
export const OrderedFor = ({ price: { quantity } }: { price: OrderedPrice }) => (
  <>
    {quantity === 1 ? <Trans>bestellt für</Trans> : <Trans>{quantity}-mal bestellt für</Trans>} ·&nbsp;
    <VatText />
  </>
);
