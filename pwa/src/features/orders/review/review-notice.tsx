import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage } from '../../../i18n/words/error-message.ts';
import type { QueuedOrder } from '../../../sync/status/queued-order.ts';
import { Notice } from '../../../ui/signals/notice.tsx';
import { reconfirmReason } from '../placed/asked-anew.ts';

type ReviewNoticeProps = Pick<QueuedOrder, 'code' | 'details'> & {
  /** A project of it has been ordered meanwhile. */
  isAgain: boolean;
};

/** Why an order asks again, and that nothing is ordered. */
export const ReviewNotice = ({ code, details, isAgain }: ReviewNoticeProps) => {
  const { i18n } = useLingui();
  if (isAgain)
    return (
      <Notice
        tone="warn"
        title={<Trans>Ein Projekt ist inzwischen bestellt – diese Bestellung ist noch nicht aufgegeben</Trans>}
      >
        <Trans>Bitte prüfen Sie, was jetzt gilt. Bestellt wird erst, wenn Sie zustimmen.</Trans>
      </Notice>
    );
  switch (reconfirmReason(code)) {
    case 'contents':
      return (
        <Notice tone="warn" title={<Trans>Inzwischen wurde etwas geändert – es ist nichts bestellt</Trans>}>
          <Trans>Bitte prüfen Sie, was jetzt gilt. Bestellt wird erst, wenn Sie zustimmen.</Trans>
        </Notice>
      );
    case 'terms':
      return (
        <Notice
          tone="warn"
          title={<Trans>Die Geschäftsbedingungen haben sich geändert – es ist nichts bestellt</Trans>}
        >
          <Trans>Bitte lesen Sie, was jetzt gilt. Bestellt wird erst, wenn Sie zustimmen.</Trans>
        </Notice>
      );
    case 'price':
    case null:
      return (
        <Notice tone="warn" title={<Trans>Der Preis hat sich geändert – es ist nichts bestellt</Trans>}>
          {code === null || code === 'price_changed' ? (
            <Trans>Bitte prüfen Sie den neuen Preis. Bestellt wird erst, wenn Sie ihm zustimmen.</Trans>
          ) : (
            errorMessage(i18n, code, details)
          )}
        </Notice>
      );
  }
};
