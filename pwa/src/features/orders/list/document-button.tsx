import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { deliveriesOf } from '@knotenblech/shared/orders/partial-steps.ts';
import type { Quote } from '@knotenblech/shared/orders/quotes/quote.record.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { useShop, useSyncStatus } from '../../../sync/hooks/use-shop.tsx';
import { fetchFile } from '../../../sync/transport/call-server.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { downloadFile } from '../../../ui/actions/download-file.ts';
import { showFailure } from '../../issues/public/show-failure.ts';
import styles from './document-button.module.css';

type DocumentButtonProps = {
  /** Below the API's root. */
  path: string;
  fileName: string;
  children: ReactNode;
};

/** Loads a document that the server writes; without a connection it says why it cannot. */
export const DocumentButton = ({ path, fileName, children }: DocumentButtonProps) => {
  const { i18n } = useLingui();
  const shop = useShop();
  const isOffline = useSyncStatus().state === 'offline';
  const [isLoading, setLoading] = useState(false);
  const reasonId = useId();
  const load = async () => {
    setLoading(true);
    try {
      const { bytes } = await fetchFile(shop, { path });
      downloadFile({ bytes, type: 'application/pdf' }, fileName);
    } catch (error) {
      showFailure(i18n, error);
    }
    setLoading(false);
  };
  return (
    <div className={styles.document}>
      <Button
        isDisabled={isOffline}
        isPending={isLoading}
        {...(isOffline ? { 'aria-describedby': reasonId } : {})}
        onPress={() => void load()}
      >
        {children}
      </Button>
      {isOffline ? (
        <p id={reasonId} className={styles.reason}>
          <Trans>Ohne Verbindung nicht möglich: Das Dokument liegt auf dem Server.</Trans>
        </p>
      ) : null}
    </div>
  );
};

/** The confirmation of an accepted order, for who may see its amounts. */
export const ConfirmationButton = ({ order }: { order: Order }) => {
  const { t } = useLingui();
  const { actor } = useShop();
  if (order.check !== 'accepted' || !actor.seesPrices) return null;
  return (
    <DocumentButton path={`/orders/${order.id}/confirmation.pdf`} fileName={t`Auftragsbestätigung ${order.number}.pdf`}>
      <Trans>Auftragsbestätigung (PDF)</Trans>
    </DocumentButton>
  );
};

/** A quote as PDF. */
export const QuoteButton = ({ quote }: { quote: Pick<Quote, 'id' | 'number'> }) => {
  const { t } = useLingui();
  return (
    <DocumentButton path={`/quotes/${quote.id}/quote.pdf`} fileName={t`Angebot ${quote.number}.pdf`}>
      <Trans>Angebot (PDF)</Trans>
    </DocumentButton>
  );
};

const sent: readonly Order['status'][] = ['SENT', 'PARTLY_SENT', 'CLOSED'];

/** What comes with the goods: one note, or one of each partial delivery. */
const DeliveryNoteButtons = ({ order }: { order: Order }) => {
  const { t } = useLingui();
  const deliveries = deliveriesOf(order);
  const path = `/orders/${order.id}/deliveryNote.pdf`;
  if (deliveries.length > 0) {
    return deliveries.map((_, n) => (
      <DocumentButton
        // oxlint-disable-next-line react/no-array-index-key -- a delivery is its place among those of the order
        key={n}
        path={`${path}?delivery=${n + 1}`}
        fileName={t`Lieferschein ${order.number}, Teillieferung ${n + 1}.pdf`}
      >
        <Trans>Lieferschein {n + 1} (PDF)</Trans>
      </DocumentButton>
    ));
  }
  return (
    <DocumentButton path={path} fileName={t`Lieferschein ${order.number}.pdf`}>
      <Trans>Lieferschein (PDF)</Trans>
    </DocumentButton>
  );
};

/** The documents of an order for its customer: what was agreed, and once it is on its way what comes with the goods. */
export const OwnDocumentButtons = ({ order }: { order: Order }) => (
  <>
    <ConfirmationButton order={order} />
    {order.check === 'accepted' && sent.includes(order.status) ? <DeliveryNoteButtons order={order} /> : null}
  </>
);

/** All documents of an order, for those who run the shop. */
export const AllDocumentButtons = ({ order }: { order: Order }) => {
  const { t } = useLingui();
  if (order.check !== 'accepted') return null;
  return (
    <>
      <ConfirmationButton order={order} />
      <DeliveryNoteButtons order={order} />
      <DocumentButton path={`/orders/${order.id}/proForma.pdf`} fileName={t`Proforma-Rechnung ${order.number}.pdf`}>
        <Trans>Proforma-Rechnung (PDF)</Trans>
      </DocumentButton>
    </>
  );
};

/** Loads the file that a project of any customer was read from, for those who run the shop. */
export const FileLink = ({ line: { projectId, projectName } }: { line: Order['lines'][number] }) => {
  const { t, i18n } = useLingui();
  const shop = useShop();
  const [isLoading, setLoading] = useState(false);
  const load = async () => {
    setLoading(true);
    try {
      const { bytes, name } = await fetchFile(shop, { path: `/admin/projects/${projectId}/file` });
      downloadFile({ bytes, type: 'application/octet-stream' }, name ?? projectName);
    } catch (error) {
      showFailure(i18n, error);
    }
    setLoading(false);
  };
  return (
    <Button
      tone="quiet"
      isPending={isLoading}
      aria-label={t`Datei von ${projectName} laden`}
      onPress={() => void load()}
    >
      <Trans>Datei</Trans>
    </Button>
  );
};
