import { punchoutCalls } from '@knotenblech/shared/api/accounts/punchout-calls.ts';
import type { RequestQuoteArgs } from '@knotenblech/shared/orders/quotes/request-quote.schema.ts';
import { type CartId, newId, type QuoteId } from '@knotenblech/shared/values/ids.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useServerMutation } from '../../../sync/hooks/online/use-server-query.ts';
import { useSyncStatus } from '../../../sync/hooks/use-shop.tsx';
import { unsentCountOf } from '../../../sync/status/read-status.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { failureMessage } from '../../issues/public/show-failure.ts';

type HandOverButtonProps = {
  /** Where the basket goes. */
  host: string;
  /** null: something in it is open. */
  args: RequestQuoteArgs | null;
  /** The request with the hash of what stands above the button. */
  withHash: (args: RequestQuoteArgs) => Promise<RequestQuoteArgs>;
};

/** Makes the quote that a purchasing system gets, and leads to the page from which it goes there. */
export const HandOverButton = ({ host, args, withHash }: HandOverButtonProps) => {
  const { i18n } = useLingui();
  const status = useSyncStatus();
  const prepare = useServerMutation(
    (body: RequestQuoteArgs) => ({ path: punchoutCalls.prepare.path, body, answer: punchoutCalls.prepare.answer }),
    ({ url }) => window.location.assign(url),
  );
  const isOffline = status.state === 'offline';
  const isUnsent = unsentCountOf(status) > 0;
  const press = async () => {
    if (args) prepare.mutate(await withHash({ ...args, quoteId: newId<QuoteId>(), cartId: newId<CartId>() }));
  };
  return (
    <Notice
      tone={prepare.error ? 'error' : 'info'}
      title={<Trans>Für Ihr Einkaufssystem</Trans>}
      action={
        <Button
          tone="primary"
          isDisabled={args === null || isOffline || isUnsent}
          isPending={prepare.isPending || prepare.isSuccess}
          onPress={() => void press()}
        >
          <Trans>An Ihr Einkaufssystem übergeben</Trans>
        </Button>
      }
    >
      {prepare.error ? (
        failureMessage(i18n, prepare.error)
      ) : isOffline ? (
        <Trans>Übergeben geht nur mit Verbindung. Der Warenkorb bleibt liegen.</Trans>
      ) : isUnsent ? (
        <Trans>Ihre Änderungen gehen noch an den Server. Gleich lässt sich der Warenkorb übergeben.</Trans>
      ) : (
        <Trans>
          Wir machen aus dem Warenkorb ein Angebot zu diesen Beträgen. Auf der nächsten Seite senden Sie es an {host}.
        </Trans>
      )}
    </Notice>
  );
};
