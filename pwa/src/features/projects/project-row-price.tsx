import type { ProjectPrice } from '@knotenblech/shared/prices/project/project-price.record.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { isOrdered, isUnwelded } from '@knotenblech/shared/projects/project-state.ts';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Amount } from '../../ui/figures/counting-amount.tsx';
import { toDetailsPrice } from '../../ui/record-list/view-over-list.ts';
import { NamedAmount } from '../orders/public/amounts/shown-amount.tsx';
import { UnweldedMark } from '../orders/public/line-contents.tsx';
import type { ProjectOrder } from '../orders/public/order-queries.ts';
import { OrderedFor, OrderLink } from '../orders/public/ordered-notice.tsx';
import styles from './project-row.module.css';

type Props = {
  project: Project;
  price: ProjectPrice | null;
  made: ProjectOrder | null;
  seesPrices: boolean;
  /** What was asked for has not left the device. */
  isUnsent: boolean;
};

/** What the project costs, or what it is ordered for. */
export const ProjectRowPrice = ({ project, price, made, seesPrices, isUnsent }: Props) => {
  if (!seesPrices) {
    return (
      <span className={styles.noPrice}>
        <Trans>Kein Preis sichtbar</Trans>
      </span>
    );
  }
  if (isOrdered(project)) return <OrderedPrice made={made} />;
  if (price?.onRequest ?? project.onRequest) {
    return (
      <span className={styles.noPrice}>
        {project.priceRequestedAt && !isUnsent ? <Trans>angefragt</Trans> : <Trans>auf Anfrage</Trans>}
      </span>
    );
  }
  if (!price || project.positionCount === 0) return <span className={styles.noPrice}>–</span>;
  return (
    <>
      <Link
        {...toDetailsPrice(project.id)}
        className={styles.priceLink ?? ''}
        aria-labelledby={`view-${project.id} price-${project.id}`}
        aria-describedby={`project-${project.id}`}
      >
        <span id={`view-${project.id}`} hidden>
          <Trans>Preis ansehen:</Trans>
        </span>
        <span id={`price-${project.id}`}>
          <NamedAmount cents={price.netCents} />
        </span>
      </Link>
      {isUnwelded(project) ? <UnweldedMark /> : null}
    </>
  );
};

const OrderedPrice = ({ made }: { made: ProjectOrder | null }) => (
  <>
    {made?.price ? (
      <>
        <span className={styles.orderedFor}>
          <OrderedFor price={made.price} />
        </span>
        <Amount cents={made.price.cents} />
      </>
    ) : (
      <span className={styles.noPrice}>–</span>
    )}
    {made ? (
      <span className={styles.order}>
        <OrderLink order={made.order}>
          <Trans>Bestellung {made.order.number}</Trans>
        </OrderLink>
      </span>
    ) : null}
  </>
);
