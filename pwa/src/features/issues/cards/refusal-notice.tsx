import { Trans } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { useCallback } from 'react';
import { ShopProvider, useShop } from '../../../sync/hooks/use-shop.tsx';
import { isToDecide, type WaitingEntry } from '../../../sync/status/read-waiting.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { lazyPart } from '../../../ui/lazy/lazy-part.ts';
import { addToast } from '../../../ui/signals/toasts.ts';
import { isShownOnScreen } from './is-shown-on.ts';
import { projectsShown } from './shown-projects.ts';
import { useNewRefusals } from './use-new-refusals.ts';

/** The words for all changes are loaded when there is something to tell. */
const RefusalWords = lazyPart(async () => (await import('./refusal-text.tsx')).RefusalWords);

/** Says at once what the server did not take and that it is undone here, but where the screen itself shows it. */
export const RefusalNotice = () => {
  const shop = useShop();
  const { pathname, search } = useLocation();
  const { order } = search as { order?: string };
  const tell = useCallback(
    (burst: readonly WaitingEntry[]) => {
      const place = { pathname, order, projects: projectsShown() };
      const untold = burst.filter((entry) => !isShownOnScreen(place, entry));
      if (untold.length === 0) return;
      addToast({
        name: 'refusals',
        tone: untold.some(isToDecide) ? 'bad' : 'quiet',
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
    [shop, pathname, order],
  );
  useNewRefusals(tell);
  return null;
};
