import { readsGross } from '@knotenblech/shared/orders/amounts/shown-vat-rate.ts';
import type { ApprovalRequest } from '@knotenblech/shared/orders/approval/approval-request.record.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { isUnwelded } from '@knotenblech/shared/projects/project-state.ts';
import { customerPriceSpace, customerSpace } from '@knotenblech/shared/records/space.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage } from '../../../i18n/words/error-messages.ts';
import { deliveryDayLabels } from '../../../i18n/words/order-labels.ts';
import { useKnownWaiting, useRecord, useRecords, useShop } from '../../../sync/hooks/use-shop.tsx';
import { isWaiting } from '../../../sync/status/read-waiting.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { formatDay } from '../../../ui/figures/format-time.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { EmptyState, Page } from '../../../ui/layout/page.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { AddressBlock } from '../../../ui/words/address-block.tsx';
import { useAuthorName } from '../../account/public/use-author-name.ts';
import { WhenLoaded } from '../../issues/public/not-loaded-yet.tsx';
import { OpenDecisions } from '../../project/public/open-decisions.tsx';
import { OrderAmountsList } from '../list/order-amounts-list.tsx';
import { OrderLines } from '../list/order-lines.tsx';
import styles from '../list/order-screen.module.css';
import { ApprovalState, isRequestOf } from './approval-state.tsx';

/** An order that is asked for and not made: what is to be ordered, by whom, at which price, and what becomes of it. */
export const ApprovalScreen = ({ requestId }: { requestId: string }) => {
  const { t, i18n } = useLingui();
  const { actor } = useShop();
  const nameOf = useAuthorName();
  const request = useRecord('approvalRequest', customerPriceSpace(actor.customerId), requestId);
  if (request === undefined) return <Page title={t`Bestellung`}>{null}</Page>;
  if (request === null) return <NoRequest requestId={requestId} />;
  return (
    <Page
      title={t`Freigabe für ${nameOf(request.userId)}`}
      documentTitle={t`Freigabe`}
      lead={<Trans>angefragt am {formatDay(request.askedAt, i18n.locale)}, noch nicht bestellt</Trans>}
      actions={<BackToOrders />}
    >
      <ApprovalState request={request} />
      <RequestContents request={request} />
    </Page>
  );
};

export const BackToOrders = () => (
  <LinkButton tone="quiet" icon={<Icon name="back" />} from="/$lang" to="/$lang/shop/account/orders">
    <Trans>Alle Bestellungen</Trans>
  </LinkButton>
);

/** The server refused it, or it is not known here. */
const NoRequest = ({ requestId }: { requestId: string }) => {
  const { t, i18n } = useLingui();
  const { actor } = useShop();
  const refused = useKnownWaiting()?.find((entry) => isRequestOf(entry, requestId) && !isWaiting(entry));
  return (
    <Page title={t`Bestellung`}>
      {refused ? (
        <Notice
          tone="error"
          title={<Trans>Die Anfrage zur Freigabe wurde nicht angenommen</Trans>}
          action={
            <LinkButton from="/$lang" to="/$lang/shop/basket">
              <Trans>Zum Warenkorb</Trans>
            </LinkButton>
          }
        >
          {errorMessage(i18n, refused.code ?? 'change_failed', refused.details)}
        </Notice>
      ) : (
        <WhenLoaded spaces={[customerSpace(actor.customerId)]}>
          <EmptyState title={<Trans>Diese Bestellung ist hier nicht bekannt</Trans>} action={<BackToOrders />} />
        </WhenLoaded>
      )}
    </Page>
  );
};

const RequestContents = ({ request: { order } }: { request: ApprovalRequest }) => {
  const { i18n } = useLingui();
  const { actor } = useShop();
  const projects = useRecords('project', customerSpace(actor.customerId)) ?? [];
  const stored = useRecord('address', customerSpace(actor.customerId), order.shippingAddressId);
  const address = order.shownContents?.shippingAddress ?? stored;
  const lines = order.lines.map((line): Order['lines'][number] => {
    const project = projects.find(({ id }) => id === line.projectId);
    const { name = '–', partCount = 0, netWeightG = 0 } = project ?? {};
    const welding = project && isUnwelded(project) ? { isUnwelded: true } : {};
    const unweighed = project?.unweighedCount === undefined ? {} : { unweighedCount: project.unweighedCount };
    return { ...line, projectName: name, partCount, netWeightG, ...unweighed, ...welding };
  });
  const isGross = readsGross(actor.customerKind);
  return (
    <div className={styles.columns}>
      <div className={styles.side}>
        <OrderLines order={{ lines }} amounts={order.shown} isGross={isGross} />
        {lines.map(({ projectId }) => (
          <OpenDecisions key={projectId} projectId={projectId} />
        ))}
      </div>
      <div className={styles.side}>
        <OrderAmountsList order={order} amounts={order.shown} isGross={isGross} />
        <dl className={styles.facts}>
          {order.reference === '' ? null : (
            <div>
              <dt>
                <Trans>Bestellzeichen</Trans>
              </dt>
              <dd>{order.reference}</dd>
            </div>
          )}
          <div>
            <dt>{i18n._(deliveryDayLabels(order.shippingType))}</dt>
            <dd>{formatDay(order.shownDeliveryDay, i18n.locale)}</dd>
          </div>
          {address ? (
            <div>
              <dt>
                <Trans>Lieferadresse</Trans>
              </dt>
              <dd>
                <AddressBlock address={address} />
                {order.phone === '' ? null : <Trans>Telefon: {order.phone}</Trans>}
              </dd>
            </div>
          ) : null}
        </dl>
      </div>
    </div>
  );
};
