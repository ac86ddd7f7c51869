import { answerDueAt } from '@knotenblech/shared/projects/project-state.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { requestReasonLines } from '../../../i18n/words/project-labels.ts';
import { useShop, useWaiting } from '../../../sync/hooks/use-shop.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { formatDueTime, formatShortDay } from '../../../ui/figures/format-time.ts';
import { Notice } from '../../../ui/signals/notice.tsx';
import { NamedAmount } from '../../orders/public/amounts/shown-amount.tsx';
import { projectsInWaitingRequests, waitingOrderOf } from '../../orders/public/order-queries.ts';
import { OrderLink } from '../../orders/public/ordered-notice.tsx';
import { useCopyProject } from '../../projects/public/use-copy-project.ts';
import { useProject } from '../open/project-context.tsx';
import { useIsAdminMode } from '../use-is-admin-mode.ts';
import { RequestPriceButton } from './request-price-button.tsx';
import { useCancelledOrder, useOffer, useProjectOrder } from './use-offer.ts';

/** What the state of the project means for its price and for editing it, and what can be done now; nothing while it is priced. */
export const OfferNotice = () => {
  const { state, reasons, hasFallen, mainAction } = useOffer();
  const { actor } = useShop();
  // The bar of the price has the button then.
  const request = mainAction === 'request' && may(actor, 'order') ? null : <RequestPriceButton />;
  const { source, closed } = useProject();
  if (closed === 'project_trashed') return <TrashedNotice projectId={source.project.id} />;
  if (closed === 'order_waiting') return <WaitingOrderNotice />;
  switch (state) {
    case 'ordered':
      return <ReadOnlyNotice />;
    case 'order-cancelled':
      return <CancelledNotice />;
    case 'on-request':
    case 'missing-data':
      return <OnRequestNotice isMissing={state === 'missing-data'} {...{ reasons, hasFallen, request }} />;
    case 'calculating-offer':
      return <RequestedNotice />;
    case 'answered-by-project':
      return <AnsweredNotice request={request} />;
    case 'manual-price':
    case 'manual-price-fixed':
      return <ManualPriceNotice isFixed={state === 'manual-price-fixed'} />;
    case 'priced':
      return hasFallen ? <FallenNotice action={null} /> : null;
    case 'unreadable':
    case 'analysis-running':
    case 'nothing-taken':
      return null;
  }
};

const ReadOnlyNotice = () => {
  const { i18n } = useLingui();
  const isAdminMode = useIsAdminMode();
  const made = useProjectOrder();
  return (
    <Notice title={<Trans>Bestellt und deshalb schreibgeschützt</Trans>} action={<CopyButton />}>
      {made ? (
        <p>
          <Trans>
            Bestellung <OrderLink order={made.order} /> vom {formatShortDay(made.order.orderedAt, i18n.locale)}
          </Trans>
        </p>
      ) : null}
      {isAdminMode ? null : (
        <p>
          <Trans>Für eine Änderung kopieren Sie es als neues Projekt: dieselbe Datei, dieselben Angaben.</Trans>
        </p>
      )}
    </Notice>
  );
};

const CancelledNotice = () => {
  const { i18n } = useLingui();
  const isAdminMode = useIsAdminMode();
  const order = useCancelledOrder();
  if (order === undefined) return null;
  return (
    <Notice
      title={<Trans>Bestellung storniert, Projekt schreibgeschützt</Trans>}
      action={
        <CopyButton>
          <Trans>Kopie anlegen</Trans>
        </CopyButton>
      }
    >
      {order ? (
        <p>
          <Trans>
            Bestellung <OrderLink order={order} /> vom {formatShortDay(order.orderedAt, i18n.locale)}
          </Trans>
        </p>
      ) : null}
      {isAdminMode ? null : (
        <p>
          <Trans>Unverändert können Sie es wieder bestellen. Zum Ändern legen Sie eine Kopie an.</Trans>
        </p>
      )}
    </Notice>
  );
};

const TrashedNotice = ({ projectId }: { projectId: ProjectId }) => {
  const shop = useShop();
  const restore = () => void shop.change('trashProject', { projectId, trashed: false });
  const action = may(shop.actor, 'editProject') ? (
    <Button onPress={restore}>
      <Trans>Wiederherstellen</Trans>
    </Button>
  ) : undefined;
  return <Notice title={<Trans>Im Papierkorb und deshalb schreibgeschützt</Trans>} action={action} />;
};

const FallenNotice = ({ action }: { action: ReactNode }) => {
  const { manual } = useProject().source;
  const isAdminMode = useIsAdminMode();
  if (!manual) return null;
  return (
    <Notice tone="warn" title={<Trans>Der vereinbarte Preis gilt nicht mehr</Trans>} action={action}>
      <p>
        {isAdminMode ? (
          <Trans>
            Er war <NamedAmount cents={manual.netCents} /> für das Projekt, wie es vor einer Änderung war. Wird sie
            zurückgenommen, so gilt er wieder.
          </Trans>
        ) : (
          <Trans>
            Er war <NamedAmount cents={manual.netCents} /> für das Projekt, wie es vor Ihrer Änderung war. Nehmen Sie
            die Änderung zurück, so gilt er wieder.
          </Trans>
        )}
      </p>
    </Notice>
  );
};

type OnRequestProps = {
  isMissing: boolean;
  hasFallen: boolean;
  reasons: Parameters<typeof requestReasonLines>[1];
  request: ReactNode;
};

