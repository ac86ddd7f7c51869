import { Trans } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { lazy, useCallback } from 'react';
import type { WaitingEntry } from '../../../sync/read-waiting.ts';
import { ShopProvider, useShop } from '../../../sync/use-shop.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { addToast } from '../../../ui/signals/toasts.ts';
import { useNewRefusals } from './use-new-refusals.ts';

/** The words for all changes are loaded when there is something to tell. */
const RefusalWords = lazy(async () => ({ default: (await import('./refusal-words.tsx')).RefusalWords }));

/** Says at once what the server did not take and that it is undone here, but where the screen itself shows it. */
export const RefusalNotice = () => {
  const shop = useShop();
  const { pathname } = useLocation();
  const tell = useCallback(
    (burst: readonly WaitingEntry[]) => {
      const untold = burst.filter((entry) => !isShownOn(pathname, entry));
      if (untold.length === 0) return;
      addToast({
        name: 'refusals',
        tone: 'bad',
        words: (
          <ShopProvider shop={shop}>
            <RefusalWords entries={untold} />
          </ShopProvider>
        ),
        action: (dismiss) => (
          <LinkButton tone="quiet" from="/$lang" to="/$lang/shop/waiting" onClick={dismiss}>
            <Trans>Ansehen</Trans>
          </LinkButton>
        ),
      });
    },
    [shop, pathname],
  );
  useNewRefusals(tell);
  return null;
};

/** The waiting list shows all of them, the screens of orders what became of an order, those of a project or an order what is about it. */
const isShownOn = (pathname: string, { name, args }: WaitingEntry) => {
  if (pathname.endsWith('/shop/waiting')) return true;
  if (name === 'submitOrder') return /\/shop\/(process-order|order-|account\/orders)/.test(pathname);
  const { projectId, orderId } = args as { projectId?: string; orderId?: string };
  return [projectId, orderId].some((id) => id !== undefined && pathname.includes(id));
};
