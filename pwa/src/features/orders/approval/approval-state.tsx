import { namesOfUsers } from '@knotenblech/shared/accounts/customers.ts';
import type { ApprovalRequest } from '@knotenblech/shared/orders/approval/approval-request.record.ts';
import { approversOf } from '@knotenblech/shared/orders/approval/spending-limit.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import type { ArgsOf } from '@knotenblech/shared/sync/changes.ts';
import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { errorMessage } from '../../../i18n/words/error-messages.ts';
import { useKnownWaiting, useRecords, useShop, useSyncStatus } from '../../../sync/hooks/use-shop.tsx';
import { isSyncBlocked } from '../../../sync/status/read-status.ts';
import { isWaiting, type WaitingEntry } from '../../../sync/status/read-waiting.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Amount } from '../../../ui/figures/counting-amount.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { useAuthorName } from '../../account/public/use-author-name.ts';
import { showRefusal } from '../../issues/public/show-failure.ts';
import styles from '../list/order-screen.module.css';

type RequestProps = { request: ApprovalRequest };

/** Where a request stands, and what its reader can do about it. */
export const ApprovalState = ({ request }: RequestProps) => {
  const { actor } = useShop();
  const nameOf = useAuthorName();
  const { state, userId } = request;
  const takeBack = userId === actor.userId ? <TakeBack request={request} /> : null;
  switch (state.is) {
    case 'open':
      return <OpenRequest request={request} takeBack={takeBack} />;
    case 'approved':
      return (
        <Notice tone="good" title={<Trans>Von {nameOf(state.by)} freigegeben</Trans>}>
          <Trans>Die Bestellung geht hinaus, sobald das Gerät Verbindung hat. Bis dahin ist nichts bestellt.</Trans>
        </Notice>
      );
    case 'rejected':
      return (
        <Notice tone="error" title={<Trans>Von {nameOf(state.by)} nicht freigegeben</Trans>} action={takeBack}>
          {state.reason}
        </Notice>
      );
    case 'outdated':
      return (
        <Notice
          tone="warn"
          title={<Trans>Von {nameOf(state.by)} freigegeben, aber nicht bestellt</Trans>}
          action={takeBack}
        >
          <WhatChanged code={state.code as ErrorCode} details={state.details} />
        </Notice>
      );
  }
};

type Changed = { code: ErrorCode; details: Readonly<Record<string, unknown>> };

/** Why it cannot be ordered as it was asked for; of another price both. */
const WhatChanged = ({ code, details }: Changed) => {
  const { i18n } = useLingui();
  const { shownGrossCents: was, nowGrossCents: now } = details;
  return (
    <>
      <p>{errorMessage(i18n, code, details)}</p>
      {typeof was === 'number' && typeof now === 'number' ? (
        <p>
          <Trans>
            Angefragt mit Umsatzsteuer <Amount cents={was} />, jetzt <Amount cents={now} />
          </Trans>
        </p>
      ) : null}
    </>
  );
};

/** Whether an entry of the queue asks for this order. */
export const isRequestOf = ({ name, args }: WaitingEntry, orderId: string): boolean =>
  name === 'requestApproval' && (args as ArgsOf<'requestApproval'>).order.orderId === orderId;

const OpenRequest = ({ request, takeBack }: RequestProps & { takeBack: ReactNode }) => {
  const { i18n } = useLingui();
  const { actor } = useShop();
  const waiting = useKnownWaiting() ?? [];
  const users = useRecords('user', customerSpace(actor.customerId)) ?? [];
  const asker = users.find(({ id }) => id === request.userId);
  const approvers = asker ? approversOf(asker, request.order.shown.netCents, users) : [];
  if (approvers.some(({ id }) => id === actor.userId)) return <Decision request={request} />;
  const isUnsent = waiting.some((entry) => isRequestOf(entry, request.id) && isWaiting(entry));
  return isUnsent ? (
    <Notice title={<Trans>Auf diesem Gerät vorgemerkt</Trans>} action={takeBack}>
      <Trans>Die Anfrage geht von selbst hinaus, sobald das Gerät Verbindung hat.</Trans>
    </Notice>
  ) : (
    <Notice
      title={<Trans>Wartet auf die Freigabe durch {namesOfUsers(approvers, i18n.locale)}</Trans>}
      action={takeBack}
    >
      <Trans>Sie bekommen eine Nachricht, sobald entschieden ist. Bis dahin ist nichts bestellt.</Trans>
    </Notice>
  );
};

/** Puts what was asked for back into the basket, to be changed and asked for anew. */
const TakeBack = ({ request }: RequestProps) => {
  const { i18n } = useLingui();
  const shop = useShop();
  const navigate = useNavigate({ from: '/$lang' });
  const takeBack = async () => {
    try {
      await shop.change('withdrawApproval', { requestId: request.id });
    } catch (error) {
      showRefusal(i18n, error);
      return;
    }
    const { quoteId } = request.order;
    await (quoteId === undefined
      ? navigate({ to: '/$lang/shop/basket' })
      : navigate({ to: '/$lang/shop/account/quotes/$quoteId', params: { quoteId } }));
  };
  return (
    <Button onPress={() => void takeBack()}>
      {request.order.quoteId === undefined ? (
        <Trans>In den Warenkorb zurücknehmen</Trans>
      ) : (
        <Trans>Anfrage zurückziehen</Trans>
      )}
    </Button>
  );
};

/** The two answers of who may decide; offline they wait on the device. */
const Decision = ({ request }: RequestProps) => {
  const { t, i18n } = useLingui();
  const shop = useShop();
  const isBlocked = isSyncBlocked(useSyncStatus());
  const [isRejecting, setRejecting] = useState(false);
  const [reason, setReason] = useState('');
  const decide = async (decision: 'approve' | 'reject') => {
    setRejecting(false);
    try {
      await shop.change('decideApproval', { requestId: request.id, decision, reason: reason.trim() });
    } catch (error) {
      showRefusal(i18n, error);
    }
  };
  return (
    <>
      {isBlocked ? (
        <Notice>
          <Trans>
            Ihre Entscheidung wird vorgemerkt und geht hinaus, sobald das Gerät Verbindung hat. Entscheidet bis dahin
            jemand anders, gilt dessen.
          </Trans>
        </Notice>
      ) : null}
      <div className={styles.acts}>
        <Button tone="primary" onPress={() => void decide('approve')}>
          <Trans>Freigeben und zahlungspflichtig bestellen</Trans>
        </Button>
        <Button onPress={() => setRejecting(true)}>
          <Trans>Nicht freigeben</Trans>
        </Button>
      </div>
      {isRejecting ? (
        <Dialog
          title={<Trans>Nicht freigeben?</Trans>}
          onClose={() => setRejecting(false)}
          hasNoRoute
          actions={
            <>
              <Button onPress={() => setRejecting(false)}>
                <Trans>Abbrechen</Trans>
              </Button>
              <Button tone="danger" isDisabled={reason.trim() === ''} onPress={() => void decide('reject')}>
                <Trans>Nicht freigeben</Trans>
              </Button>
            </>
          }
        >
          <TextField
            label={t`Grund`}
            hint={t`Steht in der Nachricht an den, der gefragt hat.`}
            isMultiline
            maxLength={500}
            value={reason}
            onChange={setReason}
          />
        </Dialog>
      ) : null}
    </>
  );
};
