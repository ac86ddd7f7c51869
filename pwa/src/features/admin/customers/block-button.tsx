import { type CustomerDetail, customerCalls } from '@knotenblech/shared/api/accounts/customer-calls.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServerMutation } from '../../../sync/hooks/online/use-server-query.ts';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { addToast } from '../../../ui/signals/toasts.ts';
import { showFailure } from '../../issues/public/show-failure.ts';

/** Blocks a customer after asking once more, or lets him in again; nobody blocks his own company. */
export const BlockButton = ({ customer: { id, name, blockedAt } }: { customer: CustomerDetail }) => {
  const { t, i18n } = useLingui();
  const { actor } = useShop();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const block = useServerMutation(
    (isBlocked: boolean) => ({
      path: `/admin/customers/${id}/block`,
      body: { isBlocked },
      answer: customerCalls.block.answer,
    }),
    (_, isBlocked) => {
      setAsking(false);
      addToast({ words: isBlocked ? t`${name} ist gesperrt.` : t`${name} kann sich wieder anmelden.` });
    },
  );
  const send = (isBlocked: boolean) =>
    block.mutate(isBlocked, {
      onError: (error) => showFailure(i18n, error),
      onSettled: () => client.invalidateQueries(),
    });
  if (id === actor.customerId) return null;
  if (blockedAt !== null)
    return (
      <Button isPending={block.isPending} onPress={() => send(false)}>
        <Trans>Sperre aufheben</Trans>
      </Button>
    );
  return (
    <>
      <Button tone="quiet" onPress={() => setAsking(true)}>
        <Trans>Kunden sperren</Trans>
      </Button>
      {isAsking ? (
        <Dialog
          title={<Trans>{name} sperren?</Trans>}
          onClose={() => setAsking(false)}
          hasNoRoute
          actions={
            <>
              <Button onPress={() => setAsking(false)}>
                <Trans>Nicht sperren</Trans>
              </Button>
              <Button tone="danger" isPending={block.isPending} onPress={() => send(true)}>
                <Trans>Sperren</Trans>
              </Button>
            </>
          }
        >
          <p>
            <Trans>
              Alle Benutzer dieses Kunden werden sofort abgemeldet und können sich nicht mehr anmelden. Bestellungen
              bleiben, wie sie sind. Die Sperre lässt sich wieder aufheben.
            </Trans>
          </p>
        </Dialog>
      ) : null}
    </>
  );
};