/** What the line beside the total says is not said again, unless a price can be asked for here. */
/** Whoever sees prices reads the reasons beside the total. */
const OnRequestNotice = ({ isMissing, hasFallen, reasons, request }: OnRequestProps) => {
  const { i18n } = useLingui();
  const { actor, isVisitors } = useShop();
  if (hasFallen) return <FallenNotice action={request} />;
  if (actor.seesPrices && (isVisitors || (isMissing && request === null))) return null;
  return (
    <Notice
      tone="warn"
      title={isMissing ? <Trans>Für den Preis fehlen Angaben</Trans> : <Trans>Preis auf Anfrage</Trans>}
      action={request}
    >
      {actor.seesPrices ? null : <p>{requestReasonLines(i18n, reasons.slice(0, 3)).join(' · ')}</p>}
    </Notice>
  );
};

const RequestedNotice = () => {
  const { i18n } = useLingui();
  const { project } = useProject().source;
  const isAdminMode = useIsAdminMode();
  const isQueued = useIsRequestWaiting();
  if (isQueued || !project.priceRequestedAt) {
    return (
      <Notice title={<Trans>Preisanfrage wartet auf die Verbindung</Trans>}>
        <p>
          <Trans>Sie geht von selbst hinaus. Die Antwort kommt dann innerhalb von 48 Stunden.</Trans>
        </p>
      </Notice>
    );
  }
  const due = formatDueTime(answerDueAt(project.priceRequestedAt), i18n.locale);
  return (
    <Notice title={<Trans>Angebot wird berechnet: Antwort bis {due}</Trans>}>
      <p>
        {isAdminMode ? (
          <Trans>Der Kunde bekommt mit der Antwort eine Nachricht und eine E-Mail.</Trans>
        ) : (
          <Trans>Sie bekommen eine Nachricht und eine E-Mail. Bis dahin können Sie weiter am Projekt arbeiten.</Trans>
        )}
      </p>
    </Notice>
  );
};

/** The request was answered with parts: they are a project of their own. */
const AnsweredNotice = ({ request }: { request: ReactNode }) => {
  const { answerProjectId } = useProject().source.project;
  const isAdminMode = useIsAdminMode();
  if (!answerProjectId) return null;
  return (
    <Notice
      tone="good"
      title={<Trans>Beantwortet mit einem Projekt aus Teilen</Trans>}
      action={
        <>
          <LinkButton
            from="/$lang"
            to="/$lang/shop/project/$projectId"
            params={(now) => ({ ...now, projectId: answerProjectId })}
            search={isAdminMode ? { admin: true } : {}}
            tone="primary"
          >
            <Trans>Teile ansehen</Trans>
          </LinkButton>
          {request}
        </>
      }
    >
      {isAdminMode ? null : (
        <p>
          <Trans>Mengen und Oberflächen können Sie dort ändern und die Teile bestellen.</Trans>
        </p>
      )}
    </Notice>
  );
};

const ManualPriceNotice = ({ isFixed }: { isFixed: boolean }) => {
  const { manual } = useProject().source;
  return (
    <Notice tone="good" title={isFixed ? <Trans>Fester Preis vereinbart</Trans> : <Trans>Preis vereinbart</Trans>}>
      <p>
        {isFixed ? (
          <Trans>Material, Menge, Oberfläche, Farbe und Spezifität bleiben, wie sie sind.</Trans>
        ) : (
          <Trans>Er gilt für das Projekt, wie es ist. Nach einer Änderung wird neu gerechnet.</Trans>
        )}
      </p>
      {manual?.note ? <p>{manual.note}</p> : null}
    </Notice>
  );
};

/** Whether the price of the open project is asked for on this device alone: nothing is calculated yet. */
const useIsRequestWaiting = (): boolean => {
  const { project } = useProject().source;
  return projectsInWaitingRequests(useWaiting()).has(project.id);
};

/** Why nothing of the open project can be edited now, and both ways on: to the order that waits, and to a copy. */
const WaitingOrderNotice = () => {
  const { project } = useProject().source;
  const orderId = waitingOrderOf(useWaiting(), project.id);
  if (orderId === null) return null;
  return (
    <Notice
      title={<Trans>Eine Bestellung dieses Projekts wartet</Trans>}
      action={
        <>
          <LinkButton from="/$lang" to="/$lang/shop/process-order" search={{ order: orderId }}>
            <Trans>Zur Bestellung</Trans>
          </LinkButton>
          <CopyButton />
        </>
      }
    >
      <p>
        <Trans>Bis zur Antwort bleibt es, wie es ist. Für eine Änderung ziehen Sie sie zurück.</Trans>
      </p>
    </Notice>
  );
};

/** Copies the open project and opens the copy. */
const CopyButton = ({ children }: { children?: ReactNode }) => {
  const { actor } = useShop();
  const { project } = useProject().source;
  const copy = useCopyProject();
  const navigate = useNavigate({ from: '/$lang' });
  const isAdminMode = useIsAdminMode();
  if (isAdminMode || !may(actor, 'createProject')) return null;
  const copyAndOpen = async () => {
    const projectId = await copy(project);
    await navigate({ to: '/$lang/shop/project/$projectId', params: { projectId }, search: {} });
  };
  return <Button onPress={() => void copyAndOpen()}>{children ?? <Trans>Als neues Projekt kopieren</Trans>}</Button>;
};
